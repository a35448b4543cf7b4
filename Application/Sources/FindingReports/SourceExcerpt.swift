// SPDX-License-Identifier: Apache-2.0

package import AppClipFormats
import Terminal

/// A line of a source, with a caret below a position in it.
package struct SourceExcerpt {
    private let line: ArraySlice<UInt8>
    private let position: TextPosition

    package init(_ line: ArraySlice<UInt8>, _ position: TextPosition) {
        self.line = line
        self.position = position
    }

    /// Returns the two lines.
    ///
    /// - Parameter colored: Colours a text, by a colour code.
    /// - Returns: The line of the source, and one with a caret below it; empty if the source line is empty.
    package func text(_ colored: (String, String) -> String) -> String {
        let column = line.startIndex + min(position.column - 1, line.count)
        // The lines of generated files can be very long.
        let start = max(line.startIndex, column - 60)
        let shown = line[start..<min(line.endIndex, start + 120)]
        let before = String(decoding: line[start..<column], as: UTF8.self)
        guard shown.contains(where: { $0 > 0x20 }) else { return "" }
        let number = String(position.line)
        let margin = String(repeating: " ", count: max(0, 6 - number.count)) + number
        let text = Self.plain(String(decoding: shown, as: UTF8.self))
        let space = String(repeating: " ", count: Self.plain(before).count)
        return colored("\(margin) | ", "2") + text + "\n"
            + colored("       | ", "2") + space + colored("^", "32") + "\n"
    }

    /// Returns a text in which each character takes one column, and has no effect on a terminal.
    private static func plain(_ text: String) -> String {
        String(
            text.unicodeScalars.map { scalar -> Character in
                VisibleText.isActive(scalar) ? " " : Character(scalar)
            }
        )
    }
}
