#if !hasFeature(Embedded)
/// Which system the code of a clip runs on.
///
///     phone.run {
///         let status = SecItemAdd(query as CFDictionary, nil)   // asks `phone`
///     }
///
/// It goes with the task, so that tests with phones of their own run side by side. Work that is handed
/// to a dispatch queue or a detached task has left it, and asks ``SystemWithoutRights``.
public enum RunningSystem {
    /// The system that is asked; ``SystemWithoutRights`` unless one is running code.
    @TaskLocal public static var current: any ClipSystem = SystemWithoutRights()
}

extension ClipSystem {
    /// Runs code of a clip or app on this system.
    public func run<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The task's values can be bound with one kind of closure only, which throws anything.
        let outcome: Swift.Result<Result, Failure> = RunningSystem.$current.withValue(self) {
            do throws(Failure) {
                return .success(try body())
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }
}

// Apart from the one above, which the compiler tells from it by `await`.
extension ClipSystem {
    /// Runs code of a clip or app on this system, through its suspensions.
    public func run<Result, Failure: Error>(
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let outcome: Swift.Result<Result, Failure> = await RunningSystem.$current.withValue(self) {
            do throws(Failure) {
                return .success(try await body())
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }
}
#endif
