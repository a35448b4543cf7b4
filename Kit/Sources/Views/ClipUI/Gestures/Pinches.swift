// SPDX-License-Identifier: Apache-2.0

/// A pinch with two fingers: SwiftUI's `MagnificationGesture`.
///
/// Its value is the ratio of the distance between the fingers to their distance at the start.
nonisolated public struct MagnificationGesture: PrimitiveGesture {
    /// The change of the value before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a pinch gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// Returns the recognizer of the gesture.
    public func recognizer() -> Recognizer<CGFloat> {
        let least = minimumScaleDelta
        return ThresholdRecognizer(PageGestureRecognizer(.magnify) { CGFloat($0.number(at: 2)) }) {
            abs($0 - 1) >= least
        }
    }
}

/// A pinch with two fingers: SwiftUI's `MagnifyGesture`.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
    /// The scale and the start location of a pinch: SwiftUI's `MagnifyGesture.Value`.
    public struct Value: Equatable, Sendable {
        /// The ratio of the distance between the fingers to their distance at the start.
        public var magnification: CGFloat
        /// The middle between the fingers at the start.
        public var startLocation: CGPoint
    }

    /// The change of the magnification before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a pinch gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// Returns the recognizer of the gesture.
    public func recognizer() -> Recognizer<Value> {
        let least = minimumScaleDelta
        let pinch = PageGestureRecognizer(.magnify) {
            Value(magnification: CGFloat($0.number(at: 2)), startLocation: $0.point(at: 0))
        }
        return ThresholdRecognizer(pinch) { abs($0.magnification - 1) >= least }
    }
}

/// A rotation with two fingers: SwiftUI's `RotationGesture`.
///
/// Its value is the angle.
nonisolated public struct RotationGesture: PrimitiveGesture {
    /// The change of the angle before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// Returns the recognizer of the gesture.
    public func recognizer() -> Recognizer<Angle> {
        let least = minimumAngleDelta.degrees
        return ThresholdRecognizer(
            PageGestureRecognizer(.rotate) { Angle.degrees($0.number(at: 2)) }
        ) {
            abs($0.degrees) >= least
        }
    }
}

/// A rotation with two fingers: SwiftUI's `RotateGesture`.
nonisolated public struct RotateGesture: PrimitiveGesture {
    /// The angle and the start location of a rotation: SwiftUI's `RotateGesture.Value`.
    public struct Value: Equatable, Sendable {
        /// The angle by which the fingers have rotated.
        public var rotation: Angle
        /// The middle between the fingers at the start.
        public var startLocation: CGPoint
    }

    /// The change of the rotation before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// Returns the recognizer of the gesture.
    public func recognizer() -> Recognizer<Value> {
        let least = minimumAngleDelta.degrees
        let rotation = PageGestureRecognizer(.rotate) {
            Value(rotation: .degrees($0.number(at: 2)), startLocation: $0.point(at: 0))
        }
        return ThresholdRecognizer(rotation) { abs($0.rotation.degrees) >= least }
    }
}
