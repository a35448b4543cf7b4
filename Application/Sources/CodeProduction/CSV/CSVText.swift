// SPDX-License-Identifier: Apache-2.0

/// Writes comma-separated values according to RFC 4180 and to what spreadsheets expect.
public struct CSVText: Sendable {
    /// The file so far, with CR LF line ends.
    public private(set) var bytes: [UInt8] = []

    /// Creates an empty file.
    public init() {}

    /// Appends a record.
    ///
    /// Fields that need quotation marks get them, also a single empty field, which would be an
    /// empty line otherwise. A field that a spreadsheet would run as a formula gets an apostrophe
    /// before it; numbers do not. ``CSVRecords`` reads back what was written.
    public mutating func append(_ fields: [String]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { bytes.append(0x2C) }
            let text = CSVFormula.guarded(field)
            guard Self.needsQuotes(field) || fields == [""] else {
                bytes += text.utf8
                continue
            }
            bytes.append(0x22)
            for byte in text.utf8 {
                if byte == 0x22 { bytes.append(byte) }
                bytes.append(byte)
            }
            bytes.append(0x22)
        }
        bytes += [0x0D, 0x0A]
    }

    /// Whether a reader would split the field, trim blanks at its ends, read its first character as a
    /// byte order mark, or take it for a line that states the separator.
    private static func needsQuotes(_ field: String) -> Bool {
        let blanks: [UInt8] = [0x20, 0x09]
        return field.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
            || field.utf8.first.map(blanks.contains) == true
            || field.utf8.last.map(blanks.contains) == true
            || field.unicodeScalars.first == "\u{FEFF}"
            || field.utf8.prefix(4).elementsEqual("sep=".utf8) { $0 | 0x20 == $1 | 0x20 }
    }
}
