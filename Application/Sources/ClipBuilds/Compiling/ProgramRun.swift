// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Synchronization

/// A program that runs to its end.
struct ProgramRun: Sendable {
    /// The most bytes of its output that are read.
    static let outputLimit = 16 << 20

    /// The exit status; 128 and the number of the signal where one ended it.
    let status: Int32
    /// What it wrote, to both streams.
    let output: String

    /// Runs a program.
    ///
    /// Its output goes to a file, so that no pipe can run full. If the task is cancelled the program is
    /// terminated.
    ///
    /// - Parameters:
    ///   - program: The path.
    ///   - arguments: What stands behind it.
    ///   - folder: The working directory.
    ///   - log: The path of the file for the output.
    ///   - timeout: After which time it is terminated.
    /// - Returns: How it ended.
    /// - Throws: ``BuildError``.
    static func running(
        _ program: String,
        _ arguments: [String],
        in folder: String,
        log: String,
        timeout: Duration
    ) async throws(BuildError) -> ProgramRun {
        guard FileManager.default.createFile(atPath: log, contents: nil),
            let output = FileHandle(forWritingAtPath: log)
        else { throw BuildError(.cache, "\(log): the file cannot be written.") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        let ended = EndOfProgram()
        process.terminationHandler = { _ in ended.note() }
        do {
            try process.run()
        } catch {
            throw BuildError(.noCompiler, "\(program): the program cannot be started.")
        }
        let isLate = Mutex(false)
        let watch = Task {
            try await Task.sleep(for: timeout)
            isLate.withLock { $0 = true }
            process.terminate()
        }
        await withTaskCancellationHandler {
            await ended.wait()
        } onCancel: {
            process.terminate()
        }
        watch.cancel()
        try? output.close()
        if isLate.withLock({ $0 }) {
            throw BuildError(.timeout, "\(program): it did not end within \(timeout).")
        }
        let status =
            process.terminationReason == .exit
            ? process.terminationStatus : 128 + process.terminationStatus
        return ProgramRun(status: status, output: text(of: log))
    }

    private static func text(of log: String) -> String {
        guard let file = FileHandle(forReadingAtPath: log),
            let bytes = try? file.read(upToCount: outputLimit)
        else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Tells whoever waits that a program has ended, before or after they began to wait.
private final class EndOfProgram: Sendable {
    private enum State {
        case running(CheckedContinuation<Void, Never>?)
        case ended
    }

    private let state = Mutex(State.running(nil))

    func note() {
        let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
            defer { state = .ended }
            if case .running(let waiting) = state { return waiting }
            return nil
        }
        waiting?.resume()
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let hasEnded = state.withLock { state in
                if case .ended = state { return true }
                state = .running(continuation)
                return false
            }
            if hasEnded { continuation.resume() }
        }
    }
}
