// SPDX-License-Identifier: Apache-2.0

/// Colours in concentric circles, with radii in points: SwiftUI's `RadialGradient`.
///
/// As a view it fills the space that is available.
nonisolated public struct RadialGradient: ShapeStyle, PrimitiveView {
    /// The paint of the gradient.
    public let paint: Paint

    /// Returns a rectangle with the gradient.
    public func boxed() -> ViewBox { ElementBox(.shape, [Property(.paint, paint.value)]) }

    /// Creates a gradient of colours.
    public init(
        gradient: Gradient,
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) {
        paint = gradientPaint(4, gradient, center, [startRadius, endRadius])
    }

    /// Creates a gradient of colours at equal distances.
    public init(
        colors: [Color],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) {
        paint = gradientPaint(4, Gradient(colors: colors), center, [startRadius, endRadius])
    }

    /// Creates a gradient of colours at locations.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) {
        paint = gradientPaint(4, Gradient(stops: stops), center, [startRadius, endRadius])
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Returns colours in concentric circles, with radii in points.
    public static func radialGradient(
        _ gradient: Gradient,
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient,
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    /// Returns colours in concentric circles, with radii in points.
    public static func radialGradient(
        colors: [Color],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            colors: colors,
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    /// Returns colours in concentric circles, with radii in points.
    public static func radialGradient(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// Colours in concentric ellipses, with radii as fractions of the bounds: SwiftUI's `EllipticalGradient`.
///
/// As a view it fills the space that is available.
nonisolated public struct EllipticalGradient: ShapeStyle, PrimitiveView {
    /// The paint of the gradient.
    public let paint: Paint

    /// Returns a rectangle with the gradient.
    public func boxed() -> ViewBox { ElementBox(.shape, [Property(.paint, paint.value)]) }

    /// Creates a gradient of colours.
    public init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        paint = gradientPaint(6, gradient, center, [startRadiusFraction, endRadiusFraction])
    }

    /// Creates a gradient of colours at equal distances.
    public init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        paint = gradientPaint(
            6,
            Gradient(colors: colors),
            center,
            [startRadiusFraction, endRadiusFraction]
        )
    }

    /// Creates a gradient of colours at locations.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        paint = gradientPaint(
            6,
            Gradient(stops: stops),
            center,
            [startRadiusFraction, endRadiusFraction]
        )
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Returns colours in concentric ellipses, with radii as fractions of the bounds.
    public static func ellipticalGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Returns colours in concentric ellipses, with radii as fractions of the bounds.
    public static func ellipticalGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Returns colours in concentric ellipses, with radii as fractions of the bounds.
    public static func ellipticalGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
}
