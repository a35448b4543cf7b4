// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The reason bytes are not a property list, and its location.
public struct PropertyListError: Error, Sendable, Hashable {
    /// The kind of an error.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The file has more bytes than the limit.
        case tooLarge
        /// Values are nested more deeply than the limit.
        case tooDeep
        /// The list has more values than the limit.
        case tooMany
        /// The bytes are not a property list in a supported format.
        case form
        /// The text is not in UTF-8 or UTF-16, or declares another encoding.
        case encoding
        /// A text has an entity that is not built in, or is not UTF-8.
        case text
        /// A line is the marker of an unresolved merge conflict.
        case mergeConflict
        /// A name is expected in a dictionary.
        case nameExpected
        /// A value is expected, as after a name in a dictionary.
        case valueExpected

        // In XML.
        /// An element starts and does not end.
        case notClosed
        /// An element does not belong to a property list.
        case element
        /// An element does not contain a valid number, date or data; in a binary list, a date is outside the calendar.
        case scalar

        // In binary lists.
        /// An offset is outside the list.
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
        /// Data is not pairs of hexadecimal digits between `<` and `>`.
        case data
        /// There is something after the list.
        case textAfterEnd

        /// An error in a JSON list.
        case json(JSONError.Code)
    }

    /// The kind of the error.
    public let code: Code

    /// The offset of the error in bytes, from 0 on.
    ///
    /// ``TextPlaces`` of the file's bytes gives its line and column.
    public let offset: Int

    /// Creates an error with its location.
    public init(code: Code, offset: Int) {
        self.code = code
        self.offset = offset
    }
}

extension PropertyListError {
    /// Returns the same error, or a merge conflict if the line of the error or the next one has its marker.
    ///
    /// Version control systems leave such markers when several people edit a project.
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
