// SPDX-License-Identifier: Apache-2.0

/// Text in which nothing acts on the terminal or the log that shows it.
///
/// Titles, URLs, file names and pages come from others. A character in them could break a line in
/// two, move the cursor, colour what follows, or reverse the order of what is read. ``Console``
/// escapes all that it writes, as does the log.
enum VisibleText {
    /// A text on one line: line ends and tabs are escaped as well.
    static func oneLine(_ text: String) -> String { escaped(text, keeping: []) }

    /// A line whose columns are separated by tabs.
    static func columns(_ text: String) -> String { escaped(text, keeping: ["\t"]) }

    /// A text of several lines.
    static func lines(_ text: String) -> String { escaped(text, keeping: ["\n", "\t"]) }

    /// JSON, in which such characters stand in strings alone.
    static func json(_ text: String) -> String {
        guard !isPlain(text, keeping: ["\n"]) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            // Line ends separate objects. None of the others is beyond 16 bits.
            if isActive(scalar), scalar != "\n" {
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func escaped(_ text: String, keeping kept: [Unicode.Scalar]) -> String {
        guard !isPlain(text, keeping: kept) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case _ where !isActive(scalar) || kept.contains(scalar):
                result.unicodeScalars.append(scalar)
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            }
        }
        return result
    }

    /// Whether a text is printable ASCII, as most are.
    private static func isPlain(_ text: String, keeping kept: [Unicode.Scalar]) -> Bool {
        text.utf8.allSatisfy { byte in
            (0x20..<0x7F).contains(byte) || kept.contains(Unicode.Scalar(byte))
        }
    }

    /// Whether a character does something rather than show: C0 and C1 controls, DEL, separators of
    /// lines and paragraphs, and what sets the direction of text.
    static func isActive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isBidiControl
        }
    }
}
