// SPDX-License-Identifier: Apache-2.0

import ClipBuilds
public import Foundation
import Synchronization

/// Screenshots of a clip that are taken automatically: the card, the first screen and the previews,
/// in each language of the clip, light and dark.
public struct ScreenshotRun: Sendable {
    /// The maximum number of phones; most of the time of a screenshot is spent on waiting, so
    /// several wait at once.
    private static let mostPhones = 4

    private let run: SimulatorRun

    /// Creates a run that takes screenshots of what the project's URL invokes.
    public init(of run: SimulatorRun) {
        var run = run
        run.watches = false
        self.run = run
    }

    /// Takes the screenshots.
    ///
    /// - Parameters:
    ///   - save: Receives the name of a file and its bytes, as PNG, as soon as they are ready;
    ///     called from several tasks at once.
    ///    - note: Receives a sentence about a screenshot that could not be taken.
    /// - Throws: ``ProjectBuildError``, ``ActionError`` with the reason there is no screenshot, or an error of `save`.
    public func take(
        _ save: @escaping @Sendable (_ name: String, Data) throws -> Void,
        noting note: @escaping @Sendable (String) -> Void
    ) async throws {
        let (project, _) = try await run.builder.build()
        var run = run
        run.builder = FinishedProject(project)
        run.hasBacktraces = false
        let folder = try RunFolder()
        defer { folder.remove() }
        let browser = try HeadlessBrowser(in: folder.url)
        defer { browser.close() }
        let previews = PreviewQueue(project)
        let phones = min(Self.mostPhones, 1 + previews.count / 2)
        try await withThrowingTaskGroup { group in
            for number in 0..<phones {
                group.addTask { [run] in
                    try await Self.withPhone(run, in: browser) { phone in
                        if number == 0 { try await phone.takeCardsAndScreens(save, note) }
                        while let next = previews.next() {
                            try await phone.take(next, save, note)
                        }
                    }
                }
            }
            // The first task that fails ends all.
            defer { group.cancelAll() }
            while try await group.next() != nil {}
        }
    }

    private static func withPhone(
        _ run: SimulatorRun,
        in browser: HeadlessBrowser,
        _ body: @escaping @Sendable (PicturedPhone) async throws -> Void
    ) async throws {
        let (started, continuation) = AsyncStream<(String, SimulatorSession)>.makeStream()
        try await withThrowingTaskGroup { group in
            group.addTask {
                try await run.run { address, session in continuation.yield((address, session)) }
            }
            group.addTask {
                for await (address, session) in started {
                    let page = try await BrowserPage(address, in: browser, width: 393, height: 852)
                    try await page.wait(for: "window.setLook", "The simulator's page")
                    return try await body(PicturedPhone(page: page, session: session))
                }
            }
            // The screenshots are taken, or the simulator could not run.
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}

/// The queue of a clip's previews in its languages; each preview is taken by one phone.
private final class PreviewQueue: Sendable {
    private let waiting: Mutex<[PicturedPhone.Preview]>
    let count: Int

    init(_ project: SimulatedProject) {
        let names = PicturedPhone.Preview.fileNames(project.clipProgram.previews)
        let all = project.languages.flatMap { language in
            names.enumerated().map { number, name in
                PicturedPhone.Preview(number: number, name: name, language: language)
            }
        }
        count = all.count
        // The order is reversed, since previews are taken from the end of the array.
        waiting = Mutex(all.reversed())
    }

    func next() -> PicturedPhone.Preview? { waiting.withLock { $0.popLast() } }
}
