// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

extension XMLError {
    /// A few words that describe the error, without its location.
    public var words: String {
        switch code {
        case .tooLarge: "the file is larger than is read"
        case .tooDeep: "elements are nested too deeply"
        case .tooMany: "the file has too many elements or attributes"
        case .encoding: "the file is neither UTF-8 nor UTF-16, or says that it is something else"
        case .notClosed: "a tag, a comment or an element is not closed"
        case .otherElementOpen: "the tag closes another element than the one that is open"
        case .nameExpected: "a name is expected after <"
        case .attribute: "an attribute must be written as name=\"value\", and only once in a tag"
        case .entity: "& must be written as &amp;, or begin an entity of XML"
        case .text: "a text is not UTF-8"
        case .elementExpected: "an element is expected"
        case .contentAfterEnd: "there is text after the end of the document"
        @unknown default: "the file is not valid XML"
        }
    }
}
