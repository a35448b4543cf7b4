// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// The Markdown within a line, by the rules of CommonMark, with GitHub's strikethrough and addresses without marks.
///
/// It is what `Text` makes of a key, and `AttributedString` of a text: emphasis, code, links. Spaces and line breaks stay.
package enum InlineMarkdown {
    /// Longer texts, in bytes, are taken as they are.
    private static let limit = 100_000

    /// Whether anything in a text can be Markdown.
    package static func isNeeded(for text: String) -> Bool {
        text.utf8.contains { "*_`~[\\<&@".utf8.contains($0) } || text.contains("://")
            || text.contains("www.")
    }

    /// The spans of a text.
    ///
    /// - Complexity: O(*n*) for most texts; O(*n* · *m*) for *m* marks without a partner, of which no more are looked
    ///   for than 1,000.
    package static func spans(of text: String) -> [MarkdownSpan] {
        guard isNeeded(for: text), text.utf8.count <= limit else {
            return text.isEmpty ? [] : [MarkdownSpan(text)]
        }
        var scanner = InlineScanner(text)
        return joined(scanner.pieces())
    }

    private static func joined(_ pieces: [MarkdownSpan]) -> [MarkdownSpan] {
        var spans: [MarkdownSpan] = []
        for piece in pieces where !piece.text.isEmpty {
            if let last = spans.last, last.style == piece.style, last.link == piece.link {
                spans[spans.count - 1].text += piece.text
            } else {
                spans.append(piece)
            }
        }
        return spans
    }
}
#endif
