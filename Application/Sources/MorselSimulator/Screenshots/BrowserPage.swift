// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A page of a headless browser.
struct BrowserPage: Sendable {
    private let browser: HeadlessBrowser
    private let session: String

    /// Opens an address in a window whose size is given in points.
    init(_ address: String, in browser: HeadlessBrowser, width: Int, height: Int) async throws {
        self.browser = browser
        // In a window of its own it is always in front; what is behind another page is drawn late.
        let target = try await browser.send(
            "Target.createTarget",
            ["url": .text("about:blank"), "newWindow": .flag(true)]
        )
        let identifier = try JSONDecoder().decode([String: String].self, from: target)["targetId"]
        let attached = try await browser.send(
            "Target.attachToTarget",
            ["targetId": .text(identifier ?? ""), "flatten": .flag(true)]
        )
        session =
            try JSONDecoder().decode([String: String].self, from: attached)["sessionId"] ?? ""
        _ = try await browser.send(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(width)), "height": .number(Double(height)),
                "deviceScaleFactor": .number(2), "mobile": .flag(false),
            ],
            session: session
        )
        _ = try await browser.send("Page.navigate", ["url": .text(address)], session: session)
    }

    /// Waits until an expression of the page is true.
    ///
    /// - Throws: ``ActionError`` if it is not true within thirty seconds, since the machine may
    ///   be building something else.
    func wait(for expression: String, _ what: String) async throws {
        let deadline = ContinuousClock.now + .seconds(30)
        while ContinuousClock.now < deadline {
            if try await isTrue(expression) { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw ActionError("\(what) did not appear within thirty seconds.")
    }

    /// Returns whether an expression of the page, or what its promise resolves to, is true; `false`
    /// while the page is not loaded.
    func isTrue(_ expression: String) async throws -> Bool {
        let reply = try await browser.send(
            "Runtime.evaluate",
            [
                "expression": .text("Promise.resolve(\(expression)).then(Boolean)"),
                "returnByValue": .flag(true), "awaitPromise": .flag(true),
            ],
            session: session
        )
        struct Reply: Decodable {
            struct Result: Decodable { let value: Bool? }
            let result: Result
        }
        return (try? JSONDecoder().decode(Reply.self, from: reply).result.value) ?? false
    }

    /// Waits until the animations of the page have ended, for at most two seconds.
    func waitForAnimations() async throws {
        _ = try await isTrue(
            """
            new Promise((resolve) => requestAnimationFrame(() => Promise.race([
                Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
                new Promise((late) => setTimeout(late, 2000)),
            ]).then(() => resolve(true))))
            """
        )
    }

    /// Returns an image of the window, as PNG.
    func picture() async throws -> Data {
        let reply = try await browser.send(
            "Page.captureScreenshot",
            ["format": .text("png"), "optimizeForSpeed": .flag(true)],
            session: session
        )
        let text = try JSONDecoder().decode([String: String].self, from: reply)["data"]
        guard let data = text.flatMap({ Data(base64Encoded: $0) }) else {
            throw ActionError("Chromium took no picture.")
        }
        return data
    }
}
