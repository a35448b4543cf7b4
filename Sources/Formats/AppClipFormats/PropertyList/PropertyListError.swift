// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// Why bytes are no property list, and where.
public struct PropertyListError: Error, Sendable, Hashable {
    /// What is wrong.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// There are more bytes than are read.
        case tooLarge
        /// Values lie within each other more deeply than is read.
        case tooDeep
        /// There are more values than are read.
        case tooMany
        /// The bytes are no property list of a form that is read.
        case form
        /// The text is in another encoding than UTF-8 and UTF-16, or says so.
        case encoding
        /// A text has an entity that is not built in, or is not UTF-8.
        case text
        /// A line marks a conflict of versions that is not resolved.
        case mergeConflict
        /// A value in a dictionary has no name.
        case nameExpected
        /// A name in a dictionary has no value; a value is expected.
        case valueExpected

        // In XML.
        /// An element starts and does not end.
        case notClosed
        /// An element does not belong to a property list.
        case element
        /// An element has no number, date or data in it; in a binary list, a date is outside of the
        /// calendar.
        case scalar

        // In binary lists.
        /// A place is outside of the list.
        case place

        // In OpenStep lists.
        /// A string has no closing quotation mark.
        case stringNotClosed
        /// A comment has no `*/`.
        case commentNotClosed
        /// An array has no `)`.
        case arrayNotClosed
        /// A dictionary has no `}`.
        case dictionaryNotClosed
        /// `=` is expected after a name.
        case equalsExpected
        /// `;` is expected after a value in a dictionary.
        case semicolonExpected
        /// `,` or `)` is expected after a value in an array.
        case commaExpected
        /// Data are not pairs of hexadecimal digits between `<` and `>`.
        case data
        /// Something stands after the list.
        case textAfterEnd

        /// A fault of a list in JSON.
        case json(JSONError.Code)
    }

    /// What is wrong.
    public let code: Code

    /// The place of the byte at fault, counted from the first one.
    ///
    /// ``TextPlaces`` of the file's bytes gives its line and column.
    public let offset: Int

    /// A fault and its place.
    public init(code: Code, offset: Int) {
        self.code = code
        self.offset = offset
    }
}

extension PropertyListError {
    /// The same error, or that a conflict stands in the line of the fault or in the next one.
    ///
    /// Projects are edited by several people, and a version control system then leaves its marks.
    func namingConflicts(in text: [UInt8]) -> PropertyListError {
        guard offset <= text.count else { return self }
        let lineStart = text[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let nextStart = text.span.end(from: offset) { !$0.isSpace }
        let nextLineStart = text[..<nextStart].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let marks: [UInt8] = [.lessThan, .equals, .greaterThan, .bar]
        for start in [lineStart, nextLineStart] {
            let line = text[start...].prefix(7)
            if line.count == 7, let mark = line.first, marks.contains(mark),
                line.allSatisfy({ $0 == mark })
            {
                return PropertyListError(code: .mergeConflict, offset: start)
            }
        }
        return self
    }
}
