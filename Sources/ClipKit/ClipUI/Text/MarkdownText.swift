// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// The Markdown within a line that keys can have: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`, `[words](address)`.
enum MarkdownText {
    static func isNeeded(for text: String) -> Bool {
        text.utf8.contains { "*_`~[\\".utf8.contains($0) }
    }

    /// The spans of a text with their styles; a mark without its partner is a character.
    static func spans(of text: String) -> [(String, [Property])] {
        guard isNeeded(for: text), text.utf8.count < 100_000 else { return [(text, [])] }
        var spans: [(String, [Property])] = []
        read(text[...], [], into: &spans, depth: 0)
        return spans
    }

    private static let marks: [(mark: String, property: Property)] = [
        ("**", Property(.fontWeight, Int32(700))), ("__", Property(.fontWeight, Int32(700))),
        ("~~", Property(.strikethrough, true)), ("*", Property(.fontTraits, Int32(1))),
        ("_", Property(.fontTraits, Int32(1))), ("`", Property(.fontDesign, Int32(3))),
    ]

    private static func read(
        _ text: Substring,
        _ style: [Property],
        into spans: inout [(String, [Property])],
        depth: Int
    ) {
        var plain = ""
        func flush() {
            if !plain.isEmpty { spans.append((plain, style)) }
            plain = ""
        }
        var rest = text
        var before: Character?
        while let character = rest.first {
            defer { before = character }
            if character == "\\", let escaped = rest.dropFirst().first,
                escaped.isPunctuation || escaped.isSymbol
            {
                plain.append(escaped)
                rest = rest.dropFirst(2)
                continue
            }
            if depth < 8, character == "[", let link = Link(rest) {
                flush()
                read(
                    link.words,
                    style + [Property(.destination, String(link.address))],
                    into: &spans,
                    depth: depth + 1
                )
                rest = link.rest
                continue
            }
            // An underscore within a word is a part of the word.
            let isInWord =
                character == "_" && (before?.isLetter == true || before?.isNumber == true)
            if depth < 8, !isInWord,
                let (mark, property) = marks.first(where: { rest.hasPrefix($0.mark) }),
                let end = close(of: mark, in: rest)
            {
                flush()
                let inside = rest[rest.index(rest.startIndex, offsetBy: mark.count)..<end]
                if mark == "`" {
                    spans.append((String(inside), style + [property]))
                } else {
                    read(inside, style + [property], into: &spans, depth: depth + 1)
                }
                rest = rest[rest.index(end, offsetBy: mark.count)...]
                continue
            }
            plain.append(character)
            rest.removeFirst()
        }
        flush()
    }

    // Where the partner of the mark at the start is: not beside space, and with something between.
    private static func close(of mark: String, in text: Substring) -> String.Index? {
        var place = text.index(text.startIndex, offsetBy: mark.count)
        guard place < text.endIndex, !text[place].isWhitespace else { return nil }
        let start = place
        while place < text.endIndex {
            if text[place] == "\\" {
                place = text.index(after: place)
                if place < text.endIndex { place = text.index(after: place) }
                continue
            }
            if place > start, text[place...].hasPrefix(mark),
                !text[text.index(before: place)].isWhitespace
            {
                let after = text[place...].dropFirst(mark.count)
                // The end of a longer mark is no end of a shorter one.
                if mark.count == 2 || after.first != mark.first { return place }
                place = text.index(place, offsetBy: 2)
                continue
            }
            place = text.index(after: place)
        }
        return nil
    }

    private struct Link {
        let words: Substring
        let address: Substring
        let rest: Substring

        init?(_ text: Substring) {
            guard let end = text.firstIndex(of: "]"), text[end...].hasPrefix("]("),
                let close = text[end...].firstIndex(of: ")")
            else { return nil }
            words = text[text.startIndex..<end].dropFirst()
            address = text[end..<close].dropFirst(2)
            rest = text[close...].dropFirst()
            guard !words.isEmpty, !address.isEmpty else { return nil }
        }
    }
}
#endif
