// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension CodeGenerator {
    /// Writes one SVG file for each order.
    ///
    /// A row that fails does not stop the others.
    ///
    /// - Parameters:
    ///   - orders: The codes to generate.
    ///   - write: Writes a file with a name; throws ``WriteError``. Called on several threads.
    ///   - progress: Called with the number of orders that are done, with or without errors.
    /// - Returns: The rows that failed, in their order.
    /// - Throws: `CancellationError` if the task is cancelled.
    public func writeFiles(
        _ orders: [CodeOrder],
        write: @escaping @Sendable (String, [UInt8]) throws(WriteError) -> Void,
        progress: (Int) -> Void
    ) async throws -> [RowError] {
        var failures: [RowError] = []
        var done = 0
        try await forEachChunk(of: orders) { chunk in
            chunk.map { order -> RowError? in
                do throws(RowError) {
                    let code = try code(for: order)
                    do throws(WriteError) {
                        try write(order.fileName, code.svg)
                    } catch {
                        throw RowError(order, reason: .write(error.reason))
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

    /// The reason a file could not be written.
    public struct WriteError: Error, Sendable, Hashable {
        /// The reason in the words of the system.
        public let reason: String

        /// Creates an error.
        public init(reason: String) { self.reason = reason }
    }
}
