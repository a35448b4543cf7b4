// SPDX-License-Identifier: Apache-2.0

internal import AppClipRehearsal
internal import ClipBuilds
internal import ClipMessages
internal import Dispatch
internal import Foundation
internal import Glibc
internal import Synchronization

/// What the process of a program does.
enum ProgramEvent: Sendable {
    /// It says something.
    case message(ProgramMessage)
    /// It says what is no message, which ends it.
    case nonsense(MessageError)
    /// It has printed lines.
    case lines([String], isError: Bool)
    /// It has ended; everything that it printed was reported before.
    case ended(ProcessEnding)
}

/// A clip or app as a process of this machine.
final class ProgramProcess: OutsideProgram, Sendable {
    /// The most UTF-8 bytes of a line that it prints; the rest of the line is left out.
    static let longestLine = 10_000

    private let process: SpawnedProcess
    private let writer = DispatchQueue(label: "messages to a clip")
    private let report: OrderedReport
    private let state = Mutex(State())

    private struct State {
        var isEnded = false
        var isSuspended = false
        var isClosing = false
    }

    /// Whether it was told to end.
    var isClosing: Bool { state.withLock { $0.isClosing } }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - folder: A folder of the program alone, for what it keeps outside of App Groups.
    ///   - languages: Those of the person, the best first.
    ///   - options: How it runs.
    ///   - report: Takes what the program does, in its order, from several threads one at a time. For each call
    ///     but the last, ``takeNext()`` has to be called.
    /// - Throws: `ProcessStart.StartError`.
    init(
        _ program: BuiltProgram,
        in folder: URL,
        languages: [String],
        options: Options,
        report: @escaping @Sendable (ProgramEvent) -> Void
    ) throws(ProcessStart.StartError) {
        var permissions = Sandbox.Permissions()
        permissions.readable = program.libraries + [program.bundle]
        permissions.writable = [folder.path]
        permissions.hasNetwork = options.hasNetwork
        let process = try SpawnedProcess(
            program.executable,
            environment: Self.environment(of: program, in: folder, languages, options),
            permissions: permissions
        )
        self.process = process
        let report = OrderedReport(report)
        self.report = report
        let reading = DispatchGroup()
        Self.start(in: reading) {
            var stream = MessageStream()
            SpawnedProcess.read(process.socket) { bytes in
                stream.append(bytes)
                do throws(MessageError) {
                    while let message = try stream.next() {
                        report(.message(try ProgramMessage(message)))
                    }
                    return true
                } catch {
                    report(.nonsense(error))
                    process.signal(SIGKILL)
                    return false
                }
            }
        }
        for (descriptor, isError) in [(process.output, false), (process.errorOutput, true)] {
            Self.start(in: reading) {
                var lines = LineSplitter(longest: Self.longestLine)
                SpawnedProcess.read(descriptor) { bytes in
                    let found = lines.lines(in: bytes)
                    if !found.isEmpty { report(.lines(found, isError: isError)) }
                    return true
                }
                if let rest = lines.rest { report(.lines([rest], isError: isError)) }
            }
        }
        Thread.detachNewThread { [self] in
            let ending = process.waitForEnd()
            // Programs that it started may still hold its output.
            _ = reading.wait(timeout: .now() + 1)
            markEnded()
            report(.ended(ending))
        }
    }

    private static func start(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
        group.enter()
        Thread.detachNewThread {
            body()
            group.leave()
        }
    }

    /// How a program runs.
    struct Options: Sendable {
        /// Whether it has the network of this machine; `true` only where somebody has asked for it.
        var hasNetwork = false
        /// Whether a crash is followed by a backtrace, which takes seconds.
        var hasBacktraces = true
        /// The number of the preview that a clip shows in place of its screen; `nil` for none.
        var preview: Int?
    }

    // What a program sees of the environment: the little that programs need, and what the scheme adds.
    private static func environment(
        of program: BuiltProgram,
        in folder: URL,
        _ languages: [String],
        _ options: Options
    ) -> [String: String] {
        let temporary = folder.appendingPathComponent("tmp").path
        var environment = ProgramEnvironment.filtered(home: folder.path, temporary: temporary)
        // In the sandbox, the name is not to be found out.
        environment["TZ"] = environment["TZ"] ?? TimeZone.current.identifier
        if options.hasNetwork {
            environment.merge(
                ProcessInfo.processInfo.environment.filter {
                    $0.key.lowercased().hasSuffix("_proxy")
                }
            ) { own, _ in own }
        }
        environment.merge(program.facts.environment) { _, scheme in scheme }
        environment["HOME"] = folder.path
        environment["CFFIXED_USER_HOME"] = folder.path
        environment["TMPDIR"] = temporary
        environment[ProgramNames.socket] = "\(SpawnedProcess.socketNumber)"
        environment[ProgramNames.languages] = languages.joined(separator: ",")
        if let preview = options.preview { environment[ProgramNames.preview] = "\(preview)" }
        // So that a failure inside of the standard library has a line of the clip as well.
        environment["SWIFT_BACKTRACE"] =
            options.hasBacktraces
            ? "enable=yes,color=no,interactive=no,sanitize=no,threads=crashed,registers=none,images=none,limit=24,symbolicate=fast"
            : "enable=no"
        return environment
    }

    // MARK: What is said to it

    /// Sends a message, if the program still runs.
    func send(_ message: HostMessage) {
        let bytes = MessageStream.frame(message.bytes)
        // A program that does not read must not hold up the phone.
        writer.async { [self] in
            guard !state.withLock({ $0.isEnded }) else { return }
            SpawnedProcess.write(bytes, to: process.socket)
        }
    }

    func launch(_ launch: ProgramLaunch) {
        let wasSuspended = state.withLock { state in
            defer { state.isSuspended = false }
            return state.isSuspended
        }
        if wasSuspended { process.signal(SIGCONT) }
        send(.launch(launch))
    }

    func suspend() {
        send(.suspend)
        state.withLock { $0.isSuspended = true }
        // As on a phone, a program has a moment before it is stopped.
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [self] in
            state.withLock { state in
                if state.isSuspended, !state.isEnded { process.signal(SIGSTOP) }
            }
        }
    }

    func overlayWasDismissed() { send(.overlayDismissed) }

    /// Has the program go on: what it did before is handled.
    func takeNext() { report.takeNext() }

    func close() {
        send(.close)
        report.stopWaiting()
        state.withLock { state in
            (state.isSuspended, state.isClosing) = (false, true)
            if !state.isEnded { process.signal(SIGCONT) }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { [self] in
            state.withLock { if !$0.isEnded { process.signal(SIGKILL) } }
        }
    }

    /// Ends the program at once.
    func kill() {
        report.stopWaiting()
        state.withLock { if !$0.isEnded { process.signal(SIGKILL) } }
    }

    private func markEnded() {
        state.withLock { $0.isEnded = true }
        writer.async { [process] in
            for descriptor in [process.socket, process.output, process.errorOutput] {
                Glibc.close(descriptor)
            }
        }
    }
}

/// Reports of several threads, one at a time, and no more of them than are handled: a program that prints without end
/// waits as at a full pipe.
private final class OrderedReport: Sendable {
    /// The most reports that wait to be handled.
    private static let most = 64

    private let report: @Sendable (ProgramEvent) -> Void
    private let order = Mutex(())
    private let places = DispatchSemaphore(value: 0)
    private let waits = Mutex(true)

    init(_ report: @escaping @Sendable (ProgramEvent) -> Void) {
        self.report = report
        // Dispatch traps where a semaphore goes with less than it was made with.
        for _ in 0..<Self.most { places.signal() }
    }

    func callAsFunction(_ event: ProgramEvent) {
        order.withLock { _ in
            while waits.withLock({ $0 }), places.wait(timeout: .now() + 0.1) == .timedOut {}
            report(event)
        }
    }

    func takeNext() { places.signal() }

    /// Nobody may be left who handles reports.
    func stopWaiting() { waits.withLock { $0 = false } }
}
