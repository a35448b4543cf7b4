// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The system that the code of a clip runs on.
///
///     phone.run {
///         let status = SecItemAdd(query as CFDictionary, nil)   // the keychain of `phone`
///     }
///
/// It is a task-local value, so that tests with different phones can run in parallel. Work on a dispatch
/// queue or in a detached task does not inherit it, and runs on the system of the process: in a simulator
/// that of the clip, which has its process to itself, and ``DenyingSystem`` anywhere else.
public enum RunningSystem {
    /// The current system: the one whose `run` method is executing, or else that of the process.
    public static var current: any ClipSystem { running ?? ofProcess.withLock { $0 } }

    /// Sets the system for all code of this process that no `run` method executes.
    public static func setForProcess(_ system: any ClipSystem) {
        ofProcess.withLock { $0 = system }
    }

    @TaskLocal static var running: (any ClipSystem)?

    private static let ofProcess = Mutex<any ClipSystem>(DenyingSystem())
}

extension ClipSystem {
    /// Runs code of a clip or app on this system.
    public func run<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // `withValue` rethrows any error, and would lose the type of this one.
        let outcome: Swift.Result<Result, Failure> = RunningSystem.$running.withValue(self) {
            do throws(Failure) {
                return .success(try body())
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }
}

// An extension of its own for the asynchronous form; callers select it with `await`.
extension ClipSystem {
    /// Runs asynchronous code of a clip or app on this system.
    public func run<Result, Failure: Error>(
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let outcome: Swift.Result<Result, Failure> = await RunningSystem.$running.withValue(self) {
            do throws(Failure) {
                return .success(try await body())
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }
}
