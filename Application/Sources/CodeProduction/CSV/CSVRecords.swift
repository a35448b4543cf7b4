// SPDX-License-Identifier: Apache-2.0

/// The records of a file of comma-separated values, in the manner of RFC 4180.
///
/// A byte order mark, any of the three line ends, quoted fields with line ends in them and blanks
/// around a field are read as spreadsheets write them. Empty lines are passed over, and counted; so
/// is a first line such as `sep=;`, which tells the separator. An apostrophe that keeps a field from
/// being a formula is not part of the field: `'=a` is `=a`.
public struct CSVRecords: Sendable {
    /// The maximum sizes of a file and its parts.
    public struct Limits: Sendable {
        /// The maximum size of the file, in bytes.
        public var fileSize = 64 << 20
        /// The maximum number of records.
        public var records = 1_000_000
        /// The maximum number of fields in a record.
        public var fields = 256
        /// The maximum size of a field, in bytes.
        public var fieldSize = 64 << 10

        /// The default limits.
        public init() {}
    }

    /// A record and its row.
    public struct Record: Sendable, Hashable {
        /// The row as a spreadsheet numbers it: from 1, the header and empty lines included, a
        /// field with line ends in it in one row.
        public let row: Int

        /// The fields without the blanks around them.
        public let fields: [String]
    }

    /// The reason a file cannot be read, and the row of the error.
    public struct ReadingError: Error, Sendable, Hashable {
        /// The kinds of errors.
        @nonexhaustive public enum Code: Sendable, Hashable {
            /// The file is larger than its limit.
            case fileTooLarge(limit: Int)
            /// There are too many records.
            case tooManyRecords(limit: Int)
            /// A record has too many fields.
            case tooManyFields(limit: Int)
            /// A field is too long.
            case fieldTooLong(limit: Int)
            /// A quotation mark is not closed.
            case openQuotation
            /// Something other than a separator or a line end follows a closing quotation mark.
            case textAfterQuotation
            /// The bytes of a field are not UTF-8.
            case notUTF8
        }

        /// The kind of error.
        public let code: Code

        /// The row with the error, from 1.
        public let row: Int
    }

    /// The records in their order.
    public let records: [Record]

    /// The separator between the fields.
    public let separator: CSVSeparator

    /// Parses a file.
    ///
    /// - Parameters:
    ///   - file: The bytes of the file.
    ///   - limits: The maximum sizes.
    ///   - separator: The separator of a file that does not state one.
    /// - Throws: ``ReadingError`` with the first error.
    /// - Complexity: O(size of the file).
    public init(
        _ file: [UInt8],
        limits: Limits = Limits(),
        separator: CSVSeparator = .comma
    ) throws(ReadingError) {
        guard file.count <= limits.fileSize else {
            throw ReadingError(code: .fileTooLarge(limit: limits.fileSize), row: 1)
        }
        self.separator = CSVSeparator.stated(in: file.span)?.separator ?? separator
        var scanner = CSVScanner(limits: limits, separator: self.separator)
        records = try scanner.scan(file.span)
    }

    /// Returns the separator of a file that does not state it, judged by the names in its first
    /// record.
    ///
    /// - Parameters:
    ///   - file: The bytes of the file.
    ///   - isColumn: Whether a text is the name of a column.
    /// - Returns: The separator that gives the most column names; a comma if there are none.
    public static func separator(
        of file: [UInt8],
        isColumn: (String) -> Bool
    ) -> CSVSeparator {
        var best = (separator: CSVSeparator.comma, count: 0)
        for separator in CSVSeparator.allCases {
            let count = firstFields(of: file, separatedBy: separator)?.count(where: isColumn) ?? 0
            if count > best.count { best = (separator, count) }
        }
        return best.separator
    }

    /// Returns the fields of the first record; `nil` if there is none, or if it cannot be read with
    /// the separator.
    static func firstFields(of file: [UInt8], separatedBy separator: CSVSeparator) -> [String]? {
        var scanner = CSVScanner(limits: Limits(), separator: separator)
        return try? scanner.scan(file.span, count: 1).first?.fields
    }
}
