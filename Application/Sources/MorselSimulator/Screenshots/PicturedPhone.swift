// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipTypes
import Foundation

/// A phone and its page in the browser, of which screenshots are taken.
final class PicturedPhone: Sendable {
    typealias Save = @Sendable (_ name: String, Data) throws -> Void
    typealias Note = @Sendable (String) -> Void

    private let page: BrowserPage
    private let session: SimulatorSession

    init(page: BrowserPage, session: SimulatorSession) {
        self.page = page
        self.session = session
    }

    // MARK: Card and first screen

    func takeCardsAndScreens(_ save: Save, _ note: Note) async throws {
        let project = await session.project
        guard let url = project.url else {
            throw ActionError("Name the invocation URL with --url.")
        }
        for language in project.languages {
            try await begin(in: language)
            if try await showCard(of: project.cardURL ?? url) {
                try await page.wait(
                    for: """
                        document.querySelector('.p-card') && [...document.images].every(
                            (image) => image.complete)
                        """,
                    "The card"
                )
                try await take("card", language, save) {
                    try await self.page.waitForAnimations()
                }
            } else {
                note(
                    "card-\(language.tag): '\(url)' shows no card; the clip starts with it directly, as from Xcode (D-41)."
                )
            }
            let source = await session.sourceToBeginWith(url)
            if source == .xcode {
                if await session.hasCard { try await session.perform(.card(.dismiss)) }
                try await session.perform(.invoke(url, from: .xcode))
            } else {
                if await session.project.cardURL ?? url != url {
                    try await session.perform(.invoke(url, from: source))
                }
                try await session.perform(.card(.open))
            }
            let program = try await firstMoment(limit: .seconds(30))
            // The banner at the top disappears after some seconds.
            try await session.perform(.wait(seconds: 10))
            try await take("screen", language, save) { try await self.settle(program) }
        }
    }

    /// Starts again with a new phone in a language.
    private func begin(in language: Language) async throws {
        try await session.perform(.reset)
        try await session.perform(.change(.languages([language])))
    }

    /// Shows the card of a URL, from a code if the clip has an experience for one, or else from any
    /// source that shows it.
    ///
    /// - Returns: Whether the card is shown.
    private func showCard(of url: String) async throws -> Bool {
        let source = await session.sourceToBeginWith(url)
        guard source != .xcode else { return false }
        try await session.perform(.invoke(url, from: source))
        return await session.hasCard
    }

    // MARK: Previews

    /// A preview in one language.
    struct Preview: Sendable {
        let number: Int
        let name: String
        let language: Language

        /// Returns file names for previews: the words of their titles, joined by hyphens.
        ///
        /// A name has at most 60 characters before the number that a repeated one gets.
        static func fileNames(_ titles: [String]) -> [String] {
            var taken: Set<String> = []
            return titles.map { title in
                let words = title.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                let name =
                    words.isEmpty
                    ? "untitled" : words.joined(separator: "-").prefix(60).description
                var free = name
                var number = 2
                while !taken.insert(free).inserted {
                    free = "\(name)-\(number)"
                    number += 1
                }
                return free
            }
        }
    }

    /// Takes the screenshots of a preview.
    ///
    /// Many previews work only in Xcode; they are noted, and the others are still taken.
    func take(_ preview: Preview, _ save: Save, _ note: Note) async throws {
        let name = "preview-\(preview.name)"
        await session.show(preview: preview.number)
        let isThere = await session.shownProgram != nil
        let language = await session.language
        if !isThere || language != preview.language {
            try await begin(in: preview.language)
            // Xcode starts the clip without a card, whatever the URL is.
            try await session.perform(.invoke(await session.project.url ?? "", from: .xcode))
        } else {
            try await session.perform(.restart)
        }
        do {
            let program = try await firstMoment(limit: .seconds(2))
            try await take(name, preview.language, save) { try await self.settle(program) }
        } catch let error as ActionError {
            note("\(name)-\(preview.language.tag): \(error.sentence)")
        }
    }

    // MARK: Pictures

    private func take(
        _ name: String,
        _ language: Language,
        _ save: Save,
        after settle: () async throws -> Void
    ) async throws {
        for isDark in [false, true] {
            _ = try await page.isTrue("setLook({ dark: \(isDark), phoneOnly: true, model: 0 })")
            try await settle()
            try save(
                "\(name)-\(language.tag)-\(isDark ? "dark" : "light").png",
                try await page.picture()
            )
        }
    }

    /// The maximum time until a program is loaded.
    private static let loading = Duration.seconds(30)

    /// Waits until the program on the screen has sent the patches of its launch.
    ///
    /// - Parameter limit: The maximum time for them, once the program is loaded.
    /// - Returns: The number of the program.
    /// - Throws: ``ActionError`` if the program stops, or takes longer.
    private func firstMoment(limit: Duration) async throws -> Int {
        let clock = ContinuousClock()
        var deadline = clock.now + Self.loading
        var isLoaded = false
        while clock.now < deadline {
            guard let program = await session.shownProgram else {
                throw ActionError("The clip is not on the screen.")
            }
            if let crash = program.crash { throw ActionError("The clip stopped: \(crash)") }
            if program.hasHandled {
                // The page can be later than its program, if the browser is busy.
                try await page.wait(for: "isCaughtUp(\(program.number))", "The first screen")
                return program.number
            }
            if program.hasGreeted, !isLoaded {
                isLoaded = true
                deadline = clock.now + limit
            }
            try await Task.sleep(for: .milliseconds(10))
        }
        let patience = isLoaded ? limit : Self.loading
        throw ActionError(
            "The first screen did not appear within \(patience.components.seconds) seconds."
        )
    }

    /// The time without a change after which a screen is at rest, in milliseconds.
    private static let quiet = 300

    /// The maximum time to wait for a screen.
    private static let patience = Duration.seconds(5)

    /// Waits until the screen is at rest, for at most five seconds.
    ///
    /// At rest, everything that the program has sent is drawn, its images are loaded, its animations
    /// have ended and the tasks of its views have run.
    private func settle(_ program: Int) async throws {
        let clock = ContinuousClock()
        let deadline = clock.now + Self.patience
        while clock.now < deadline {
            guard let shown = await session.shownProgram else { return }
            if let crash = shown.crash { throw ActionError("The clip stopped: \(crash)") }
            let rest = shown.lastBusy.map { $0.duration(to: clock.now) }
            if !shown.isBusy, rest ?? .seconds(1) >= .milliseconds(Self.quiet) {
                let left = max(.zero, clock.now.duration(to: deadline)) / .milliseconds(1)
                _ = try await page.isTrue(
                    "atRest(\(program), \(shown.patchCount), \(Self.quiet), \(Int(left)))"
                )
                let after = await session.shownProgram
                if let crash = after?.crash { throw ActionError("The clip stopped: \(crash)") }
                if after?.lastBusy == shown.lastBusy, after?.patchCount == shown.patchCount {
                    return
                }
            }
            try await Task.sleep(for: .milliseconds(30))
        }
    }
}
