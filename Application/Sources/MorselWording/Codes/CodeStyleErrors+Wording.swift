// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

extension RGBColor.ParsingError {
    /// Returns a sentence about a text that was given as a colour, and repeats the text.
    public func sentence(about text: String) -> String {
        switch code {
        case .length:
            return "'\(text)' is not a colour of six hexadecimal digits, such as FF3B30."
        case .digit:
            let rest = String(decoding: text.utf8.dropFirst(offset), as: UTF8.self)
            let character = rest.first.map { "'\($0)'" } ?? "a character"
            return "\(character) in '\(text)' is not a hexadecimal digit; a colour is six of 0-9 "
                + "and A-F, such as FF3B30."
        }
    }
}

extension CodingTables.TableError {
    /// A sentence that describes the error.
    public var sentence: String {
        switch code {
        case .size(let actual, let expected):
            "the file has \(actual) bytes; it must have \(expected)."
        case .zeroWeight:
            "a weight is zero; each must be at least 1."
        case .codeWordTooLong:
            "the weights produce code words longer than 27 bits."
        case .notCompactTables:
            "the file does not contain compact tables; create them with 'morsel code tables'."
        @unknown default:
            "the tables are invalid."
        }
    }
}
