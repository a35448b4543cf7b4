// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

extension PropertyListError {
    /// A few words that describe the error, without its location.
    public var words: String {
        switch code {
        case .tooLarge: "the file is larger than is read"
        case .tooDeep: "values are nested too deeply"
        case .tooMany: "the file has too many values"
        case .form: "the file is not a property list with a dictionary"
        case .encoding: "the file is neither UTF-8 nor UTF-16, or says that it is something else"
        case .text: "a text is not UTF-8, or has an entity other than the five of XML"
        case .mergeConflict:
            "there is an unresolved conflict; merge the two versions, and remove the marks"
        case .nameExpected: "the name of a value is expected"
        case .valueExpected: "a value is expected"
        case .notClosed: "an element is not closed, or another one is open"
        case .element:
            "this is not an element of a property list, such as <dict>, <array> or <string>"
        case .scalar: "the element does not hold a valid number, date or Base64 text"
        case .place: "a value refers to a place outside of the file, which is damaged"
        case .stringNotClosed: "a string has no closing quotation mark"
        case .commentNotClosed: "a comment has no closing */"
        case .arrayNotClosed: "an array has no closing )"
        case .dictionaryNotClosed: "a dictionary has no closing }"
        case .equalsExpected: "= is expected after the name"
        case .semicolonExpected: "; is expected after the value"
        case .commaExpected: "a comma or ) is expected after the value"
        case .data: "data must be pairs of hexadecimal digits between < and >"
        case .textAfterEnd: "there is text after the end of the list"
        case .json: "the text is not valid JSON"
        @unknown default: "the file is not a valid property list"
        }
    }
}
