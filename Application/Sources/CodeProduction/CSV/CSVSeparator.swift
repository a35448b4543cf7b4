// SPDX-License-Identifier: Apache-2.0

/// The separator between the fields of a record.
///
/// Spreadsheets write semicolons where the comma is the decimal mark, and tabs on request.
public enum CSVSeparator: UInt8, Sendable, Hashable, CaseIterable {
    /// A comma (`,`), the default.
    case comma = 0x2C
    /// A semicolon (`;`), as in countries with a decimal comma.
    case semicolon = 0x3B
    /// A tab; blanks around a field are then spaces alone.
    case tab = 0x09

    /// Returns the separator that a file states in its first line, as spreadsheets write and read it:
    /// `sep=;`.
    ///
    /// - Returns: The separator, and the start of the next line; `nil` if the file does not state
    ///   one.
    static func stated(in file: Span<UInt8>) -> (separator: CSVSeparator, end: Int)? {
        let start = byteOrderMarkLength(in: file)
        let name: [UInt8] = [0x73, 0x65, 0x70, 0x3D]
        guard file.count > start + name.count else { return nil }
        for index in name.indices where file[start + index] | 0x20 != name[index] | 0x20 {
            return nil
        }
        guard let separator = CSVSeparator(rawValue: file[start + name.count]) else { return nil }
        var end = start + name.count + 1
        guard end < file.count else { return (separator, end) }
        guard file[end] == .lineFeed || file[end] == .carriageReturn else { return nil }
        // CR LF is one line end.
        if file[end] == .carriageReturn, end + 1 < file.count, file[end + 1] == .lineFeed {
            end += 1
        }
        return (separator, end + 1)
    }

    static func byteOrderMarkLength(in file: Span<UInt8>) -> Int {
        file.count >= 3 && file[0] == 0xEF && file[1] == 0xBB && file[2] == 0xBF ? 3 : 0
    }
}
