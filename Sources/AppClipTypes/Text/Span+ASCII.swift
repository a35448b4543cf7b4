extension Span<UInt8> {
    /// Whether the bytes from `start` on begin with a word, in letters of either case.
    ///
    /// - Parameters:
    ///   - word: An ASCII literal in lower case.
    ///   - start: Where to look. A place behind the end has no word.
    /// - Returns: Whether it stands there.
    package func hasWord(_ word: StaticString, at start: Int) -> Bool {
        guard start + word.utf8CodeUnitCount <= count else { return false }
        // The loop stays within the literal, which lives as long as the program.
        for index in 0..<word.utf8CodeUnitCount {
            guard unsafe self[start + index].lowercased == word.utf8Start[index] else {
                return false
            }
        }
        return true
    }

    /// The first place from `start` on whose byte ends a part, or the end of the bytes.
    package func end(from start: Int, where isEnd: (UInt8) -> Bool) -> Int {
        var index = start
        while index < count, !isEnd(self[index]) { index += 1 }
        return index
    }
}

extension String {
    /// A text made of ASCII bytes that were checked before.
    package init(ascii bytes: some Collection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
    }
}
