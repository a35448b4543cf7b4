// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// A part of a text in one style.
package struct MarkdownSpan: Hashable, Sendable {
    /// The styles that Markdown has within a line.
    package struct Style: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Emphasis, as in `*words*`.
        package static let emphasis = Style(rawValue: 1)
        /// Strong emphasis, as in `**words**`.
        package static let strong = Style(rawValue: 2)
        /// Code, between grave accents.
        package static let code = Style(rawValue: 4)
        /// Words that are struck through, as in `~~words~~`.
        package static let strikethrough = Style(rawValue: 32)
    }

    /// The characters.
    package var text: String
    /// Their style.
    package var style: Style
    /// Where they lead; `nil` without a link.
    package var link: String?

    package init(_ text: String, _ style: Style = [], link: String? = nil) {
        self.text = text
        self.style = style
        self.link = link
    }
}
#endif
