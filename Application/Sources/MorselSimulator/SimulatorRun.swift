// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
public import DeviceScenarios
public import Foundation

/// A simulator from its start to its end: builds the project, serves the page, builds again.
public struct SimulatorRun: Sendable {
    /// The phone's version of iOS; `nil` for one that the clip runs on.
    public var system: SystemVersion?

    private static let usualSystem = SystemVersion(17, 4)

    /// The port of the page; 0 for any that is free.
    public var port = 0

    /// The scenario to begin with; `nil` for a new phone.
    public var scenario: Scenario?

    /// The folder of `Web/`, for those who work on the page.
    public var web: URL?

    /// Whether sources are watched.
    public var watches = true

    /// Whether programs have the network of this machine.
    public var hasNetwork = false

    /// Whether a crash is followed by a backtrace, which takes seconds.
    var hasBacktraces = true

    private var options: ProgramProcess.Options {
        .init(hasNetwork: hasNetwork, hasBacktraces: hasBacktraces)
    }

    var builder: any ProjectBuilder

    /// A simulator for a project.
    public init(_ builder: any ProjectBuilder) {
        self.builder = builder
    }

    /// Runs until the task is cancelled.
    ///
    /// - Parameters:
    ///   - whenRunning: Called with the address of the page, which only this call tells, and with
    ///     the session.
    ///   - whenBuilt: Called after each further build, with what went wrong if anything did.
    /// - Throws: ``BuildFailure`` of the first build, ``ActionRefusal`` if there is no such phone,
    ///   ``SimulatorServer/ListeningError``.
    public func run(
        whenRunning: @escaping @Sendable (_ address: String, SimulatorSession) async -> Void,
        whenBuilt: @escaping @Sendable (BuildFailure?) -> Void = { _ in }
    ) async throws {
        let began = ContinuousClock.now
        let (project, lines) = try await builder.build()
        let folder: RunFolder
        do {
            folder = try RunFolder()
        } catch {
            throw ActionRefusal("No temporary folder can be made: \(error.localizedDescription)")
        }
        defer { folder.remove() }
        let usual = max(Self.usualSystem, project.minimumSystem ?? Self.usualSystem)
        let session = SimulatorSession(project, system: system ?? usual, folder: folder.url)
        await session.run(with: options)
        if let scenario {
            try await session.open(scenario)
        } else {
            try await session.begin()
        }
        await session.noteBuild(Self.built(lines, since: began))
        let server = SimulatorServer(session, of: project, port: port, web: web)
        let result: Result<Void, any Error>
        do {
            result = .success(try await serve(server, session, whenRunning, whenBuilt))
        } catch {
            result = .failure(error)
        }
        // Programs end before their folder goes, whatever has ended the run.
        await session.end()
        try result.get()
    }

    private func serve(
        _ server: SimulatorServer,
        _ session: SimulatorSession,
        _ whenRunning: @escaping @Sendable (_ address: String, SimulatorSession) async -> Void,
        _ whenBuilt: @escaping @Sendable (BuildFailure?) -> Void
    ) async throws {
        try await withThrowingTaskGroup { group in
            group.addTask { await session.run() }
            group.addTask { await addApp(to: session) }
            if watches { group.addTask { await watch(session, whenBuilt) } }
            group.addTask {
                try await server.run { address in await whenRunning(address, session) }
            }
            // The first that fails, or is cancelled, ends all.
            defer { group.cancelAll() }
            while try await group.next() != nil {}
        }
    }

    // The full app is wanted later than the clip, and is built meanwhile.
    private func addApp(to session: SimulatorSession) async {
        if let app = await builder.buildApp() { await session.add(app: app) }
    }

    private func watch(
        _ session: SimulatorSession,
        _ whenBuilt: @Sendable (BuildFailure?) -> Void
    ) async {
        var known = SourceWatch(builder.sources).mark
        var look = Duration.zero
        while !Task.isCancelled {
            try? await Task.sleep(for: SourceWatch.pause(afterLookOf: look))
            var mark = known
            look = ContinuousClock().measure { mark = SourceWatch(builder.sources).mark }
            guard mark != known, !Task.isCancelled else { continue }
            known = mark
            let began = ContinuousClock.now
            await session.noteBuild(BuildState(phase: "building"))
            do throws(BuildFailure) {
                let (project, lines) = try await builder.build()
                await session.replace(project, build: Self.built(lines, since: began))
                whenBuilt(nil)
                await addApp(to: session)
            } catch {
                await session.noteBuild(
                    BuildState(phase: "failed", lines: [error.sentence] + error.lines)
                )
                whenBuilt(error)
            }
        }
    }

    private static func built(_ lines: [String], since began: ContinuousClock.Instant) -> BuildState
    {
        let duration = ContinuousClock.now - began
        return BuildState(
            phase: "built",
            time: Int64(Date().timeIntervalSince1970),
            seconds: Double(duration.components.seconds)
                + Double(duration.components.attoseconds) / 1e18,
            lines: lines
        )
    }
}
