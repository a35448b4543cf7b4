// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

/// Strings as project files write them.
enum ProjectText {
    /// Returns a string, in quotation marks if Xcode writes them.
    static func quoted(_ text: String) -> String {
        let isBare =
            !text.isEmpty
            && text.utf8.allSatisfy {
                $0.isLetter || $0.isDigit || $0 == .underscore || $0 == .dot || $0 == .slash
            }
        // Two slashes would begin a comment.
        if isBare, !text.contains("//"), !text.contains("___") { return text }
        var result = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(character)
            }
        }
        return result + "\""
    }
}
