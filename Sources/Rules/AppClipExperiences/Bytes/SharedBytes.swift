// SPDX-License-Identifier: Apache-2.0

/// Immutable bytes with an owner that keeps them in memory: an allocation of this package, or a
/// mapped file.
///
/// An index contains no pointers, so the same bytes are its form in memory and in a file. Copies
/// share the bytes. Numbers are little-endian.
@safe public struct SharedBytes: @unchecked Sendable {
    // `owner` keeps the bytes from `start` on in their place, and no code writes to them.
    private let start: UnsafeRawPointer
    private let owner: AnyObject

    /// The number of bytes.
    public let count: Int

    /// Creates shared bytes from bytes that another object owns.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, which do not change as long as `owner` exists.
    ///   - owner: Frees the bytes when it is deinitialised.
    @unsafe public init(_ bytes: UnsafeRawBufferPointer, owner: some AnyObject & Sendable) {
        // If there are no bytes, the address is never read from.
        unsafe start =
            bytes.baseAddress ?? UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
        count = bytes.count
        self.owner = owner
    }

    private init(_ start: UnsafeRawPointer, count: Int, owner: AnyObject) {
        unsafe self.start = start
        self.count = count
        self.owner = owner
    }

    /// Creates shared bytes from a copy of some bytes.
    public init(_ bytes: [UInt8]) {
        var writer = Writer(capacity: bytes.count)
        writer.append(bytes.span)
        self = writer.finish()
    }

    /// Returns a part of the bytes, without a copy.
    public func part(_ range: Range<Int>) -> SharedBytes {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "There is no such part.")
        // The range was checked, and the part has the same owner.
        return unsafe SharedBytes(start + range.lowerBound, count: range.count, owner: owner)
    }

    /// The byte at an offset.
    public subscript(place: Int) -> UInt8 {
        precondition(place >= 0 && place < count, "There is no such byte.")
        // The offset was checked.
        return unsafe start.load(fromByteOffset: place, as: UInt8.self)
    }

    /// Returns the number in the eight bytes at an offset.
    public func number(at place: Int) -> UInt64 {
        precondition(place >= 0 && place <= count - 8, "There are no such bytes.")
        // The offset was checked, and every bit pattern is a number.
        return UInt64(
            littleEndian: unsafe start.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        )
    }

    /// Calls a closure with all bytes, which are valid during the call.
    public func withUnsafeBytes<Value, Failure>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        defer { extendLifetime(owner) }
        return try unsafe body(UnsafeRawBufferPointer(start: start, count: count))
    }
}
