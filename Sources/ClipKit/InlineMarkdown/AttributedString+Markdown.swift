// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import Foundation

extension AttributedString {
    /// How Markdown is read: Foundation's `AttributedString.MarkdownParsingOptions`.
    public struct MarkdownParsingOptions: Sendable {
        /// How much of Markdown is read.
        public enum InterpretedSyntax: Int, Sendable {
            /// All of it. Paragraphs are joined: what separates them would be attributes.
            case full
            /// What is within a line; spaces and line breaks are one space.
            case inlineOnly
            /// What is within a line; spaces and line breaks stay.
            case inlineOnlyPreservingWhitespace
        }

        /// What becomes of a text that cannot be read; there is none.
        public enum FailurePolicy: Int, Sendable {
            /// It is an error.
            case throwError
            /// What could be read.
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[words](attribute: value)` is read; it always is.
        public var allowsExtendedAttributes: Bool
        /// How much of Markdown is read.
        public var interpretedSyntax: InterpretedSyntax
        /// What becomes of a text that cannot be read.
        public var failurePolicy: FailurePolicy
        /// The language of the text.
        public var languageCode: String?
        /// Whether places in the source are noted; they are not.
        public var appliesSourcePositionAttributes: Bool

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Reads a text in Markdown: emphasis, code, links, and the words of its paragraphs.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: How much of Markdown is read.
    ///   - baseURL: What relative links are relative to.
    /// - Throws: Nothing: every text is Markdown.
    public init(
        markdown: String,
        options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        self.init()
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace:
            append(InlineMarkdown.spans(of: markdown), baseURL)
        case .inlineOnly:
            let words = markdown.split(
                omittingEmptySubsequences: true,
                whereSeparator: \.isWhitespace
            )
            append(InlineMarkdown.spans(of: words.joined(separator: " ")), baseURL)
        case .full:
            for block in MarkdownBlocks.blocks(of: markdown) {
                switch block {
                case .paragraph(let text): append(InlineMarkdown.spans(of: text), baseURL)
                case .code(let text): append([MarkdownSpan(text, .code)], baseURL)
                }
            }
        }
    }

    /// Reads bytes of Markdown in UTF-8.
    ///
    /// - Throws: `CocoaError` if they are not UTF-8.
    public init(
        markdown: Data,
        options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Reads a file of Markdown in UTF-8.
    ///
    /// - Throws: `CocoaError` if it cannot be read.
    public init(
        contentsOf url: URL,
        options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    private mutating func append(_ spans: [MarkdownSpan], _ base: URL?) {
        for span in spans {
            var part = AttributedString(span.text)
            if !span.style.isEmpty {
                part.inlinePresentationIntent = InlinePresentationIntent(
                    rawValue: UInt(span.style.rawValue)
                )
            }
            if let link = span.link { part.link = URL(string: link, relativeTo: base) }
            append(part)
        }
    }
}
#endif
