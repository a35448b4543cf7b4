// SPDX-License-Identifier: Apache-2.0

/// The target of a link, which follows its text: `(address "title")`.
enum LinkTarget {
    /// Reads the address after a `]`.
    ///
    /// - Returns: The unescaped address, and the index of the first character after the target; `nil` if there is no
    ///   target.
    static func read(
        _ text: [Character],
        after bracket: Int,
        isAttribute: Bool
    ) -> (address: String, end: Int)? {
        var place = bracket + 1
        guard place < text.count, text[place] == "(" else { return nil }
        place += 1
        if isAttribute {
            let end = text[place...].prefix(2_000).firstIndex(of: ")")
            return end.map { ("", $0 + 1) }
        }
        skipSpace(text, &place)
        guard let address = address(text, &place) else { return nil }
        skipSpace(text, &place)
        let titles: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]
        if place < text.count, let close = titles[text[place]] {
            guard let end = text[(place + 1)...].prefix(2_000).firstIndex(of: close) else {
                return nil
            }
            place = end + 1
            skipSpace(text, &place)
        }
        guard place < text.count, text[place] == ")" else { return nil }
        return (address, place + 1)
    }

    private static func skipSpace(_ text: [Character], _ place: inout Int) {
        while place < text.count, text[place].isWhitespace { place += 1 }
    }

    // In angle brackets any characters; otherwise no spaces, and only balanced parentheses.
    private static func address(_ text: [Character], _ place: inout Int) -> String? {
        var address = ""
        let isInAngles = place < text.count && text[place] == "<"
        if isInAngles { place += 1 }
        var depth = 0
        while place < text.count {
            let character = text[place]
            if character == "\\", place + 1 < text.count, text[place + 1].isMarkdownPunctuation {
                address.append(text[place + 1])
                place += 2
                continue
            }
            if isInAngles {
                if character == ">" {
                    place += 1
                    return address
                }
                if character.isNewline || character == "<" { return nil }
            } else {
                if character.isWhitespace { break }
                if character == "(" { depth += 1 }
                if character == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
            }
            address.append(character)
            place += 1
        }
        return isInAngles || depth != 0 ? nil : address
    }
}

/// Addresses without the syntax of a link.
enum BareAddress {
    /// Returns the URL for the text between `<` and `>`; `nil` if it is not an address.
    static func inAngles(_ text: String) -> String? {
        guard !text.contains(where: { $0.isWhitespace || $0 == "<" }) else { return nil }
        if let colon = text.firstIndex(of: ":") {
            let scheme = text[..<colon]
            let isScheme =
                (2...32).contains(scheme.count) && scheme.first?.isLetter == true
                && scheme.allSatisfy {
                    $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0))
                }
            return isScheme ? text : nil
        }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, isLocal(parts[0]), isDomain(parts[1]) else { return nil }
        return "mailto:" + text
    }

    /// Returns the address of a website at the start of a text: `https://…`, `http://…` or `www.…`.
    static func web(_ text: ArraySlice<Character>) -> (text: String, address: String)? {
        let start = String(text.prefix(8)).lowercased()
        let hasScheme = start.hasPrefix("http://") || start == "https://"
        guard hasScheme || start.hasPrefix("www.") else { return nil }
        var end = text.prefix(2_048).prefix { !$0.isWhitespace && $0 != "<" }
        // Final punctuation, and a closing parenthesis without an opening one, are not part of the address.
        while let last = end.last {
            if "?!.,:*_~'\"".contains(last) {
                end.removeLast()
            } else if last == ")", end.count(where: { $0 == ")" }) > end.count(where: { $0 == "(" })
            {
                end.removeLast()
            } else {
                break
            }
        }
        let found = String(end)
        let host = hasScheme ? found.drop { $0 != "/" }.dropFirst(2) : found[...]
        guard host.prefix(while: { $0 != "/" }).contains("."), !host.hasPrefix(".") else {
            return nil
        }
        return (found, hasScheme ? found : "http://" + found)
    }

    /// Returns the email address around an `@`, which is the first character of the second text.
    static func mail(
        before: String,
        _ text: ArraySlice<Character>
    ) -> (local: String, domain: String)? {
        let local = String(before.reversed().prefix(64).prefix { isLocal("\($0)") }.reversed())
        var domain = text.dropFirst().prefix(255).prefix {
            $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-" || $0 == "_")
        }
        while domain.last == "." { domain.removeLast() }
        let name = String(domain)
        guard !local.isEmpty, isDomain(name[...]), name.last != "-", name.last != "_" else {
            return nil
        }
        return (local, name)
    }

    private static func isLocal(_ text: some StringProtocol) -> Bool {
        !text.isEmpty
            && text.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || ".+-_".contains($0))
            }
    }

    private static func isDomain(_ text: Substring) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1
            && labels.allSatisfy { label in
                !label.isEmpty
                    && label.allSatisfy {
                        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
                    }
            }
    }
}

/// The characters that HTML represents by names.
enum CharacterEntity {
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
        "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "bull": "•",
        "middot": "·", "deg": "°", "times": "×", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
        "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "laquo": "«", "raquo": "»",
        "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "sect": "§", "para": "¶",
    ]

    /// Returns the text for the name between `&` and `;`; `nil` if it is unknown.
    static func text(_ name: String) -> String? {
        if let text = names[name] { return text }
        guard name.hasPrefix("#"), name.count <= 9 else { return nil }
        let digits = name.dropFirst()
        let code =
            digits.first == "x" || digits.first == "X"
            ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.map { String(Unicode.Scalar($0 == 0 ? 0xFFFD : $0) ?? "\u{FFFD}") }
    }
}
