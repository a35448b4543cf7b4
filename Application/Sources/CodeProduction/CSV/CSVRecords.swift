// SPDX-License-Identifier: Apache-2.0

/// The records of a file of comma-separated values, in the manner of RFC 4180.
///
/// A byte order mark, any of the three line ends, quoted fields with line ends in them and blanks
/// around a field are read as spreadsheets write them. Empty lines are passed over, and counted; so
/// is a first line such as `sep=;`, which tells the separator. An apostrophe that keeps a field from
/// being a formula is not part of the field: `'=a` is `=a`.
public struct CSVRecords: Sendable {
    /// What a file may have at most.
    public struct Limits: Sendable {
        /// Bytes of the file.
        public var fileSize = 64 << 20
        /// Records.
        public var records = 1_000_000
        /// Fields of a record.
        public var fields = 256
        /// Bytes of a field.
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

    /// Why a file cannot be read, and the row of the error.
    public struct ReadingError: Error, Sendable, Hashable {
        /// What is wrong.
        @nonexhaustive public enum Code: Sendable, Hashable {
            /// The file is larger than its limit.
            case fileTooLarge(limit: Int)
            /// There are too many records.
            case tooManyRecords(limit: Int)
            /// A record has too many fields.
            case tooManyFields(limit: Int)
            /// A field is too long.
            case fieldTooLong(limit: Int)
            /// A quotation mark has no partner.
            case openQuotation
            /// Something other than a separator or a line end follows a closing quotation mark.
            case textAfterQuotation
            /// The bytes of a field are not UTF-8.
            case notUTF8
        }

        /// What is wrong.
        public let code: Code

        /// The row at fault, from 1.
        public let row: Int
    }

    /// The records in their order.
    public let records: [Record]

    /// What stands between the fields.
    public let separator: CSVSeparator

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - file: The bytes of the file.
    ///   - limits: What it may have at most.
    ///   - separator: What stands between the fields of a file that does not state it.
    /// - Throws: ``ReadingError`` with the first fault.
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

    /// The separator of a file that does not state it, by the names in its first record.
    ///
    /// - Parameters:
    ///   - file: The bytes of the file.
    ///   - isColumn: Whether a text is the name of a column.
    /// - Returns: The separator between the most names; a comma where there are none.
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

    /// The fields of the first record; `nil` if there is none, or it cannot be read in this way.
    static func firstFields(of file: [UInt8], separatedBy separator: CSVSeparator) -> [String]? {
        var scanner = CSVScanner(limits: Limits(), separator: separator)
        return try? scanner.scan(file.span, count: 1).first?.fields
    }
}
