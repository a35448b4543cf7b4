// SPDX-License-Identifier: Apache-2.0

/// A sequence of colours: SwiftUI's `Gradient`.
///
/// As a style it runs from the top to the bottom.
nonisolated public struct Gradient: ShapeStyle, Hashable {
    /// A colour at a location of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The location, from 0 to 1.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours; the page draws the first 50.
    public var stops: [Stop]

    /// Creates a gradient of colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        var stops: [Stop] = []
        for index in colors.indices {
            stops.append(Stop(color: colors[index], location: CGFloat(index) / last))
        }
        self.stops = stops
    }

    /// Creates a gradient of colours at locations.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// The paint of the gradient, from the top to the bottom.
    public var paint: Paint { gradientPaint(3, self, .top, [0.5, 1]) }

    // The stops as pairs of a paint and a location.
    fileprivate var value: PropertyValue {
        var values: [PropertyValue] = []
        for stop in stops {
            values.append(stop.color.paint.value)
            values.append(.length(stop.location))
        }
        return .list(values)
    }
}

/// A gradient of one colour: SwiftUI's `AnyGradient`.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient

    /// Creates a gradient from the top to the bottom.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    /// The paint of the gradient, from the top to the bottom.
    public var paint: Paint { gradient.paint }
}

// form: 3 linear, 4 radial, 5 angular, 6 elliptical; then a point and two numbers.
@inline(never)
package func gradientPaint(
    _ form: Int32,
    _ gradient: Gradient,
    _ point: UnitPoint,
    _ numbers: [CGFloat]
) -> Paint {
    Paint(
        .list(
            [.integer(form), gradient.value, .length(point.x), .length(point.y)]
                + numbers.map { .length($0) }
        )
    )
}
