// SPDX-License-Identifier: Apache-2.0

/// A text: SwiftUI's `Text`.
nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
    // The content and the style of the text.
    package var properties: [Property]

    package init(properties: [Property]) {
        self.properties = properties
    }

    /// Creates a text that is shown as it is.
    public init(verbatim content: String) {
        properties = [Property(.text, content)]
    }

    /// Creates a text that is shown as it is, such as that of a variable.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) {
        self.init(verbatim: String(content))
    }

    /// The text.
    public func boxed() -> ViewBox {
        #if hasFeature(Embedded)
        ElementBox(.text, properties)
        #else
        textBox(properties)
        #endif
    }

    /// Whether two texts have the same words in the same style.
    public static func == (left: Text, right: Text) -> Bool {
        PropertyValue.list(left.properties.flattened)
            .isSame(as: .list(right.properties.flattened))
    }

    /// The words.
    package var plainText: String {
        if case .text(let text) = properties.value(.text) { text } else { "" }
    }

    // The text with a property. Of several modifiers of one kind the innermost takes effect.
    func setting(_ key: ElementKey, _ value: PropertyValue) -> Text {
        guard !value.isUnset, properties.value(key).isUnset else { return self }
        var text = self
        text.properties.append(Property(key, value))
        return text
    }
}

extension [Property] {
    /// Pairs of a key and a value, as in runs and fonts.
    package var flattened: [PropertyValue] {
        var values: [PropertyValue] = []
        for property in self {
            values.append(.integer(Int32(property.key.rawValue)))
            values.append(property.value)
        }
        return values
    }

    /// A font's trait, with those that are there.
    package mutating func add(trait: Int32) {
        var traits = trait
        if case .integer(let others) = value(.fontTraits) { traits |= others }
        set(Property(.fontTraits, traits))
    }

    package mutating func remove(trait: Int32) {
        guard case .integer(let traits) = value(.fontTraits) else { return }
        set(Property(.fontTraits, traits & ~trait))
    }
}
