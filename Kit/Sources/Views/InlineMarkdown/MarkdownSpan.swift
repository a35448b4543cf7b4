// SPDX-License-Identifier: Apache-2.0

/// A part of a text in one style.
package struct MarkdownSpan: Hashable, Sendable {
    /// The styles of inline Markdown.
    package struct Style: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Emphasis, as in `*words*`.
        package static let emphasis = Style(rawValue: 1)
        /// Strong emphasis, as in `**words**`.
        package static let strong = Style(rawValue: 2)
        /// Code, between backticks.
        package static let code = Style(rawValue: 4)
        /// Text that is struck through, as in `~~words~~`.
        package static let strikethrough = Style(rawValue: 32)
    }

    /// The characters of the span.
    package var text: String
    /// The styles of the characters.
    package var style: Style
    /// The URL to which the span links; `nil` without a link.
    package var link: String?

    package init(_ text: String, _ style: Style = [], link: String? = nil) {
        self.text = text
        self.style = style
        self.link = link
    }
}
