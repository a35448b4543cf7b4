// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import Foundation

/// What Markdown says of a part of a text: Foundation's `InlinePresentationIntent`.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The intents as bits.
    public let rawValue: UInt

    /// Creates intents from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is emphasized: italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// It is strongly emphasized: bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// It is code.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// It is struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// A line break in the source.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// A line break that stays.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    /// HTML within a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    /// HTML between paragraphs.
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes {
    /// The attributes that Markdown has.
    public struct MarkdownAttributes: AttributeScope {
        /// What Markdown says of a part.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

        /// What Markdown says of a part.
        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            /// The intents.
            public typealias Value = InlinePresentationIntent
            /// The name of the attribute.
            public static let name = "NSInlinePresentationIntent"
        }
    }

    /// The attributes that Markdown has.
    public var markdown: MarkdownAttributes.Type { MarkdownAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of Markdown.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension MarkdownSpan.Style {
    /// The style of an intent.
    package init(_ intent: InlinePresentationIntent) {
        self = MarkdownSpan.Style(rawValue: Int(intent.rawValue & 0x27))
    }
}
#endif
