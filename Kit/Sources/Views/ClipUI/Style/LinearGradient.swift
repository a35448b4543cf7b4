// SPDX-License-Identifier: Apache-2.0

/// Colours along a line: SwiftUI's `LinearGradient`.
///
/// As a view it fills the space that is available.
nonisolated public struct LinearGradient: ShapeStyle, PrimitiveView {
    /// The paint of the gradient.
    public let paint: Paint

    /// Returns a rectangle with the gradient.
    public func boxed() -> ViewBox { ElementBox(.shape, [Property(.paint, paint.value)]) }

    /// Creates a gradient of colours.
    public init(
        gradient: Gradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) {
        paint = gradientPaint(3, gradient, startPoint, [endPoint.x, endPoint.y])
    }

    /// Creates a gradient of colours at equal distances.
    public init(
        colors: [Color],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) {
        paint = gradientPaint(3, Gradient(colors: colors), startPoint, [endPoint.x, endPoint.y])
    }

    /// Creates a gradient of colours at locations.
    public init(
        stops: [Gradient.Stop],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) {
        paint = gradientPaint(3, Gradient(stops: stops), startPoint, [endPoint.x, endPoint.y])
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Returns colours along a line.
    public static func linearGradient(
        _ gradient: Gradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns colours along a line.
    public static func linearGradient(
        colors: [Color],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns colours along a line.
    public static func linearGradient(
        stops: [Gradient.Stop],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
