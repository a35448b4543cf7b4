// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Conversions of texts to forms that have no effect on the terminal or log that shows them.
///
/// Titles, URLs, file names and pages come from other people. A character in them could split a
/// line, move the cursor, colour the text after it, or reverse the order in which text is read.
/// The command line and its log escape everything that they write.
package enum VisibleText {
    /// Returns a text on one line, in which line breaks and tabs are also escaped.
    package static func oneLine(_ text: String) -> String { escaped(text, keeping: []) }

    /// Returns a line whose columns are separated by tabs.
    package static func columns(_ text: String) -> String { escaped(text, keeping: ["\t"]) }

    /// Returns a text of several lines.
    package static func lines(_ text: String) -> String { escaped(text, keeping: ["\n", "\t"]) }

    /// Returns JSON, which has such characters only in strings.
    package static func json(_ text: String) -> String {
        guard !isPlain(text, keeping: ["\n"]) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            // Line breaks separate objects. None of the other characters is beyond 16 bits.
            if isActive(scalar), scalar != "\n" {
                result += "\\u" + Hexadecimal.text(of: UInt64(scalar.value), digits: 4)
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

    /// Returns whether a text is printable ASCII, as most texts are.
    private static func isPlain(_ text: String, keeping kept: [Unicode.Scalar]) -> Bool {
        text.utf8.allSatisfy { byte in
            (0x20..<0x7F).contains(byte) || kept.contains(Unicode.Scalar(byte))
        }
    }

    /// Returns whether a character has an effect in place of an image: C0 and C1 controls, DEL,
    /// line and paragraph separators, and characters that set the direction of text.
    package static func isActive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isBidiControl
        }
    }
}
