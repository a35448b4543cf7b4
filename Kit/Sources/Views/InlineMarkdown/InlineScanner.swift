// SPDX-License-Identifier: Apache-2.0

/// Scans a text into nodes: plain text, code, links, and runs of `*`, `_` and `~` that need a partner.
struct InlineScanner {
    private let characters: [Character]
    private var place = 0
    private var nodes: [InlineNode] = []
    // The nodes of `[` and `![` that are not closed by `]` yet, and whether a link may begin there.
    private var brackets: [(node: Int, isImage: Bool, isActive: Bool)] = []
    private var plain = ""
    // Runs of backticks of these lengths have no partner in the rest of the text.
    private var unmatched: Set<Int> = []

    init(_ text: String) {
        characters = Array(text)
    }

    mutating func pieces() -> [MarkdownSpan] {
        while place < characters.count { readNext() }
        flush()
        resolveEmphasis(in: &nodes, from: 0)
        var spans: [MarkdownSpan] = []
        for node in nodes { node.write(to: &spans, [], nil) }
        return spans
    }

    private mutating func readNext() {
        let character = characters[place]
        switch character {
        case "\\": readEscape()
        case "`": readCode()
        case "*", "_", "~": readRun(of: character)
        case "[":
            openBracket(isImage: false, length: 1)
        case "!" where peek(1) == "[":
            openBracket(isImage: true, length: 2)
        // Attributes such as `^[3 cups](inflect: true)` have no effect here: only the words are shown.
        case "^" where peek(1) == "[":
            openBracket(isImage: true, length: 2)
        case "]": closeBracket()
        case "<": readAngle()
        case "&": readEntity()
        default:
            if readBareAddress() { return }
            plain.append(character)
            place += 1
        }
    }

    private func peek(_ distance: Int) -> Character? {
        let index = place + distance
        return characters.indices.contains(index) ? characters[index] : nil
    }

    private mutating func flush() {
        if !plain.isEmpty { nodes.append(.text(plain)) }
        plain = ""
    }

    private mutating func readEscape() {
        if let next = peek(1), next.isMarkdownPunctuation {
            plain.append(next)
            place += 2
        } else {
            plain.append("\\")
            place += 1
        }
    }

    // Reads a run of backticks, up to the next of the same length.
    private mutating func readCode() {
        let length = runLength(at: place)
        var end = place + length
        if !unmatched.contains(length) {
            while end < characters.count {
                guard characters[end] == "`" else {
                    end += 1
                    continue
                }
                let other = runLength(at: end)
                if other == length {
                    flush()
                    nodes.append(.code(code(String(characters[place + length..<end]))))
                    place = end + length
                    return
                }
                end += other
            }
            unmatched.insert(length)
        }
        plain += String(repeating: "`", count: length)
        place += length
    }

    // Removes one space on each side, which is not part of the code.
    private func code(_ text: String) -> String {
        let isPadded = text.hasPrefix(" ") && text.hasSuffix(" ") && text.contains { $0 != " " }
        return isPadded && text.count > 1 ? String(text.dropFirst().dropLast()) : text
    }

    private func runLength(at start: Int) -> Int {
        var end = start
        while end < characters.count, characters[end] == characters[start] { end += 1 }
        return end - start
    }

    private mutating func readRun(of mark: Character) {
        let length = runLength(at: place)
        flush()
        let before = place > 0 ? characters[place - 1] : " "
        let after = place + length < characters.count ? characters[place + length] : " "
        nodes.append(.run(DelimiterRun(mark, length, before: before, after: after)))
        place += length
    }

    // MARK: Links

    private mutating func openBracket(isImage: Bool, length: Int) {
        flush()
        brackets.append((nodes.count, isImage, true))
        nodes.append(.text(String(characters[place..<place + length])))
        place += length
    }

    private mutating func closeBracket() {
        guard let opener = brackets.popLast(), opener.isActive,
            let (address, end) = LinkTarget.read(
                characters,
                after: place,
                isAttribute: isAttribute(opener.node)
            )
        else {
            plain.append("]")
            place += 1
            return
        }
        flush()
        var inside = Array(nodes[(opener.node + 1)...])
        resolveEmphasis(in: &inside, from: 0)
        nodes.removeSubrange(opener.node...)
        // The alternative text of an image replaces it.
        nodes.append(opener.isImage ? .group(inside, []) : .link(inside, address))
        if !opener.isImage {
            // Links cannot be nested.
            for index in brackets.indices where !brackets[index].isImage {
                brackets[index].isActive = false
            }
        }
        place = end
    }

    private func isAttribute(_ node: Int) -> Bool {
        if case .text("^[") = nodes[node] { true } else { false }
    }

    // Reads `<https://example.com>` and `<ana@example.com>`; other tags are kept as text.
    private mutating func readAngle() {
        let end = characters[(place + 1)...].prefix(2_000)
            .firstIndex { $0 == ">" || $0 == "<" || $0.isWhitespace }
        if let end, characters[end] == ">" {
            let inside = String(characters[place + 1..<end])
            if let address = BareAddress.inAngles(inside) {
                flush()
                nodes.append(.link([.text(inside)], address))
                place = end + 1
                return
            }
        }
        plain.append("<")
        place += 1
    }

    private mutating func readBareAddress() -> Bool {
        guard brackets.allSatisfy({ !$0.isActive || $0.isImage }) else { return false }
        let character = characters[place]
        if character == "h" || character == "H" || character == "w" || character == "W" {
            let before = place > 0 ? characters[place - 1] : " "
            guard !before.isLetter, !before.isNumber,
                let found = BareAddress.web(characters[place...])
            else { return false }
            flush()
            nodes.append(.link([.text(found.text)], found.address))
            place += found.text.count
            return true
        }
        if character == "@",
            let (local, domain) = BareAddress.mail(before: plain, characters[place...])
        {
            plain.removeLast(local.count)
            flush()
            let text = local + "@" + domain
            nodes.append(.link([.text(text)], "mailto:" + text))
            place += 1 + domain.count
            return true
        }
        return false
    }

    private mutating func readEntity() {
        let end = characters[place...].prefix(12).firstIndex(of: ";")
        if let end, let text = CharacterEntity.text(String(characters[place + 1..<end])) {
            plain += text
            place = end + 1
        } else {
            plain.append("&")
            place += 1
        }
    }
}

extension Character {
    var isMarkdownPunctuation: Bool {
        guard let byte = asciiValue else { return false }
        return (33...47).contains(byte) || (58...64).contains(byte) || (91...96).contains(byte)
            || (123...126).contains(byte)
    }
}
