internal import AppClipCodes

extension Words {
    /// What is wrong with a colour.
    static func fault(_ error: RGBColor.ParsingError, in text: String) -> String {
        switch error.code {
        case .length:
            return "'\(text)' is not six hexadecimal digits, such as FF3B30."
        case .digit:
            let rest = String(decoding: text.utf8.dropFirst(error.offset), as: UTF8.self)
            let character = rest.first.map { "'\($0)'" } ?? "a character"
            return "\(character) in '\(text)' is no hexadecimal digit; six of 0-9 and A-F are "
                + "wanted, such as FF3B30."
        }
    }

    /// What is wrong with coding tables.
    static func fault(_ error: CodingTables.TableError) -> String {
        switch error.code {
        case .size(let actual, let expected):
            "the file has \(actual) bytes; \(expected) are wanted."
        case .zeroWeight:
            "a weight is zero; each has to be at least 1."
        case .codeWordTooLong:
            "the weights give code words of more than 27 bits."
        case .notCompactTables:
            "the file holds no compact tables; 'morsel code tables' makes them."
        @unknown default:
            "the tables cannot be used."
        }
    }
}
