// SPDX-License-Identifier: Apache-2.0

/// A text: SwiftUI's `Text`.
nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
    // The content and the style of the text.
    package var properties: [Property]

    package init(properties: [Property]) {
        self.properties = properties
    }

    /// Creates a text that is not localized.
    public init(verbatim content: String) {
        properties = [Property(.text, content)]
    }

    /// Creates a text that is not localized, such as that of a variable.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) {
        self.init(verbatim: String(content))
    }

    /// Returns the text as an object.
    public func boxed() -> ViewBox {
        #if hasFeature(Embedded)
        ElementBox(.text, properties)
        #else
        textBox(properties)
        #endif
    }

    /// Returns whether two texts have the same content and style.
    public static func == (left: Text, right: Text) -> Bool {
        PropertyValue.list(left.properties.flattened)
            .isSame(as: .list(right.properties.flattened))
    }

    /// The content of the text, without its style.
    package var plainText: String {
        if case .text(let text) = properties.value(.text) { text } else { "" }
    }

    // Returns the text with a property. If several modifiers set it, the innermost takes effect.
    func setting(_ key: ElementKey, _ value: PropertyValue) -> Text {
        guard !value.isUnset, properties.value(key).isUnset else { return self }
        var text = self
        text.properties.append(Property(key, value))
        return text
    }
}

extension [Property] {
    /// The pairs of a key and a value, as in runs and fonts.
    package var flattened: [PropertyValue] {
        var values: [PropertyValue] = []
        for property in self {
            values.append(.integer(Int32(property.key.rawValue)))
            values.append(property.value)
        }
        return values
    }

    /// Adds a trait of a font to those that are set.
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
