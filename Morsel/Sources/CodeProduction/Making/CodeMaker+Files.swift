internal import AppClipCodes

extension CodeMaker {
    /// Writes one SVG file for each order.
    ///
    /// A row that fails does not stop the others.
    ///
    /// - Parameters:
    ///   - orders: The codes to make.
    ///   - write: Writes a file of a name; throws ``WriteFailure``. Called on several threads.
    ///   - progress: Told how many orders are done, made or not.
    /// - Returns: The rows that failed, in their order.
    /// - Throws: `CancellationError` if the task is cancelled.
    public func writeFiles(
        _ orders: [CodeOrder],
        write: @escaping @Sendable (String, [UInt8]) throws(WriteFailure) -> Void,
        progress: (Int) -> Void
    ) async throws -> [RowFailure] {
        var failures: [RowFailure] = []
        var done = 0
        try await forEachChunk(of: orders) { chunk in
            chunk.map { order -> RowFailure? in
                do throws(RowFailure) {
                    let code = try code(for: order)
                    do throws(WriteFailure) {
                        try write(order.fileName, code.svg)
                    } catch {
                        throw RowFailure(order, reason: .write(error.reason))
                    }
                    return nil
                } catch {
                    return error
                }
            }
        } take: { results in
            failures += results.compactMap { $0 }
            done += results.count
            progress(done)
        }
        return failures
    }

    /// Why a file could not be written.
    public struct WriteFailure: Error, Sendable, Hashable {
        /// In the words of the system.
        public let reason: String

        /// Makes a failure.
        public init(reason: String) { self.reason = reason }
    }
}
