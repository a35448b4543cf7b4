// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import ClipUITesting
import Foundation
import InlineMarkdown
import Testing

@testable import ClipUI

// Inline Markdown.
@MainActor
struct MarkdownTests {
    /// Returns spans as `text`, with the marks of their style before and their link after them.
    private func described(_ text: String) -> String {
        InlineMarkdown.spans(of: text).map { span in
            let marks = [
                (MarkdownSpan.Style.strong, "b"), (.emphasis, "i"), (.code, "c"),
                (.strikethrough, "s"),
            ].filter { span.style.contains($0.0) }.map(\.1).joined()
            return "\(marks)[\(span.text)]" + (span.link.map { "(\($0))" } ?? "")
        }.joined()
    }

    @Test(
        arguments: [
            ("plain", "[plain]"), ("**bold** x", "b[bold][ x]"), ("*a* _b_", "i[a][ ]i[b]"),
            ("***both***", "bi[both]"), ("**a *b* c**", "b[a ]bi[b]b[ c]"),
            ("snake_case_name 2 * 3 * 4", "[snake_case_name 2 * 3 * 4]"),
            ("`a *b*` ``c ` d``", "c[a *b*][ ]c[c ` d]"), ("~~gone~~", "s[gone]"),
            (
                "[a **b**](https://x.y/z_(1) \"t\")",
                "[a ](https://x.y/z_(1))b[b](https://x.y/z_(1))"
            ),
            ("\\*no\\* \\\\", "[*no* \\]"), ("**open", "[**open]"), ("[x] [y](", "[[x] [y](]"),
            ("<https://x.y> <b>t</b>", "[https://x.y](https://x.y)[ <b>t</b>]"),
            ("to ana@x.org.", "[to ][ana@x.org](mailto:ana@x.org)[.]"),
            ("see https://x.y/z, ok", "[see ][https://x.y/z](https://x.y/z)[, ok]"),
            ("a &amp; &#64; &no;", "[a & @ &no;]"), ("![words](i.png)", "[words]"),
            ("^[3 cups](inflect: true)", "[3 cups]"), ("*a\nb*", "i[a\nb]"),
        ]
    )
    func spans(_ text: String, _ wanted: String) {
        #expect(described(text) == wanted)
    }

    /// Delimiters without a counterpart cost little, whatever their number.
    @Test(arguments: ["*a _b ", "[", "[a](<", "<a", "`a``", "a@", "**a", "https://a"])
    func hostileTextsAreReadInTime(_ part: String) {
        let text = String(repeating: part, count: 20_000 / part.utf8.count)
        let clock = ContinuousClock()
        let time = clock.measure { _ = InlineMarkdown.spans(of: text) }
        #expect(time < .seconds(5))
    }

    /// Localized keys are parsed as Markdown, and strings are shown unchanged.
    @Test func keysHaveMarkdownAndStringsHaveNot() {
        let string = "**b** c"
        #expect(Text(.init(string)).plainText == "b c")
        #expect(Text(LocalizedStringKey(string)).plainText == "b c")
        #expect(Text("**b** c").plainText == "b c")
        #expect(Text("**\(string)**").plainText == "**b** c")
        #expect(Text(string).plainText == "**b** c")
        #expect(Text(verbatim: "**b** c").plainText == "**b** c")
        #expect(Text(.init(string)).runs.count == 2)
    }

    @Test func attributedStringsReadMarkdown() throws {
        let string = try AttributedString(markdown: "# Menu\n\nA **new** [shop](/a)\n- tea")
        #expect(String(string.characters) == "MenuA new shoptea")
        let based = try AttributedString(markdown: "[a](b)", baseURL: URL(string: "https://x.y/"))
        #expect(based.runs.first?.link?.absoluteString == "https://x.y/b")
        let lines = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace
        )
        let kept = try AttributedString(markdown: "# a\n~~b~~", options: lines)
        #expect(String(kept.characters) == "# a\nb")
        #expect(kept.runs.contains { $0.inlinePresentationIntent == .strikethrough })
        let text = Text(string)
        #expect(text.plainText == "MenuA new shoptea")
        #expect(text.runs.count == 5)
    }

    /// A link is opened with `openURL`, even if its address is interpolated.
    @Test func linksOpen() throws {
        let clip = TestClip { LinkedText(address: "https://x.y/1").run(on: $0) }
        clip.launch()
        #expect(clip.screen.line == "Open this none")
        let text = try #require(clip.screen.all(.text).first)
        clip.send(.tap, element: text.id, text: "https://x.y/1")
        #expect(clip.screen.line == "Open this https://x.y/1")
        #expect("\(Text("[Open](\("https://x.y/2"))").runs)".contains("https://x.y/2"))
    }
}

private struct LinkedText: View {
    let address: String
    @State private var opened = "none"

    var body: some View {
        Group {
            Text("[Open](\(address)) this")
            Text(verbatim: opened)
        }
        .environment(
            \.openURL,
            OpenURLAction { url in
                opened = url.absoluteString
                return .handled
            }
        )
    }
}
