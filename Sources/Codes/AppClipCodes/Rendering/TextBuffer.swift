// SPDX-License-Identifier: Apache-2.0

/// Writes bytes into memory of a fixed capacity, from its start.
///
/// The caller guarantees the capacity, since it knows the longest text that it can write. Each
/// append is checked against it.
@safe struct TextBuffer: ~Copyable {
    private let start: UnsafeMutableRawPointer
    private let capacity: Int

    /// The number of bytes that have been written.
    private(set) var count = 0

    /// Creates a buffer that writes to `memory`, which must outlive it.
    @unsafe init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
        guard let base = memory.baseAddress else { preconditionFailure("memory to write into") }
        unsafe start = UnsafeMutableRawPointer(base)
        capacity = memory.count
    }

    /// Appends a text.
    mutating func append(_ text: StaticString) {
        reserve(text.utf8CodeUnitCount)
        // In bounds: just checked.
        unsafe (start + count).copyMemory(
            from: text.utf8Start,
            byteCount: text.utf8CodeUnitCount
        )
        count &+= text.utf8CodeUnitCount
    }

    /// Appends bytes.
    mutating func append(_ bytes: Span<UInt8>) {
        reserve(bytes.count)
        // In bounds: just checked.
        unsafe bytes.withUnsafeBytes { source in
            guard let base = source.baseAddress else { return }
            unsafe (start + count).copyMemory(from: base, byteCount: source.count)
        }
        count &+= bytes.count
    }

    /// Appends a piece; some bytes after it may be overwritten, within the capacity.
    mutating func append(_ piece: borrowing ArcText.Piece) {
        reserve(8 * ArcText.wordCount)
        // In bounds: just checked. The words are stored in the byte order of a little-endian
        // machine.
        for index in 0..<ArcText.wordCount {
            unsafe (start + count + 8 * index).storeBytes(
                of: piece.words[index].littleEndian,
                as: UInt64.self
            )
        }
        count &+= piece.count
    }

    /// Appends one byte.
    mutating func append(_ byte: UInt8) {
        reserve(1)
        // In bounds: just checked.
        unsafe (start + count).storeBytes(of: byte, as: UInt8.self)
        count &+= 1
    }

    private func reserve(_ bytes: Int) {
        precondition(capacity &- count >= bytes, "a text longer than its capacity")
    }
}
