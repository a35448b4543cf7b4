// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The formats in which property lists are written.
@nonexhaustive public enum PropertyListForm: Sendable, Hashable {
    /// XML with elements such as `dict`.
    case xml
    /// Objects and a table of their offsets.
    case binary
    /// `{ name = value; }`.
    case openStep
    /// `{ "name": value }`.
    case json

    /// Detects the format of a file by its beginning; `nil` if the file is empty or cannot be decoded.
    ///
    /// The file need not be valid: any other kind of XML counts as XML, too.
    public init?(of file: [UInt8]) {
        if file.starts(with: "bplist".utf8) {
            self = .binary
            return
        }
        guard let text = DecodedText(file) else { return nil }
        self.init(text)
    }

    init?(_ text: DecodedText) {
        let bytes = text.bytes.span
        let first = bytes.end(from: text.start) { !$0.isSpace }
        guard first < bytes.count else { return nil }
        switch bytes[first] {
        case .lessThan:
            // `<` can also begin data.
            let rest = text.bytes[(first + 1)...]
            let isData = rest.first.map {
                $0.isHexadecimalDigit || $0.isSpace || $0 == .greaterThan
            }
            let isElement = ["dict", "data", "date", "array", "false"].contains { name in
                rest.starts(with: name.utf8)
            }
            self = isData == true && !isElement ? .openStep : .xml
        case .leftBracket: self = .json
        case 0x7B: self = Self.isJSON(text.bytes, after: first + 1) ? .json : .openStep
        default: self = .openStep
        }
    }

    /// Whether the first string after a brace is followed by a colon.
    private static func isJSON(_ bytes: [UInt8], after brace: Int) -> Bool {
        let text = bytes.span
        var place = text.end(from: brace) { !$0.isSpace }
        guard place < text.count, text[place] == .quotationMark else { return false }
        place += 1
        while place < text.count, text[place] != .quotationMark {
            place += text[place] == .backslash ? 2 : 1
        }
        place = text.end(from: place + 1) { !$0.isSpace }
        return place < text.count && text[place] == .colon
    }
}
