// SPDX-License-Identifier: Apache-2.0

/// A value that can be between two others: SwiftUI's `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each part with a number.
    mutating func scale(by rhs: Double)

    /// The sum of the squares of the parts.
    var magnitudeSquared: Double { get }
}

/// Something that changes step by step if the change is animated: SwiftUI's `Animatable`.
public protocol Animatable {
    /// The type of what changes step by step.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// What changes step by step.
    #if hasFeature(Embedded)
    var animatableData: AnimatableData { get set }
    #else
    nonisolated var animatableData: AnimatableData { get set }
    #endif
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing.
    nonisolated public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    nonisolated public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

/// A modifier that changes step by step: SwiftUI's `AnimatableModifier`.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// No values: SwiftUI's `EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates it.
    public init() {}

    /// No values.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// No values.
    public static func + (left: Self, right: Self) -> Self { left }

    /// No values.
    public static func - (left: Self, right: Self) -> Self { left }

    /// Does nothing.
    public mutating func scale(by rhs: Double) {}

    /// 0.
    public var magnitudeSquared: Double { 0 }

    /// They are the same.
    public static func == (left: Self, right: Self) -> Bool { true }
}

/// Two values: SwiftUI's `AnimatablePair`.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Creates a pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Both are zero.
    public static var zero: Self { Self(.zero, .zero) }

    /// Adds both.
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }

    /// Subtracts both.
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }

    /// Multiplies both with a number.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The sum of the squares of both.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

    /// Whether both are equal.
    public static func == (left: Self, right: Self) -> Bool {
        left.first == right.first && left.second == right.second
    }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
