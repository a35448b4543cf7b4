// SPDX-License-Identifier: Apache-2.0

/// Splits a file into records, byte by byte.
struct CSVScanner {
    let limits: CSVRecords.Limits
    let separator: CSVSeparator
    private var next = 0
    private var row = 1
    private var hasQuotation = false

    init(limits: CSVRecords.Limits, separator: CSVSeparator) {
        self.limits = limits
        self.separator = separator
    }

    typealias ReadingError = CSVRecords.ReadingError

    private func error(_ code: ReadingError.Code) -> ReadingError {
        ReadingError(code: code, row: row)
    }

    /// Reads the records, at most `count` of them.
    mutating func scan(
        _ file: Span<UInt8>,
        count: Int = .max
    ) throws(ReadingError) -> [CSVRecords.Record] {
        var records: [CSVRecords.Record] = []
        next = CSVSeparator.byteOrderMarkLength(in: file)
        if let end = CSVSeparator.stated(in: file)?.end {
            next = end
            row += 1
        }
        while next < file.count, records.count < count {
            hasQuotation = false
            let fields = try record(file)
            if fields.count > 1 || fields[0] != "" || hasQuotation {
                guard records.count < limits.records else {
                    throw error(.tooManyRecords(limit: limits.records))
                }
                records.append(CSVRecords.Record(row: row, fields: fields))
            }
            row += 1
        }
        return records
    }

    /// Reads up to and including the end of the line.
    private mutating func record(_ file: Span<UInt8>) throws(ReadingError) -> [String] {
        var fields: [String] = []
        while true {
            guard fields.count < limits.fields else {
                throw error(.tooManyFields(limit: limits.fields))
            }
            fields.append(try field(file))
            guard next < file.count else { return fields }
            let byte = file[next]
            next += 1
            if byte == separator.rawValue { continue }
            // CR LF is one line end.
            if byte == .carriageReturn, next < file.count, file[next] == .lineFeed { next += 1 }
            return fields
        }
    }

    /// Reads up to, but not including, the separator or line end.
    private mutating func field(_ file: Span<UInt8>) throws(ReadingError) -> String {
        while next < file.count, isBlank(file[next]) { next += 1 }
        if next < file.count, file[next] == .quotationMark {
            return try quotedField(file)
        }
        let start = next
        while next < file.count, !endsField(file[next]) { next += 1 }
        var end = next
        while end > start, isBlank(file[end - 1]) { end -= 1 }
        return try text(of: file.extracting(start..<end))
    }

    private mutating func quotedField(_ file: Span<UInt8>) throws(ReadingError) -> String {
        next += 1
        hasQuotation = true
        var bytes: [UInt8] = []
        while true {
            guard next < file.count else { throw error(.openQuotation) }
            let byte = file[next]
            next += 1
            if byte == .quotationMark {
                // Two quotation marks escape one.
                guard next < file.count, file[next] == .quotationMark else { break }
                next += 1
            }
            guard bytes.count <= limits.fieldSize else {
                throw error(.fieldTooLong(limit: limits.fieldSize))
            }
            bytes.append(byte)
        }
        while next < file.count, isBlank(file[next]) { next += 1 }
        guard next == file.count || endsField(file[next]) else {
            throw error(.textAfterQuotation)
        }
        return try text(of: bytes.span)
    }

    private func text(of bytes: Span<UInt8>) throws(ReadingError) -> String {
        // The apostrophe before a formula does not count.
        guard bytes.count <= limits.fieldSize + 1 else {
            throw error(.fieldTooLong(limit: limits.fieldSize))
        }
        guard let text = try? String(copying: UTF8Span(validating: bytes)) else {
            throw error(.notUTF8)
        }
        let field = CSVFormula.unguarded(text)
        guard field.utf8.count <= limits.fieldSize else {
            throw error(.fieldTooLong(limit: limits.fieldSize))
        }
        return field
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 && separator != .tab
    }

    private func endsField(_ byte: UInt8) -> Bool {
        byte == separator.rawValue || byte == .lineFeed || byte == .carriageReturn
    }
}

extension UInt8 {
    static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    fileprivate static var quotationMark: UInt8 { 0x22 }
}
