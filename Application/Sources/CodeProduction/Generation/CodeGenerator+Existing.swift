// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension CodeGenerator {
    /// Returns the orders whose file exists and differs from the code that would be written to it.
    ///
    /// Rows that give no code are skipped: nothing is written for them.
    ///
    /// - Parameters:
    ///   - orders: The codes of a list.
    ///   - isOther: Whether a file of a name exists, and has other bytes than those that a closure
    ///     makes. Called on several threads.
    /// - Returns: The orders, in the order of the list.
    /// - Throws: `CancellationError` if the task is cancelled.
    public func orders(
        in orders: [CodeOrder],
        whoseFileIsOther isOther: @escaping @Sendable (String, () -> [UInt8]?) -> Bool
    ) async throws -> [CodeOrder] {
        var others: [CodeOrder] = []
        try await forEachChunk(of: orders) { chunk in
            chunk.filter { order in isOther(order.fileName) { try? code(for: order).svg } }
        } take: {
            others += $0
        }
        return others
    }
}
