// SPDX-License-Identifier: Apache-2.0

import AppClipRehearsal
import ClipBuilds
import ClipMessages
import Dispatch
import Foundation
import Glibc
import Synchronization
import SystemPackage

/// An event of a program's process.
enum ProgramEvent: Sendable {
    /// The program sent a message.
    case message(ProgramMessage)
    /// The program sent bytes that are not a message, which ends it.
    case nonsense(MessageError)
    /// The program printed lines.
    case lines([String], isError: Bool)
    /// The program ended; everything that it printed was already reported.
    case ended(ProcessEnding)
}

/// A clip or app that runs as a process of this machine.
final class ProgramProcess: OutsideProgram, Sendable {
    /// The maximum number of UTF-8 bytes of a printed line; the rest of the line is left out.
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

    /// A Boolean value that indicates whether the program was told to end.
    var isClosing: Bool { state.withLock { $0.isClosing } }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: The program to run.
    ///   - folder: A folder of this program only, for its files outside of App Groups.
    ///   - languages: The languages of the person, the best first.
    ///   - options: The options of the run.
    ///   - report: Receives the events of the program in order, from several threads, one at a
    ///     time. After each event but the last, ``takeNext()`` has to be called.
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
            // Other processes that it started may still hold its output.
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

    /// The options with which a program runs.
    struct Options: Sendable {
        /// A Boolean value that indicates whether the program can use the network of this machine;
        /// `true` only if the person has requested it.
        var hasNetwork = false
        /// A Boolean value that indicates whether a crash is followed by a backtrace, which takes seconds.
        var hasBacktraces = true
        /// The number of the preview that a clip shows in place of its screen; `nil` for no preview.
        var preview: Int?
    }

    // The environment of a program: the few variables that programs need, and those that the scheme adds.
    private static func environment(
        of program: BuiltProgram,
        in folder: URL,
        _ languages: [String],
        _ options: Options
    ) -> [String: String] {
        let temporary = folder.appendingPathComponent("tmp").path
        var environment = ProgramEnvironment.filtered(home: folder.path, temporary: temporary)
        // In the sandbox, the name cannot be determined.
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
        // With it, a failure inside of the standard library also has a line of the clip.
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
        // A program that does not read must not block the phone.
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

    /// Lets the program continue after its last event was handled.
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

    /// Ends the program at once, with `SIGKILL`.
    func kill() {
        report.stopWaiting()
        state.withLock { if !$0.isEnded { process.signal(SIGKILL) } }
    }

    private func markEnded() {
        state.withLock { $0.isEnded = true }
        writer.async { [process] in
            for descriptor in [process.socket, process.output, process.errorOutput] {
                try? descriptor.close()
            }
        }
    }
}

/// A reporter that serializes the events of several threads, and bounds those that have not been
/// handled: a program that prints without end then waits, as it would at a full pipe.
private final class OrderedReport: Sendable {
    /// The maximum number of events that wait to be handled.
    private static let most = 64

    private let report: @Sendable (ProgramEvent) -> Void
    private let order = Mutex(())
    private let places = DispatchSemaphore(value: 0)
    private let waits = Mutex(true)

    init(_ report: @escaping @Sendable (ProgramEvent) -> Void) {
        self.report = report
        // Dispatch traps if a semaphore is released with a lower value than it was created with.
        for _ in 0..<Self.most { places.signal() }
    }

    func callAsFunction(_ event: ProgramEvent) {
        order.withLock { _ in
            while waits.withLock({ $0 }), places.wait(timeout: .now() + 0.1) == .timedOut {}
            report(event)
        }
    }

    func takeNext() { places.signal() }

    /// Stops waiting for earlier events, since there may be nobody left to handle them.
    func stopWaiting() { waits.withLock { $0 = false } }
}
