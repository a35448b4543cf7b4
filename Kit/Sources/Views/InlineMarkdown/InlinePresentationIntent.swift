// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The inline presentation of a part of a text: Foundation's `InlinePresentationIntent`.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The intents as bits.
    public let rawValue: UInt

    /// Creates intents from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strong emphasis, shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code, shown in a monospaced font.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Text that is struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// A soft line break in the source.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// A hard line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    /// HTML within a paragraph.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    /// HTML between paragraphs.
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes {
    /// The scope of the attributes of Markdown.
    public struct MarkdownAttributes: AttributeScope {
        /// The inline presentation intent of a part of a text.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

        /// The key of the inline presentation intent.
        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = InlinePresentationIntent
            /// The name of the attribute.
            public static let name = "NSInlinePresentationIntent"
        }
    }

    /// The attributes of Markdown.
    public var markdown: MarkdownAttributes.Type { MarkdownAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attribute of Markdown at a key path.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension MarkdownSpan.Style {
    /// Creates the style of an intent.
    package init(_ intent: InlinePresentationIntent) {
        self = MarkdownSpan.Style(rawValue: Int(intent.rawValue & 0x27))
    }
}
