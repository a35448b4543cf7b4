public import AppSiteAssociation

extension JSONError {
    /// What is wrong with a text, and where, as a sentence for people.
    public var sentence: String {
        "Line \(position.line), column \(position.column): \(words)."
    }

    /// What is wrong with a text, in a few words.
    public var words: String {
        switch code {
        case .tooLarge:
            "the file is larger than \(SiteAssociation.largestFile >> 10) KiB, the most that is read"
        case .tooDeep: "arrays and objects lie within each other too deeply"
        case .byteOrderMark: "the file begins with a byte order mark; save it as UTF-8 without one"
        case .valueExpected: "a value is expected; perhaps there is a comma too many"
        case .nameExpected:
            "a name in quotation marks is expected; perhaps there is a comma too many"
        case .colonExpected: "a colon is expected behind the name"
        case .commaOrEndExpected: "a comma or the closing bracket is expected"
        case .stringNotClosed: "a string has no closing quotation mark"
        case .controlCharacter: "a line break or control character stands in a string; write \\n"
        case .escape: "a backslash is not followed by an escape"
        case .encoding: "a string is not UTF-8"
        case .textAfterEnd: "something stands behind the end of the text"
        @unknown default: "the text is no JSON"
        }
    }
}
