// SPDX-License-Identifier: Apache-2.0

/// Inline Markdown, by the rules of CommonMark, with GitHub's strikethrough and bare URLs.
///
/// It is the syntax of a `Text` with a key, and of an `AttributedString`: emphasis, code, links. Spaces and line breaks
/// are kept.
package enum InlineMarkdown {
    /// The longest text, in bytes, that is parsed; longer texts are returned as they are.
    private static let limit = 100_000

    /// Whether a text contains any character that can be Markdown.
    package static func isNeeded(for text: String) -> Bool {
        text.utf8.contains { "*_`~[\\<&@".utf8.contains($0) } || text.contains("://")
            || text.contains("www.")
    }

    /// Returns the spans of a text.
    ///
    /// - Complexity: O(*n*) for most texts; O(*n* · *m*) for *m* delimiters without a partner, of which at most 1,000
    ///   are searched for one.
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
