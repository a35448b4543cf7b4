// SPDX-License-Identifier: Apache-2.0

internal import AppClipDevice
internal import AppClipTypes
public import Foundation

/// Pictures of a clip without a person: the card and the first screen, in each language of the clip,
/// light and dark.
public struct ScreenshotRun: Sendable {
    private let run: SimulatorRun
    private let url: String

    /// Pictures of what a URL invokes.
    public init(of run: SimulatorRun, url: String) {
        var run = run
        run.watches = false
        self.run = run
        self.url = url
    }

    /// Takes the pictures.
    ///
    /// - Parameter save: Takes the name of a file and its bytes, as PNG, as soon as they are there.
    /// - Throws: ``BuildFailure``, ``ActionRefusal`` with the sentence why there is no picture, or
    ///   what `save` throws.
    public func take(_ save: @escaping @Sendable (_ name: String, Data) throws -> Void) async throws
    {
        let (started, continuation) = AsyncStream<(String, SimulatorSession)>.makeStream()
        try await withThrowingTaskGroup { group in
            group.addTask {
                try await run.run { address, session in continuation.yield((address, session)) }
            }
            group.addTask {
                for await (address, session) in started {
                    try await take(at: address, of: session, save)
                    return
                }
            }
            // The pictures are done, or the simulator could not run.
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func take(
        at address: String,
        of session: SimulatorSession,
        _ save: @Sendable (_ name: String, Data) throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("morsel-screenshots-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let browser = try HeadlessBrowser(in: folder)
        defer { browser.close() }
        let page = try await BrowserPage(address, in: browser, width: 393, height: 852)
        try await page.wait(for: "window.setLook", "The simulator's page")
        for language in await session.languages {
            for isDark in [false, true] {
                let name = "\(language.tag)-\(isDark ? "dark" : "light").png"
                try await session.perform(.reset)
                try await session.perform(.change(.languages([language])))
                _ = try await page.isTrue("setLook({ dark: \(isDark), phoneOnly: true, model: 0 })")
                try await invoke(session)
                try await page.wait(
                    for: """
                        document.querySelector('.p-card') && [...document.images].every(
                            (image) => image.complete)
                        """,
                    "The card"
                )
                try await settle(page)
                try save("card-\(name)", try await page.picture())
                try await session.perform(.card(.open))
                try await page.wait(
                    for: "window.drawnCount > 0 && window.isSettled",
                    "The first screen"
                )
                // The banner at the top goes after some seconds.
                try await session.perform(.wait(seconds: 10))
                try await settle(page)
                try save("screen-\(name)", try await page.picture())
            }
        }
    }

    // By a code where the clip has an experience for one, else by whatever shows a card.
    private func invoke(_ session: SimulatorSession) async throws {
        for source in [InvocationSource.appClipCode, .qrCode, .messages] {
            try await session.perform(.invoke(url, from: source))
            if await session.hasCard { return }
        }
        throw ActionRefusal("'\(url)' shows no card: the simulator's journal says why.")
    }

    private func settle(_ page: BrowserPage) async throws {
        _ = try await page.isTrue("new Promise((resolve) => setTimeout(resolve, 500, true))")
    }
}
