// SPDX-License-Identifier: Apache-2.0

/// What a person does with fingers: SwiftUI's `Gesture`.
///
/// Your own gestures implement `body` with others.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol Gesture<Value> {
    /// What is known about the gesture.
    associatedtype Value
    /// The type of the body.
    associatedtype Body: Gesture

    /// The gesture that this one consists of.
    #if !hasFeature(Embedded)
    @MainActor @preconcurrency
    #endif
    var body: Body { get }

    /// What recognizes the gesture in the events of the page.
    nonisolated func recognizer() -> Recognizer<Value>
}

extension Gesture where Value == Body.Value {
    /// What recognizes the body.
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
    /// There are none.
    public typealias Value = Never
}

/// A gesture of any type: SwiftUI's `AnyGesture`.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
    private let made: () -> Recognizer<Value>

    /// Creates a gesture of any type.
    public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
        made = { gesture.recognizer() }
    }

    /// What recognizes the gesture.
    public func recognizer() -> Recognizer<Value> { made() }
}

/// A gesture with more around what recognizes it: what the modifiers of gestures return.
nonisolated public struct ModifiedGesture<Value>: PrimitiveGesture {
    private let made: () -> Recognizer<Value>

    init(_ made: @escaping () -> Recognizer<Value>) {
        self.made = made
    }

    /// What recognizes the gesture.
    public func recognizer() -> Recognizer<Value> { made() }
}

/// Which gestures of a view are recognized: SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
    /// The gestures as bits.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None.
    public static let none = GestureMask([])
    /// The one that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all = GestureMask(rawValue: 3)
}
