// SPDX-License-Identifier: Apache-2.0

/// A colour, a gradient or a pattern: SwiftUI's `ShapeStyle`.
public protocol ShapeStyle: Sendable {
    /// The paint of the style.
    nonisolated var paint: Paint { get }

    /// Whether the style has effects besides a paint.
    nonisolated static var hasEffects: Bool { get }

    #if !hasFeature(Embedded)
    /// The type of the style that a clip's own style resolves to.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style for an environment. The styles of this library need no resolution.
    nonisolated func resolve(in environment: EnvironmentValues) -> Resolved
    #endif
}

extension ShapeStyle {
    /// False: by default a style is only a paint.
    nonisolated public static var hasEffects: Bool { false }
}

/// A colour, gradient or pattern in the form of the page, with its effects.
public struct Paint: Sendable {
    package let value: PropertyValue
    // Properties of an effect around the painted content.
    package var effects: [Property] = []

    package init(_ value: PropertyValue) { self.value = value }

    package init(_ value: PropertyValue, effects: [Property]) {
        self.value = value
        self.effects = effects
    }
}

extension PropertyValue {
    package static func paint(_ style: some ShapeStyle) -> PropertyValue { style.paint.value }
}

// Returns content painted with a style, in an element for the effects of the style if it can have any.
package func painted<Style: ShapeStyle>(_ style: Style, _ content: ViewBox) -> ViewBox {
    Style.hasEffects ? ElementBox(.effect, style.paint.effects, [content]) : content
}
