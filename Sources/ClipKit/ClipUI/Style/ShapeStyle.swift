// SPDX-License-Identifier: Apache-2.0

/// A colour, a gradient or a pattern: SwiftUI's `ShapeStyle`.
public protocol ShapeStyle: Sendable {
    /// The style, as the page paints it.
    nonisolated var paint: Paint { get }

    /// Whether what is painted has effects of its own.
    nonisolated static var hasEffects: Bool { get }

    #if !hasFeature(Embedded)
    /// What a style of a clip's own is made of.
    associatedtype Resolved: ShapeStyle = Never

    /// The style for an environment. Styles of this library have none.
    nonisolated func resolve(in environment: EnvironmentValues) -> Resolved
    #endif
}

extension ShapeStyle {
    /// Only a paint.
    nonisolated public static var hasEffects: Bool { false }
}

#if !hasFeature(Embedded)
extension ShapeStyle {
    /// The paint of what the style is for the values that an environment has by default.
    nonisolated public var paint: Paint { resolve(in: EnvironmentValues()).paint }
}

extension ShapeStyle where Resolved == Never {
    /// Never called: the library paints its styles as they are.
    nonisolated public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("a style of the library is painted as it is")
    }
}

extension Never: ShapeStyle {
    /// There is none.
    public typealias Resolved = Never

    /// Never called: `Never` has no values.
    nonisolated public var paint: Paint { fatalError("there is no such style") }
}
#endif

/// How something is painted.
public struct Paint: Sendable {
    package let value: PropertyValue
    // Properties of an effect around what is painted.
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

// What is painted in a style, in an element for the effects of the style if it can have any.
package func painted<Style: ShapeStyle>(_ style: Style, _ content: ViewBox) -> ViewBox {
    Style.hasEffects ? ElementBox(.effect, style.paint.effects, [content]) : content
}
