// SPDX-License-Identifier: Apache-2.0

/// A style whose type does not show: SwiftUI's `AnyShapeStyle`.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    /// The paint of the style.
    public let paint: Paint
    /// A style in it can have effects.
    public static var hasEffects: Bool { true }

    package init(paint: Paint) { self.paint = paint }

    /// Hides the type of a style.
    public init<Style: ShapeStyle>(_ style: Style) {
        paint = style.paint
    }
}

// A style with something changed; static, so that a style without effects costs no element.
nonisolated struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    var paint: Paint { Paint(base.paint.value.faded(opacity), effects: base.paint.effects) }
    static var hasEffects: Bool { Base.hasEffects }
}

extension ShapeStyle {
    /// The style with its opacity multiplied, from 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedStyle(base: self, opacity: opacity)
    }

    /// The style, mixed with what is below.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        AnyShapeStyle(paint: adding(Property(.blendMode, mode.number), to: paint))
    }

    /// The style with a shadow around what is painted.
    ///
    /// A shadow inside of its edge is drawn around it.
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

/// A shadow as a part of a style: SwiftUI's `ShadowStyle`.
public struct ShadowStyle: Equatable, Sendable {
    private let color: Color
    private let lengths: [CGFloat]
    private let isInside: Bool

    /// A shadow behind what is painted; lengths are in points.
    public static func drop(
        color: Color = Color(red: 0, green: 0, blue: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, lengths: [radius, x, y], isInside: false)
    }

    /// A shadow inside of what is painted; lengths are in points.
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
