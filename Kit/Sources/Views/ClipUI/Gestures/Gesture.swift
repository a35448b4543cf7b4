// SPDX-License-Identifier: Apache-2.0

/// A movement of fingers that performs actions: SwiftUI's `Gesture`.
///
/// Your own gestures implement `body` with others.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol Gesture<Value> {
    /// The type of the gesture's value, such as a location.
    associatedtype Value
    /// The type of the body.
    associatedtype Body: Gesture

    /// The gesture that this one consists of.
    var body: Body { get }

    /// Returns the recognizer of the gesture in the events of the page.
    nonisolated func recognizer() -> Recognizer<Value>
}

extension Gesture where Value == Body.Value {
    /// Returns the recognizer of the body.
    nonisolated public func recognizer() -> Recognizer<Value> {
        onMainActor(self) { $0.body.recognizer() }
    }
}

/// A gesture that is implemented by the library and has no body.
public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    /// Never evaluated: a gesture of the library has no body.
    public var body: Never { fatalError("a gesture of the library has no body") }
}

extension Never: Gesture {
    /// A type without values: there are no such gestures.
    public typealias Value = Never
}

/// A type-erased gesture: SwiftUI's `AnyGesture`.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
    private let made: () -> Recognizer<Value>

    /// Creates a type-erased gesture.
    public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
        made = { gesture.recognizer() }
    }

    /// Returns the recognizer of the gesture.
    public func recognizer() -> Recognizer<Value> { made() }
}

/// A gesture with a recognizer that adds to that of another gesture: the result of the modifiers of gestures.
nonisolated public struct ModifiedGesture<Value>: PrimitiveGesture {
    private let made: () -> Recognizer<Value>

    init(_ made: @escaping () -> Recognizer<Value>) {
        self.made = made
    }

    /// Returns the recognizer of the gesture.
    public func recognizer() -> Recognizer<Value> { made() }
}

/// The gestures of a view that are recognized: SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
    /// The gestures as bits.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gestures.
    public static let none = GestureMask([])
    /// The gesture that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// The gesture that is added, and those of the views inside.
    public static let all = GestureMask(rawValue: 3)
}
