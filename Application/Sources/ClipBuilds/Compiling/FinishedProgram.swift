// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization
import SystemPackage

/// The result of a program that ran to its end.
struct FinishedProgram: Sendable {
    /// The maximum number of bytes of the output that are read.
    static let outputLimit = 16 << 20

    /// The exit status; 128 plus the number of the signal if one ended it.
    let status: Int32
    /// The text that it wrote to standard output and standard error.
    let output: String

    /// The permissions of a program.
    enum Trust {
        /// It is ours, and has the permissions of this process.
        case full
        /// It reads or runs code of others, with the given home folder.
        case confined(home: String, Sandbox.Permissions)
    }

    /// Runs a program and waits for it.
    ///
    /// Its output goes to a file, so that no pipe can fill up. If the task is cancelled, the program and
    /// its child processes are terminated.
    ///
    /// - Parameters:
    ///   - program: The path.
    ///   - arguments: The arguments after the program's name.
    ///   - trust: The permissions of the program.
    ///   - folder: The working directory.
    ///   - log: The path of the file for the output.
    ///   - timeout: The time after which the program is terminated.
    /// - Returns: The exit status and the output.
    /// - Throws: ``BuildError``.
    static func running(
        _ program: String,
        _ arguments: [String],
        trust: Trust,
        in folder: String,
        log: String,
        timeout: Duration
    ) async throws(BuildError) -> FinishedProgram {
        let output: FileDescriptor
        do {
            // A link that somebody has put there is not followed.
            output = try FileDescriptor.open(
                FilePath(log),
                .writeOnly,
                options: [.create, .truncate, .closeOnExec, .noFollow],
                permissions: FilePermissions(rawValue: 0o644)
            )
        } catch {
            throw BuildError(.cache, "\(log): the file cannot be written.")
        }
        var start = ProcessStart(
            program,
            arguments,
            environment: ProcessInfo.processInfo.environment,
            folder: folder,
            descriptors: [1: output, 2: output]
        )
        if case .confined(let home, let permissions) = trust {
            start.environment = ProgramEnvironment.filtered(home: home)
            start = Sandbox.current.confined(start, permissions)
        }
        let process: RunningProcess
        do throws(ProcessStart.StartError) {
            defer { try? output.close() }
            process = RunningProcess(try start.run())
        } catch {
            throw BuildError(.noCompiler, "\(program): the program cannot be started.")
        }
        let isLate = Mutex(false)
        let watch = Task {
            try await Task.sleep(for: timeout)
            isLate.withLock { $0 = true }
            process.terminate()
        }
        let end = await withTaskCancellationHandler {
            await process.end()
        } onCancel: {
            process.terminate()
        }
        watch.cancel()
        if isLate.withLock({ $0 }) {
            throw BuildError(.timeout, "\(program): it did not end within \(timeout).")
        }
        let status =
            switch end {
            case .status(let status): status
            case .signal(let signal): 128 + signal
            }
        return FinishedProgram(status: status, output: text(of: log))
    }

    private static func text(of log: String) -> String {
        guard let file = FileHandle(forReadingAtPath: log),
            let bytes = try? file.read(upToCount: outputLimit)
        else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A child process that is waited for on a thread of its own.
private final class RunningProcess: Sendable {
    private enum State {
        case running(CheckedContinuation<ProcessEnd, Never>?)
        case ended(ProcessEnd)
    }

    private let state = Mutex(State.running(nil))
    private let identifier: Int32

    init(_ identifier: Int32) {
        self.identifier = identifier
        Thread.detachNewThread { [self] in
            // The child is not reaped yet, so that `terminate` never meets another process with the same
            // number.
            var information = unsafe siginfo_t()
            while unsafe waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0,
                errno == EINTR
            {}
            let waiting = state.withLock {
                state -> (CheckedContinuation<ProcessEnd, Never>?, ProcessEnd) in
                let end = ProcessEnd.wait(for: identifier)
                defer { state = .ended(end) }
                if case .running(let waiting) = state { return (waiting, end) }
                return (nil, end)
            }
            waiting.0?.resume(returning: waiting.1)
        }
    }

    /// Terminates the process and its child processes.
    func terminate() {
        state.withLock { if case .running = $0 { kill(-identifier, SIGTERM) } }
    }

    func end() async -> ProcessEnd {
        await withCheckedContinuation { continuation in
            let end = state.withLock { state -> ProcessEnd? in
                if case .ended(let end) = state { return end }
                state = .running(continuation)
                return nil
            }
            if let end { continuation.resume(returning: end) }
        }
    }
}
