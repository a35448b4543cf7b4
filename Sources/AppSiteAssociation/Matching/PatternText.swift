/// A pattern cut into its words: characters, wildcards and variables (rule 2 of matching).
///
/// Nothing can be escaped: `*` and `?` are always wildcards, and `$(` always begins a variable.
struct PatternText {
    /// A word of a pattern.
    enum Word: Equatable {
        /// Characters that stand for themselves, in UTF-8.
        case literal([UInt8])
        /// `?`: exactly one character.
        case anyCharacter
        /// `*`: any run of characters, also none.
        case anyRun
        /// `$(name)`: one of a list of alternatives.
        case variable(String)
    }

    /// The words.
    ///
    /// Two runs never follow each other.
    private(set) var words: [Word] = []

    /// Whether a `$(` has no `)` behind it.
    private(set) var isUnterminated = false

    /// Cuts a text.
    ///
    /// - Parameters:
    ///   - text: The pattern in UTF-8.
    ///   - hasVariables: Whether `$(` begins a variable. In the values of variables it does not.
    init(_ text: some Sequence<UInt8>, hasVariables: Bool = true) {
        let bytes = Array(text)
        var literal: [UInt8] = []
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            let isVariable =
                hasVariables && byte == 0x24 && place + 1 < bytes.count && bytes[place + 1] == 0x28
            guard byte == 0x2A || byte == 0x3F || isVariable else {
                literal.append(byte)
                place += 1
                continue
            }
            if !literal.isEmpty {
                words.append(.literal(literal))
                literal = []
            }
            if isVariable {
                guard let end = bytes[place...].firstIndex(of: 0x29) else {
                    isUnterminated = true
                    return
                }
                words.append(
                    .variable(String(decoding: bytes[(place + 2)..<end], as: UTF8.self))
                )
                place = end + 1
            } else {
                if byte == 0x3F {
                    words.append(.anyCharacter)
                } else if words.last != .anyRun {
                    words.append(.anyRun)
                }
                place += 1
            }
        }
        if !literal.isEmpty { words.append(.literal(literal)) }
    }

    /// The pattern of a path without what does not count in it (rule 3 of matching).
    ///
    /// A run of slashes at the end does not count, and a pattern need not begin with a slash. A `*`
    /// at the beginning takes the path's first slash in. Whether a variable at the beginning wants
    /// one is told by its values.
    static func normalizedPath(_ text: String) -> ArraySlice<UInt8> {
        var bytes = Array(text.utf8)[...]
        while bytes.last == 0x2F { bytes = bytes.dropLast() }
        guard let first = bytes.first, first != 0x2A, first != 0x2F,
            !bytes.starts(with: [0x24, 0x28])
        else { return bytes }
        return [0x2F] + bytes
    }
}
