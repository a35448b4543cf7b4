// SPDX-License-Identifier: Apache-2.0

/// Two fingers that part: SwiftUI's `MagnificationGesture`.
///
/// Its value is how many times as far they are apart.
nonisolated public struct MagnificationGesture: PrimitiveGesture {
    /// How much that changes before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture of two fingers that part.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// What recognizes the gesture.
    public func recognizer() -> Recognizer<CGFloat> {
        LeafRecognizer(5) { CGFloat($0.number(2)) }
    }
}

/// Two fingers that part: SwiftUI's `MagnifyGesture`.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
    /// How far the fingers are apart: SwiftUI's `MagnifyGesture.Value`.
    public struct Value: Equatable, Sendable {
        /// How many times as far as at first.
        public var magnification: CGFloat
        /// The middle between them.
        public var startLocation: CGPoint
    }

    /// How much that changes before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture of two fingers that part.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// What recognizes the gesture.
    public func recognizer() -> Recognizer<Value> {
        LeafRecognizer(5) {
            Value(magnification: CGFloat($0.number(2)), startLocation: $0.point(0))
        }
    }
}

/// Two fingers that turn: SwiftUI's `RotationGesture`.
///
/// Its value is the angle.
nonisolated public struct RotationGesture: PrimitiveGesture {
    /// How much that changes before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture of two fingers that turn.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// What recognizes the gesture.
    public func recognizer() -> Recognizer<Angle> {
        LeafRecognizer(6) { .degrees($0.number(2)) }
    }
}

/// Two fingers that turn: SwiftUI's `RotateGesture`.
nonisolated public struct RotateGesture: PrimitiveGesture {
    /// How far the fingers have turned: SwiftUI's `RotateGesture.Value`.
    public struct Value: Equatable, Sendable {
        /// The angle.
        public var rotation: Angle
        /// The middle between them.
        public var startLocation: CGPoint
    }

    /// How much that changes before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture of two fingers that turn.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// What recognizes the gesture.
    public func recognizer() -> Recognizer<Value> {
        LeafRecognizer(6) {
            Value(rotation: .degrees($0.number(2)), startLocation: $0.point(0))
        }
    }
}
