extension StaticString {
    /// The bytes of a literal, which is UTF-8 throughout this module.
    var bytes: [UInt8] {
        // The loop stays within the literal, which lives as long as the program.
        (0..<utf8CodeUnitCount).map { unsafe utf8Start[$0] }
    }
}

extension Span<UInt8> {
    /// Whether the bytes begin with those of `prefix`.
    func starts(with prefix: StaticString) -> Bool {
        guard count >= prefix.utf8CodeUnitCount else { return false }
        // The loop stays within the literal.
        for index in 0..<prefix.utf8CodeUnitCount {
            guard unsafe self[index] == prefix.utf8Start[index] else { return false }
        }
        return true
    }
}
