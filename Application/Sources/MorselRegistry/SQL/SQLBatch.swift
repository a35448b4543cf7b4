// SPDX-License-Identifier: Apache-2.0

/// All rows of a result, in few memory blocks.
///
/// As separate values, the rows of ten million experiences would be some two hundred million
/// objects, most of which are read only once.
package struct SQLBatch: Sendable {
    /// The names of the columns.
    package let columns: [String]

    private var cells: [Cell] = []

    /// All texts and bytes, one after the other.
    package private(set) var bytes: [UInt8] = []

    /// A value; a text or a byte sequence is a range of ``bytes``.
    private struct Cell {
        let kind: Kind
        var count: UInt32 = 0

        /// The number, or the start of the range.
        var bits: Int64 = 0
    }

    private enum Kind: UInt8 {
        case null, integer, real, text, bytes
    }

    /// Creates a result without rows.
    package init(columns: [String]) { self.columns = columns }
}

// MARK: - Writing, value by value

extension SQLBatch {
    package mutating func appendNull() { cells.append(Cell(kind: .null)) }

    package mutating func append(_ number: Int64) {
        cells.append(Cell(kind: .integer, bits: number))
    }

    package mutating func append(_ number: Double) {
        cells.append(Cell(kind: .real, bits: Int64(bitPattern: number.bitPattern)))
    }

    package mutating func append(text: UnsafeRawBufferPointer) {
        unsafe append(text, .text)
    }

    package mutating func append(bytes: UnsafeRawBufferPointer) {
        unsafe append(bytes, .bytes)
    }

    private mutating func append(_ value: UnsafeRawBufferPointer, _ kind: Kind) {
        // No database has a value of 4 GB, so clamping loses nothing.
        let count = UInt32(clamping: value.count)
        cells.append(Cell(kind: kind, count: count, bits: Int64(bytes.count)))
        unsafe bytes.append(contentsOf: value.prefix(Int(count)))
    }
}

// MARK: - Reading

extension SQLBatch {
    package var rowCount: Int { columns.isEmpty ? 0 : cells.count / columns.count }

    private func cell(_ row: Int, _ column: Int) -> Cell {
        precondition(columns.indices.contains(column), "There is no such column.")
        return cells[row * columns.count + column]
    }

    private func part(_ cell: Cell) -> ArraySlice<UInt8> { bytes[place(cell)] }

    private func place(_ cell: Cell) -> Range<Int> {
        Int(cell.bits)..<(Int(cell.bits) + Int(cell.count))
    }

    package func isNull(_ row: Int, _ column: Int) -> Bool { cell(row, column).kind == .null }

    /// Returns a whole number, or `nil` if the value has another type.
    package func integer(_ row: Int, _ column: Int) -> Int64? {
        let cell = cell(row, column)
        return cell.kind == .integer ? cell.bits : nil
    }

    /// Returns the bytes of a text, or `nil` if the value has another type.
    package func text(_ row: Int, _ column: Int) -> ArraySlice<UInt8>? {
        let cell = cell(row, column)
        return cell.kind == .text ? part(cell) : nil
    }

    /// Returns the range of a text's bytes in ``bytes``, or `nil` if the value has another type.
    package func textPlace(_ row: Int, _ column: Int) -> Range<Int>? {
        let cell = cell(row, column)
        return cell.kind == .text ? place(cell) : nil
    }

    /// Returns a value of any type.
    package func value(_ row: Int, _ column: Int) -> SQLValue {
        let cell = cell(row, column)
        return switch cell.kind {
        case .null: .null
        case .integer: .integer(cell.bits)
        case .real: .real(Double(bitPattern: UInt64(bitPattern: cell.bits)))
        case .text: .text(String(decoding: part(cell), as: UTF8.self))
        case .bytes: .bytes(Array(part(cell)))
        }
    }

    /// Returns a row with separate values.
    package func row(_ row: Int) -> SQLRow {
        SQLRow(columns: columns, values: columns.indices.map { value(row, $0) })
    }

    /// All rows, each with separate values.
    package var rows: [SQLRow] { (0..<rowCount).map { row($0) } }
}
