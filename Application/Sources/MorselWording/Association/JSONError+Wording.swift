// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
import AppClipTypes
import AppSiteAssociation

extension JSONError {
    /// A sentence that describes the error, with its line and column.
    public var sentence: String {
        "Line \(position.line), column \(position.column): \(words)."
    }

    /// A few words that describe the error, without its location.
    public var words: String {
        switch code {
        case .tooLarge:
            "the file is larger than \(ByteCount(SiteAssociation.largestFile)), the maximum size"
        case .tooDeep: "arrays and objects are nested too deeply"
        case .tooMany: "the file has too many values"
        case .byteOrderMark: "the file starts with a byte order mark; save it as UTF-8 without one"
        // Nothing precedes the value, so there cannot be an extra comma.
        case .valueExpected where position.line == 1 && position.column == 1:
            "the file is empty, or is not JSON: JSON begins with { or ["
        case .valueExpected: "a value is expected; there may be an extra comma"
        case .nameExpected:
            "a name in quotation marks is expected; there may be an extra comma"
        case .colonExpected: "a colon is expected after the name"
        case .commaOrEndExpected: "a comma or the closing bracket is expected"
        case .stringNotClosed: "a string has no closing quotation mark"
        case .controlCharacter:
            "a string contains a line break or control character; use an "
                + "escape such as \\n"
        case .escape: "a backslash is not part of a valid escape sequence"
        case .encoding: "a string is not UTF-8"
        case .textAfterEnd: "there is text after the end of the JSON value"
        @unknown default: "the text is not valid JSON"
        }
    }
}
