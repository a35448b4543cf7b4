// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats

/// A line of a source, and a caret below a place in it.
struct SourceExcerpt {
    private let line: ArraySlice<UInt8>
    private let position: TextPosition

    init(_ line: ArraySlice<UInt8>, _ position: TextPosition) {
        self.line = line
        self.position = position
    }

    /// The two lines; empty for a line without anything.
    ///
    /// - Parameter colored: Puts a text into a colour, by its code.
    /// - Returns: The line of the source, and one with a mark below it.
    func text(_ colored: (String, String) -> String) -> String {
        let column = line.startIndex + min(position.column - 1, line.count)
        // Lines of generated files can be very long.
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

    /// Text in which a character takes one place, and does nothing.
    private static func plain(_ text: String) -> String {
        String(
            text.unicodeScalars.map { scalar -> Character in
                VisibleText.isActive(scalar) ? " " : Character(scalar)
            }
        )
    }
}
