// SPDX-License-Identifier: Apache-2.0

/// Colours around a point: SwiftUI's `AngularGradient`.
///
/// As a view it fills the space that is available.
nonisolated public struct AngularGradient: ShapeStyle, PrimitiveView {
    /// The paint of the gradient.
    public let paint: Paint

    /// Returns a rectangle with the gradient.
    public func boxed() -> ViewBox { ElementBox(.shape, [Property(.paint, paint.value)]) }

    /// Creates a gradient of colours.
    public init(
        gradient: Gradient,
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) {
        paint = gradientPaint(
            5,
            gradient,
            center,
            [CGFloat(startAngle.degrees), CGFloat(endAngle.degrees)]
        )
    }

    /// Creates a gradient of colours at equal distances.
    public init(
        colors: [Color],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) {
        paint = gradientPaint(
            5,
            Gradient(colors: colors),
            center,
            [CGFloat(startAngle.degrees), CGFloat(endAngle.degrees)]
        )
    }

    /// Creates a gradient of colours at locations.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) {
        paint = gradientPaint(
            5,
            Gradient(stops: stops),
            center,
            [CGFloat(startAngle.degrees), CGFloat(endAngle.degrees)]
        )
    }

    /// Creates a gradient of colours.
    public init(
        gradient: Gradient,
        center: UnitPoint,
        angle: Angle = .zero
    ) {
        paint = gradientPaint(
            5,
            gradient,
            center,
            [CGFloat(angle.degrees), CGFloat(angle.degrees + 360)]
        )
    }

    /// Creates a gradient of colours at equal distances.
    public init(
        colors: [Color],
        center: UnitPoint,
        angle: Angle = .zero
    ) {
        paint = gradientPaint(
            5,
            Gradient(colors: colors),
            center,
            [CGFloat(angle.degrees), CGFloat(angle.degrees + 360)]
        )
    }

    /// Creates a gradient of colours at locations.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint,
        angle: Angle = .zero
    ) {
        paint = gradientPaint(
            5,
            Gradient(stops: stops),
            center,
            [CGFloat(angle.degrees), CGFloat(angle.degrees + 360)]
        )
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Returns colours around a point.
    public static func angularGradient(
        _ gradient: Gradient,
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            gradient: gradient,
            center: center,
            startAngle: startAngle,
            endAngle: endAngle
        )
    }

    /// Returns colours around a point.
    public static func angularGradient(
        colors: [Color],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns colours around a point.
    public static func angularGradient(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns colours around a point.
    public static func conicGradient(
        _ gradient: Gradient,
        center: UnitPoint,
        angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Returns colours around a point.
    public static func conicGradient(
        colors: [Color],
        center: UnitPoint,
        angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Returns colours around a point.
    public static func conicGradient(
        stops: [Gradient.Stop],
        center: UnitPoint,
        angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
