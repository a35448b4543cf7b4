// SPDX-License-Identifier: Apache-2.0

/// Parses sizes as systems write them in many languages, such as `5.4 MB` or `1 024,5 Ko`.
///
/// A kilobyte has 1,000 bytes, as systems have shown it since 2009.
enum SizeText {
    /// Returns the sizes in a text, in bytes, in their order.
    static func sizes(in text: some StringProtocol) -> [Int] {
        let characters = Array(text.unicodeScalars)
        var sizes: [Int] = []
        var place = 0
        while place < characters.count {
            if isDigit(characters[place]) {
                let (number, end) = number(in: characters, at: place)
                let start = skipSpaces(in: characters, from: end)
                let (word, after) = word(in: characters, at: start)
                if let unit = unit(word) {
                    let bytes = (number * unit).rounded()
                    // The limit is beyond the size of any file.
                    sizes.append(bytes < 1e18 ? Int(bytes) : Int(1e18))
                    place = after
                } else {
                    place = end
                }
            } else if isLetter(characters[place]) {
                let (first, end) = word(in: characters, at: place)
                let (rest, after) = word(in: characters, at: skipSpaces(in: characters, from: end))
                if zeros.contains(first), unit(rest) != nil {
                    sizes.append(0)
                    place = after
                } else if let zero = zeros.first(where: { first.hasPrefix($0) }),
                    unit(String(first.dropFirst(zero.count))) != nil
                {
                    // Languages such as Japanese have no space between number and unit.
                    sizes.append(0)
                    place = end
                } else {
                    place = end
                }
            } else {
                place += 1
            }
        }
        return sizes
    }

    private static let zeros: Set<String> = [
        "zero", "zéro", "null", "cero", "nul", "noll", "zerowy", "нуль", "ноль", "ゼロ", "零",
    ]

    /// Returns the number of bytes of a unit, by its first letters in lowercase.
    private static func unit(_ word: String) -> Double? {
        if bytes.contains(word) { return 1 }
        guard let second = word.unicodeScalars.dropFirst().first, word.unicodeScalars.count == 2,
            let first = word.unicodeScalars.first, ["b", "o", "б"].contains(second)
        else { return nil }
        switch first {
        case "k", "к": return 1e3
        case "m", "м": return 1e6
        case "g", "г": return 1e9
        case "t", "т": return 1e12
        default: return nil
        }
    }

    private static let bytes: Set<String> = [
        "b", "byte", "bytes", "o", "octet", "octets", "байт", "байта", "байтов", "バイト", "字节",
        "字節", "位元組", "바이트", "bajt", "bajty", "bajtów", "tavua", "б",
    ]

    private static func number(
        in text: [Unicode.Scalar],
        at start: Int
    ) -> (value: Double, end: Int) {
        // Groups of digits, with one separator between them.
        var groups: [[Unicode.Scalar]] = [[]]
        var separators: [Unicode.Scalar] = []
        var place = start
        while place < text.count {
            if isDigit(text[place]) {
                groups[groups.count - 1].append(text[place])
                place += 1
                continue
            }
            guard place + 1 < text.count, isDigit(text[place + 1]) else { break }
            let separator = text[place]
            if isSpace(separator) {
                // A space separates thousands, or one number from the next.
                let group = text[(place + 1)...].prefix { isDigit($0) }
                guard group.count == 3 else { break }
            } else {
                guard [".", ",", "'", "’", "٫"].contains(separator) else { break }
            }
            separators.append(separator)
            groups.append([])
            place += 1
        }
        // The last group is a fraction, unless it looks like thousands.
        let last = groups.count - 1
        var hasFraction = false
        if let separator = separators.last, !isSpace(separator), separator != "'",
            separator != "’"
        {
            let isRepeated = separators.dropLast().contains(separator)
            hasFraction = !isRepeated && (groups[last].count != 3 || separators.count > 1)
        }
        let whole = (hasFraction ? groups.dropLast() : groups[...]).joined()
        let fraction = hasFraction ? groups[last] : []
        // More digits make no difference.
        var digits = whole.prefix(18).reduce(into: "") { $0.unicodeScalars.append($1) }
        if !fraction.isEmpty {
            digits += "."
            digits.unicodeScalars.append(contentsOf: fraction.prefix(9))
        }
        return (Double(digits) ?? 0, place)
    }

    private static func word(in text: [Unicode.Scalar], at start: Int) -> (String, end: Int) {
        var end = start
        var word = String.UnicodeScalarView()
        while end < text.count, isLetter(text[end]) {
            word.append(text[end])
            end += 1
        }
        return (String(word).lowercased(), end)
    }

    private static func skipSpaces(in text: [Unicode.Scalar], from start: Int) -> Int {
        text[min(start, text.count)...].firstIndex { !isSpace($0) } ?? text.count
    }

    private static func isDigit(_ character: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(character)
    }

    private static func isLetter(_ character: Unicode.Scalar) -> Bool {
        character.properties.isAlphabetic
    }

    /// Whether the character is a tab or a space, including a non-breaking one.
    private static func isSpace(_ character: Unicode.Scalar) -> Bool {
        character == "\t" || character.properties.generalCategory == .spaceSeparator
    }
}
