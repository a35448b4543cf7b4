/// Writes comma-separated values, as RFC 4180 and spreadsheets want them.
public struct CSVText: Sendable {
    /// The file so far, with CR LF line ends.
    public private(set) var bytes: [UInt8] = []

    /// An empty file.
    public init() {}

    /// Appends a record.
    ///
    /// Fields that need quotation marks get them.
    public mutating func append(_ fields: [String]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { bytes.append(0x2C) }
            let needsQuotes =
                field.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
                || field.utf8.first == 0x20 || field.utf8.last == 0x20
            guard needsQuotes else {
                bytes += field.utf8
                continue
            }
            bytes.append(0x22)
            for byte in field.utf8 {
                if byte == 0x22 { bytes.append(byte) }
                bytes.append(byte)
            }
            bytes.append(0x22)
        }
        bytes += [0x0D, 0x0A]
    }
}
