// SPDX-License-Identifier: Apache-2.0

/// One tap or several: SwiftUI's `TapGesture`.
nonisolated public struct TapGesture: PrimitiveGesture {
    /// The number of taps.
    public var count: Int

    /// Creates a gesture of one tap or several.
    public init(count: Int = 1) {
        self.count = count
    }

    /// Returns the recognizer of the gesture.
    public func recognizer() -> Recognizer<Void> { tapRecognizer(count, .local) { _ in () } }
}

/// One tap or several, with a location: SwiftUI's `SpatialTapGesture`.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
    /// The location of a tap: SwiftUI's `SpatialTapGesture.Value`.
    public struct Value: Equatable, Sendable {
        /// The location of the last tap.
        public var location: CGPoint
    }

    /// The number of taps.
    public var count: Int
    /// The space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture of one tap or several.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a gesture of one tap or several.
    @_disfavoredOverload
    public init<Space: CoordinateSpaceProtocol>(count: Int = 1, coordinateSpace: Space) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// Returns the recognizer of the gesture.
    public func recognizer() -> Recognizer<Value> {
        tapRecognizer(count, coordinateSpace) { Value(location: $0.point(at: 0)) }
    }
}

/// A long press: SwiftUI's `LongPressGesture`.
///
/// Its value is true as soon as the finger is down.
nonisolated public struct LongPressGesture: PrimitiveGesture {
    /// The minimum duration, in seconds.
    public var minimumDuration: Double
    /// The maximum distance that the finger may move, in points.
    public var maximumDistance: CGFloat

    /// Creates a long press.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// Returns the recognizer of the gesture.
    public func recognizer() -> Recognizer<Bool> {
        let parameters = [PropertyValue.length(CGFloat(minimumDuration)), .length(maximumDistance)]
        return PageGestureRecognizer(.longPress, parameters) { _ in true }
    }
}

private func tapRecognizer<Value>(
    _ count: Int,
    _ space: CoordinateSpace,
    value: @escaping (GestureEvent) -> Value
) -> Recognizer<Value> {
    PageGestureRecognizer(
        .tap,
        [.integer(Int32(clamping: max(1, count))), space.value],
        value: value
    )
}

extension CoordinateSpace {
    // The name of the space for the page; none for the space of the view itself.
    var value: PropertyValue { if let name { .text(name) } else { .unset } }
}
