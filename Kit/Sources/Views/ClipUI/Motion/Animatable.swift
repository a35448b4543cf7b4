// SPDX-License-Identifier: Apache-2.0

/// A value that can be interpolated: SwiftUI's `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each part by a number.
    mutating func scale(by rhs: Double)

    /// The sum of the squares of the parts.
    var magnitudeSquared: Double { get }
}

/// A type whose values change step by step if the change is animated: SwiftUI's `Animatable`.
public protocol Animatable {
    /// The type of the data that change step by step.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// The data that change step by step.
    #if hasFeature(Embedded)
    var animatableData: AnimatableData { get set }
    #else
    nonisolated var animatableData: AnimatableData { get set }
    #endif
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// The empty data: nothing changes step by step.
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
    /// Creates the only value.
    public init() {}

    /// The only value.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// Returns the only value.
    public static func + (left: Self, right: Self) -> Self { left }

    /// Returns the only value.
    public static func - (left: Self, right: Self) -> Self { left }

    /// Does nothing.
    public mutating func scale(by rhs: Double) {}

    /// 0.
    public var magnitudeSquared: Double { 0 }

    /// Returns `true`: all values are equal.
    public static func == (left: Self, right: Self) -> Bool { true }
}

/// A pair of values that change step by step: SwiftUI's `AnimatablePair`.
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

    /// The pair of two zeros.
    public static var zero: Self { Self(.zero, .zero) }

    /// Adds the values of two pairs.
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }

    /// Subtracts the values of two pairs.
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }

    /// Multiplies both values by a number.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The sum of the squares of both values.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

    /// Returns whether both values are equal.
    public static func == (left: Self, right: Self) -> Bool {
        left.first == right.first && left.second == right.second
    }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
