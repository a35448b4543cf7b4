// SPDX-License-Identifier: Apache-2.0

extension BidirectionalCollection<UInt8> {
    /// The bytes without spaces, tabs and line endings of ASCII at both ends.
    ///
    /// - Complexity: O(number of bytes that are left out).
    @inlinable public var trimmed: SubSequence {
        let rest = drop { $0.isSpace }
        let end = rest.lastIndex { !$0.isSpace }.map { rest.index(after: $0) } ?? rest.startIndex
        return rest[..<end]
    }
}

extension StringProtocol {
    /// The text without spaces, tabs and line endings of ASCII at both ends.
    ///
    /// Bytes are left out, and not characters: a combining mark keeps its place at the beginning.
    @inlinable public var trimmed: String {
        String(Substring(Substring(self).utf8.trimmed))
    }
}
