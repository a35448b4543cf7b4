// SPDX-License-Identifier: Apache-2.0

/// The line and column of a character, as an editor shows them.
public struct TextPosition: Sendable, Hashable, Comparable {
    /// The line, from 1 on.
    public let line: Int

    /// The column in bytes of UTF-8, from 1 on.
    public let column: Int

    /// Creates a position from a line and a column, both from 1 on.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Finds the position of a byte.
    ///
    /// - Parameters:
    ///   - offset: The offset of the byte, from 0 on.
    ///   - bytes: The text.
    /// - Complexity: O(`offset`); for many offsets in one text, use ``TextPlaces``.
    public init(of offset: Int, in bytes: Span<UInt8>) {
        var line = 1
        var lineStart = 0
        for index in 0..<max(0, min(offset, bytes.count)) where bytes[index] == 0x0A {
            line += 1
            lineStart = index + 1
        }
        self.line = line
        column = offset - lineStart + 1
    }

    /// Compares positions in the order of the text.
    public static func < (one: Self, other: Self) -> Bool {
        one.line == other.line ? one.column < other.column : one.line < other.line
    }
}
