// SPDX-License-Identifier: Apache-2.0

/// The lines of a text, for finding the lines and columns of many offsets quickly.
public struct TextPlaces: Sendable {
    /// The offset of the first byte of each line.
    private let lineStarts: [Int]

    /// Finds the lines of a text.
    ///
    /// A file in UTF-16 is decoded as its readers do, so that the offsets which they report give the right lines.
    ///
    /// - Complexity: O(length of `bytes`).
    public init(of bytes: [UInt8]) {
        self.init(utf8: DecodedText(bytes)?.bytes ?? bytes)
    }

    /// Finds the lines of a text in UTF-8.
    init(utf8 bytes: [UInt8]) {
        var starts = [0]
        let text = bytes.span
        for index in text.indices where text[index] == 0x0A { starts.append(index + 1) }
        lineStarts = starts
    }

    /// Returns the line and column of a byte, whose offset is from 0 on.
    ///
    /// - Complexity: O(log *l*), where *l* is the number of lines.
    public func position(of offset: Int) -> TextPosition {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return TextPosition(line: low + 1, column: offset - lineStarts[low] + 1)
    }
}
