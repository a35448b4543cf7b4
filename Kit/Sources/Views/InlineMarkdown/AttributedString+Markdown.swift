// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AttributedString {
    /// The options for parsing Markdown: Foundation's `AttributedString.MarkdownParsingOptions`.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of the Markdown syntax that is interpreted.
        public enum InterpretedSyntax: Int, Sendable {
            /// All of it. Paragraphs are joined, since their separation would be an attribute.
            case full
            /// Inline syntax; any sequence of spaces and line breaks becomes one space.
            case inlineOnly
            /// Inline syntax; spaces and line breaks are kept.
            case inlineOnlyPreservingWhitespace
        }

        /// The way a text that cannot be parsed is handled; every text can be parsed.
        public enum FailurePolicy: Int, Sendable {
            /// The initializer throws an error.
            case throwError
            /// Returns the part that was parsed.
            case returnPartiallyParsedIfPossible
        }

        /// A Boolean value that indicates whether `^[words](attribute: value)` is parsed; it always
        /// is.
        public var allowsExtendedAttributes: Bool
        /// The part of the Markdown syntax that is interpreted.
        public var interpretedSyntax: InterpretedSyntax
        /// The way a text that cannot be parsed is handled.
        public var failurePolicy: FailurePolicy
        /// The language of the text; ignored here.
        public var languageCode: String?
        /// A Boolean value that indicates whether positions in the source are recorded; they are
        /// not.
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

    /// Creates an attributed string from Markdown: emphasis, code, links, and the text of its
    /// paragraphs.
    ///
    /// - Parameters:
    ///   - markdown: The Markdown text.
    ///   - options: The options for parsing it.
    ///   - baseURL: The base URL of relative links.
    /// - Throws: Never: every text is valid Markdown.
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

    /// Creates an attributed string from Markdown in UTF-8.
    ///
    /// - Throws: `CocoaError` if the bytes are not UTF-8.
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

    /// Creates an attributed string from a file of Markdown in UTF-8.
    ///
    /// - Throws: `CocoaError` if the file cannot be read.
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
