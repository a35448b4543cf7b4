// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Strings of property lists in OpenStep's form, as Xcode writes them in project files and tables of strings.
public enum OpenStepText {
    /// Returns a string, in quotation marks if Xcode writes them in project files.
    public static func string(_ text: String) -> String {
        let isBare =
            !text.isEmpty
            && text.utf8.allSatisfy {
                $0.isLetter || $0.isDigit || $0 == .underscore || $0 == .dot || $0 == .slash
            }
        // Two slashes would begin a comment.
        if isBare, !text.contains("//"), !text.contains("___") { return text }
        return quoted(text)
    }

    /// Returns a string in quotation marks.
    public static func quoted(_ text: String) -> String {
        // Scalars are escaped, and not characters: a combining mark after a quotation mark is one
        // character with it.
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
