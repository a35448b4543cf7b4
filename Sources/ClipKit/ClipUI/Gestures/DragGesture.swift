// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import AppClip
#endif

/// A finger that moves: SwiftUI's `DragGesture`.
nonisolated public struct DragGesture: PrimitiveGesture {
    /// Where the finger is: SwiftUI's `DragGesture.Value`.
    public struct Value: Equatable, Sendable {
        #if !hasFeature(Embedded)
        /// When.
        public var time: Date
        #endif
        /// Where the finger is.
        public var location: CGPoint
        /// Where it was at first.
        public var startLocation: CGPoint
        /// How fast it is, in points in a second.
        public var velocity: CGSize

        /// How far it has come.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// How far it would come if it was lifted now, and what it holds came to rest.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width / 4,
                height: translation.height + velocity.height / 4
            )
        }

        /// Where it would come if it was lifted now, and what it holds came to rest.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        @inline(never)
        fileprivate init(_ touch: Touch) {
            location = touch.point(0)
            startLocation = touch.point(2)
            velocity = CGSize(width: CGFloat(touch.number(4)), height: CGFloat(touch.number(5)))
            #if !hasFeature(Embedded)
            time = Date()
            #endif
        }
    }

    /// How far the finger moves before the gesture begins, in points.
    public var minimumDistance: CGFloat
    /// In which places are given.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture of a finger that moves.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a gesture of a finger that moves.
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

    /// What recognizes the gesture.
    public func recognizer() -> Recognizer<Value> {
        LeafRecognizer(4, [.length(minimumDistance), coordinateSpace.value]) { Value($0) }
    }
}
