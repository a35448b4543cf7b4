// SPDX-License-Identifier: Apache-2.0

/// A type-erased style: SwiftUI's `AnyShapeStyle`.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    /// The paint of the style.
    public let paint: Paint
    /// True: the wrapped style may have effects.
    public static var hasEffects: Bool { true }

    package init(paint: Paint) { self.paint = paint }

    /// Creates a type-erased style.
    public init<Style: ShapeStyle>(_ style: Style) {
        paint = style.paint
    }
}

// A style with another opacity. Its type is static, so that a style without effects needs no element.
nonisolated struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    var paint: Paint { Paint(base.paint.value.faded(opacity), effects: base.paint.effects) }
    static var hasEffects: Bool { Base.hasEffects }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a number from 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedStyle(base: self, opacity: opacity)
    }

    /// Returns the style, blended with the content below.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        AnyShapeStyle(paint: adding(Property(.blendMode, mode.number), to: paint))
    }

    /// Returns the style with a shadow of the painted content.
    ///
    /// An inner shadow is drawn outside of the edge.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        AnyShapeStyle(paint: adding(Property(.shadow, style.value), to: paint))
    }
}

@inline(never)
private func adding(_ effect: Property, to paint: Paint) -> Paint {
    var effects = paint.effects
    if effect.key == .shadow, case .list(let old) = effects.value(.shadow),
        case .list(let new) = effect.value
    {
        effects.set(Property(.shadow, .list(old + new)))
    } else {
        effects.set(effect)
    }
    return Paint(paint.value, effects: effects)
}

/// A shadow of a style: SwiftUI's `ShadowStyle`.
public struct ShadowStyle: Equatable, Sendable {
    private let color: Color
    private let lengths: [CGFloat]
    private let isInside: Bool

    /// Returns a shadow behind the painted content; lengths are in points.
    public static func drop(
        color: Color = Color(red: 0, green: 0, blue: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, lengths: [radius, x, y], isInside: false)
    }

    /// Returns a shadow inside of the painted content; lengths are in points.
    public static func inner(
        color: Color = Color(red: 0, green: 0, blue: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, lengths: [radius, x, y], isInside: true)
    }

    fileprivate var value: PropertyValue {
        .list([color.paint.value] + lengths.map { .length($0) })
    }
}
