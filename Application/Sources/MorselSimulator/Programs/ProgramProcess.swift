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
    /// It has printed a line.
    case line(String, isError: Bool)
    /// It has ended; everything that it printed was reported before.
    case ended(ProcessEnding)
}

/// A clip or app as a process of this machine.
final class ProgramProcess: OutsideProgram, Sendable {
    /// The most UTF-8 bytes of a line that it prints; the rest of the line is left out.
    static let longestLine = 10_000

    private let process: SpawnedProcess
    private let writer = DispatchQueue(label: "messages to a clip")
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
    ///   - preview: The number of the preview that it shows in place of its screen; `nil` for none.
    ///   - report: Takes what the program does, in its order, from several threads one at a time.
    /// - Throws: `SpawnedProcess.StartError`.
    init(
        _ program: BuiltProgram,
        in folder: URL,
        languages: [String],
        preview: Int? = nil,
        report: @escaping @Sendable (ProgramEvent) -> Void
    ) throws(SpawnedProcess.StartError) {
        var environment = Self.environment(of: program, in: folder, languages)
        if let preview { environment[ProgramNames.preview] = "\(preview)" }
        let process = try SpawnedProcess(program.executable, environment: environment)
        self.process = process
        let report = OrderedReport(report)
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
                    for line in lines.lines(in: bytes) { report(.line(line, isError: isError)) }
                    return true
                }
                if let rest = lines.rest { report(.line(rest, isError: isError)) }
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

    // What a program sees of the environment: the little that programs need, and what the scheme adds.
    private static func environment(
        of program: BuiltProgram,
        in folder: URL,
        _ languages: [String]
    ) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { name, _ in
            ["PATH", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH", "SSL_CERT_FILE", "SSL_CERT_DIR"]
                .contains(name) || name.lowercased().hasSuffix("_proxy")
        }
        environment.merge(program.facts.environment) { _, scheme in scheme }
        environment["HOME"] = folder.path
        environment["CFFIXED_USER_HOME"] = folder.path
        environment["TMPDIR"] = folder.appendingPathComponent("tmp").path
        environment[ProgramNames.socket] = "\(SpawnedProcess.socketNumber)"
        environment[ProgramNames.languages] = languages.joined(separator: ",")
        // So that a failure inside of the standard library has a line of the clip as well.
        environment["SWIFT_BACKTRACE"] =
            "enable=yes,color=no,interactive=no,sanitize=no,threads=crashed,registers=none,images=none,limit=24,symbolicate=fast"
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

    func close() {
        send(.close)
        state.withLock { state in
            (state.isSuspended, state.isClosing) = (false, true)
            if !state.isEnded { process.signal(SIGCONT) }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { [self] in
            state.withLock { if !$0.isEnded { process.signal(SIGKILL) } }
        }
    }

    /// Ends the program at once.
    func kill() { state.withLock { if !$0.isEnded { process.signal(SIGKILL) } } }

    private func markEnded() {
        state.withLock { $0.isEnded = true }
        writer.async { [process] in
            for descriptor in [process.socket, process.output, process.errorOutput] {
                Glibc.close(descriptor)
            }
        }
    }
}

/// Reports of several threads, one at a time.
private final class OrderedReport: Sendable {
    private let report: Mutex<@Sendable (ProgramEvent) -> Void>

    init(_ report: @escaping @Sendable (ProgramEvent) -> Void) {
        self.report = Mutex(report)
    }

    func callAsFunction(_ event: ProgramEvent) { report.withLock { $0(event) } }
}
