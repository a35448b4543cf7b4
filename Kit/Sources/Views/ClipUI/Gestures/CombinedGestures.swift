// SPDX-License-Identifier: Apache-2.0

nonisolated extension Gesture {
    /// Returns a gesture of this one and another one at the same time.
    public func simultaneously<Other: Gesture>(with other: Other)
        -> SimultaneousGesture<Self, Other>
    {
        SimultaneousGesture(self, other)
    }

    /// Returns a gesture of this one, and then another one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Returns a gesture of this one or, if it fails, another one.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Two gestures at the same time: SwiftUI's `SimultaneousGesture`.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The values of both gestures: SwiftUI's `SimultaneousGesture.Value`.
    public struct Value {
        /// The value of the first one, as soon as it has one.
        public var first: First.Value?
        /// The value of the second one, as soon as it has one.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Returns a recognizer of both gestures.
    public func recognizer() -> Recognizer<Value> {
        MappedRecognizer(BothRecognizer(first.recognizer(), second.recognizer())) {
            Value(first: $0.0, second: $0.1)
        }
    }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture after another: SwiftUI's `SequenceGesture`.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The progress of both gestures: SwiftUI's `SequenceGesture.Value`.
    public enum Value {
        /// The first gesture has not ended.
        case first(First.Value)
        /// The first one has ended; the second may have begun.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Returns a recognizer of both gestures.
    public func recognizer() -> Recognizer<Value> {
        MappedRecognizer(SequenceRecognizer(first.recognizer(), second.recognizer())) { step in
            switch step {
            case .first(let value): .first(value)
            case .second(let value, let other): .second(value, other)
            }
        }
    }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// One of two gestures, of which the first takes precedence: SwiftUI's `ExclusiveGesture`.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The value of the gesture that is recognized: SwiftUI's `ExclusiveGesture.Value`.
    public enum Value {
        /// The first gesture is recognized.
        case first(First.Value)
        /// The second gesture is recognized.
        case second(Second.Value)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Returns a recognizer of one of the gestures.
    public func recognizer() -> Recognizer<Value> {
        MappedRecognizer(EitherRecognizer(first.recognizer(), second.recognizer())) { step in
            switch step {
            case .first(let value): .first(value)
            case .second(let value): .second(value)
            }
        }
    }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
