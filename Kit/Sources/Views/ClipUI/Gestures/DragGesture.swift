// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import AppClip
#endif

/// A drag with one finger: SwiftUI's `DragGesture`.
nonisolated public struct DragGesture: PrimitiveGesture {
    /// The location and the velocity of the finger: SwiftUI's `DragGesture.Value`.
    public struct Value: Equatable, Sendable {
        #if !hasFeature(Embedded)
        /// The time of the event.
        public var time: Date
        #endif
        /// The current location of the finger.
        public var location: CGPoint
        /// The location at which the finger was put down.
        public var startLocation: CGPoint
        /// The velocity of the finger, in points per second.
        public var velocity: CGSize

        /// The distance from the start location, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The predicted distance from the start location if the finger was lifted now: a quarter of a second further.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width / 4,
                height: translation.height + velocity.height / 4
            )
        }

        /// The predicted location if the finger was lifted now: a quarter of a second further.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        @inline(never)
        fileprivate init(_ event: GestureEvent) {
            location = event.point(at: 0)
            startLocation = event.point(at: 2)
            velocity = CGSize(
                width: CGFloat(event.number(at: 4)),
                height: CGFloat(event.number(at: 5))
            )
            #if !hasFeature(Embedded)
            time = Date()
            #endif
        }
    }

    /// The distance that the finger has to move before the gesture begins, in points.
    public var minimumDistance: CGFloat
    /// The space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a drag.
    @_disfavoredOverload
    public init<Space: CoordinateSpaceProtocol>(
        minimumDistance: CGFloat = 10,
        coordinateSpace: Space
    ) {
        self.init(
            minimumDistance: minimumDistance,
            coordinateSpace: coordinateSpace.coordinateSpace
        )
    }

    /// Returns the recognizer of the gesture.
    public func recognizer() -> Recognizer<Value> {
        PageGestureRecognizer(.drag, [.length(minimumDistance), coordinateSpace.value]) {
            Value($0)
        }
    }
}
