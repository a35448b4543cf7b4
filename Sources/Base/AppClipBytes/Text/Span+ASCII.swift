// SPDX-License-Identifier: Apache-2.0

extension Span<UInt8> {
    /// Whether there is a word at `start`, in letters of either case.
    ///
    /// - Parameters:
    ///   - word: An ASCII literal in lowercase.
    ///   - start: The index of the word's first byte; it may lie after the end.
    /// - Returns: Whether the word is there.
    @inlinable
    public func hasWord(_ word: StaticString, at start: Int) -> Bool {
        guard start + word.utf8CodeUnitCount <= count else { return false }
        // The loop stays within the literal, which lives as long as the program.
        for index in 0..<word.utf8CodeUnitCount {
            guard unsafe self[start + index].lowercased == word.utf8Start[index] else {
                return false
            }
        }
        return true
    }

    /// Whether the bytes begin with those of a literal.
    @inlinable
    public func starts(with prefix: StaticString) -> Bool {
        guard count >= prefix.utf8CodeUnitCount else { return false }
        // The loop stays within the literal.
        for index in 0..<prefix.utf8CodeUnitCount {
            guard unsafe self[index] == prefix.utf8Start[index] else { return false }
        }
        return true
    }

    /// Returns the index of the first byte from `start` on that ends a part, or the number of
    /// bytes.
    @inlinable
    public func end(from start: Int, where isEnd: (UInt8) -> Bool) -> Int {
        var index = start
        while index < count, !isEnd(self[index]) { index += 1 }
        return index
    }
}

extension StaticString {
    /// The bytes of a literal.
    public var bytes: [UInt8] {
        // The loop stays within the literal, which lives as long as the program.
        (0..<utf8CodeUnitCount).map { unsafe utf8Start[$0] }
    }
}

extension String {
    /// Creates a text from bytes that are known to be ASCII.
    @inlinable
    public init(ascii bytes: some Collection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
    }
}
