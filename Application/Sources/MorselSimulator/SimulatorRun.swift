// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import DeviceScenarios
public import Foundation

/// A run of a simulator from start to end: it builds the project, serves the page, and builds again after changes.
public struct SimulatorRun: Sendable {
    /// The phone's version of iOS; `nil` for the default, or a newer one that the clip needs.
    public var system: SystemVersion?

    private static let usualSystem = SystemVersion(17, 4)

    /// The port of the page; 0 for any free port.
    public var port = 0

    /// The scenario with which to start; `nil` for a new phone.
    public var scenario: Scenario?

    /// The folder of `Web/`, for work on the page itself; `nil` for the files in this program.
    public var web: URL?

    /// A Boolean value that indicates whether sources are watched and built again after changes.
    public var watches = true

    /// A Boolean value that indicates whether programs can use the network of this machine.
    public var hasNetwork = false

    /// A Boolean value that indicates whether a crash is followed by a backtrace, which takes seconds.
    var hasBacktraces = true

    private var options: ProgramProcess.Options {
        .init(hasNetwork: hasNetwork, hasBacktraces: hasBacktraces)
    }

    var builder: any ProjectBuilder

    /// Creates a run of a project.
    public init(_ builder: any ProjectBuilder) {
        self.builder = builder
    }

    /// Runs until the task is cancelled.
    ///
    /// - Parameters:
    ///   - whenRunning: Called with the address of the page, which is not available otherwise, and
    ///     with the session.
    ///    - whenBuilt: Called after each further build, with the failure if there was one.
    /// - Throws: ``ProjectBuildError`` of the first build, ``ActionError`` if the phone is not possible,
    ///   ``SimulatorServer/ListeningError``.
    public func run(
        whenRunning: @escaping @Sendable (_ address: String, SimulatorSession) async -> Void,
        whenBuilt: @escaping @Sendable (ProjectBuildError?) -> Void = { _ in }
    ) async throws {
        let began = ContinuousClock.now
        let (project, lines) = try await builder.build()
        let folder: RunFolder
        do {
            folder = try RunFolder()
        } catch {
            throw ActionError("No temporary folder can be made: \(error.localizedDescription)")
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
        // Programs end before their folder is removed, whatever has ended the run.
        await session.end()
        try result.get()
    }

    private func serve(
        _ server: SimulatorServer,
        _ session: SimulatorSession,
        _ whenRunning: @escaping @Sendable (_ address: String, SimulatorSession) async -> Void,
        _ whenBuilt: @escaping @Sendable (ProjectBuildError?) -> Void
    ) async throws {
        try await withThrowingTaskGroup { group in
            group.addTask { await session.run() }
            group.addTask { await addApp(to: session) }
            if watches { group.addTask { await watch(session, whenBuilt) } }
            group.addTask {
                try await server.run { address in await whenRunning(address, session) }
            }
            // The first task that fails, or is cancelled, ends all.
            defer { group.cancelAll() }
            while try await group.next() != nil {}
        }
    }

    // Builds the full app while the clip already runs, since it is needed later, and adds it.
    private func addApp(to session: SimulatorSession) async {
        if let app = await builder.buildApp() { await session.add(app: app) }
    }

    private func watch(
        _ session: SimulatorSession,
        _ whenBuilt: @Sendable (ProjectBuildError?) -> Void
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
            do throws(ProjectBuildError) {
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
