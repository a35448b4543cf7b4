// SPDX-License-Identifier: Apache-2.0

internal import AppClipDevice
internal import AppClipTypes
public import Foundation

/// Pictures of a clip without a person: the card, the first screen and the previews, in each language of the clip,
/// light and dark.
public struct ScreenshotRun: Sendable {
    private let run: SimulatorRun

    /// Pictures of what the URL of the project invokes.
    public init(of run: SimulatorRun) {
        var run = run
        run.watches = false
        self.run = run
    }

    /// Takes the pictures.
    ///
    /// - Parameters:
    ///   - save: Takes the name of a file and its bytes, as PNG, as soon as they are there.
    ///   - note: Takes a sentence about a preview of which there is no picture.
    /// - Throws: ``BuildFailure``, ``ActionRefusal`` with the sentence why there is no picture, or
    ///   what `save` throws.
    public func take(
        _ save: @escaping @Sendable (_ name: String, Data) throws -> Void,
        noting note: @escaping @Sendable (String) -> Void
    ) async throws {
        let (started, continuation) = AsyncStream<(String, SimulatorSession)>.makeStream()
        try await withThrowingTaskGroup { group in
            group.addTask {
                try await run.run { address, session in continuation.yield((address, session)) }
            }
            group.addTask {
                for await (address, session) in started {
                    try await take(at: address, of: session, save, note)
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
        _ save: @Sendable (_ name: String, Data) throws -> Void,
        _ note: @Sendable (String) -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("morsel-screenshots-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let browser = try HeadlessBrowser(in: folder)
        defer { browser.close() }
        let page = try await BrowserPage(address, in: browser, width: 393, height: 852)
        try await page.wait(for: "window.setLook", "The simulator's page")
        let previews = Self.fileNames(await session.previews)
        for language in await session.languages {
            for isDark in [false, true] {
                let name = "\(language.tag)-\(isDark ? "dark" : "light").png"
                _ = try await page.isTrue("setLook({ dark: \(isDark), phoneOnly: true, model: 0 })")
                try await showCard(session, in: language, on: page)
                try await settle(page)
                try save("card-\(name)", try await page.picture())
                try await open(session, on: page)
                try save("screen-\(name)", try await page.picture())
                for (number, title) in previews.enumerated() {
                    await session.show(preview: number)
                    try await showCard(session, in: language, on: page)
                    // Many previews work in Xcode alone; the others are wanted all the same.
                    do {
                        try await open(session, on: page)
                        try save("preview-\(title)-\(name)", try await page.picture())
                    } catch let error as ActionRefusal {
                        note("preview-\(title)-\(name): \(error.sentence)")
                    }
                }
                await session.show(preview: nil)
            }
        }
    }

    // On a new phone.
    private func showCard(
        _ session: SimulatorSession,
        in language: Language,
        on page: BrowserPage
    ) async throws {
        try await session.perform(.reset)
        try await session.perform(.change(.languages([language])))
        try await invoke(session)
        try await page.wait(
            for: """
                document.querySelector('.p-card') && [...document.images].every(
                    (image) => image.complete)
                """,
            "The card"
        )
    }

    private func open(_ session: SimulatorSession, on page: BrowserPage) async throws {
        try await session.perform(.card(.open))
        do {
            try await page.wait(
                for: "window.drawnCount > 0 && window.isSettled",
                "The first screen"
            )
        } catch let error as ActionRefusal {
            throw await session.crashSentence.map(ActionRefusal.init) ?? error
        }
        // The banner at the top goes after some seconds.
        try await session.perform(.wait(seconds: 10))
        try await settle(page)
        // What came meanwhile can have images of its own.
        try await page.wait(for: "window.isSettled", "The first screen")
    }

    /// Names of files for previews, each another one: their titles as far as they are letters, digits and hyphens.
    static func fileNames(_ titles: [String]) -> [String] {
        var seen: [String: Int] = [:]
        return titles.map { title in
            let words = title.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            let name =
                words.isEmpty ? "untitled" : words.joined(separator: "-").prefix(60).description
            seen[name, default: 0] += 1
            return seen[name] == 1 ? name : "\(name)-\(seen[name] ?? 0)"
        }
    }

    // By a code where the clip has an experience for one, else by whatever shows a card.
    private func invoke(_ session: SimulatorSession) async throws {
        guard let url = await session.project.url else {
            throw ActionRefusal("Name the invocation URL with --url.")
        }
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
