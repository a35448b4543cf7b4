// SPDX-License-Identifier: Apache-2.0

// Symbols do not move on a page: an effect leaves the symbol as it is.

/// A movement of a symbol: SwiftUI's `SymbolEffect`.
public protocol SymbolEffect: Sendable {}

/// A symbol that bounces.
public struct BounceSymbolEffect: SymbolEffect {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// As a whole.
    public var wholeSymbol: Self { self }
}

/// A symbol that fades in and out.
public struct PulseSymbolEffect: SymbolEffect {
    /// Layer by layer.
    public var byLayer: Self { self }
    /// As a whole.
    public var wholeSymbol: Self { self }
}

/// A symbol whose layers light up one after another.
public struct VariableColorSymbolEffect: SymbolEffect {
    /// One at a time.
    public var iterative: Self { self }
    /// Each stays lit.
    public var cumulative: Self { self }
    /// Forwards and back.
    public var reversing: Self { self }
    /// Unlit layers are dim.
    public var dimInactiveLayers: Self { self }
    /// Unlit layers are hidden.
    public var hideInactiveLayers: Self { self }
}

/// A symbol that grows or shrinks.
public struct ScaleSymbolEffect: SymbolEffect {
    /// Larger.
    public var up: Self { self }
    /// Smaller.
    public var down: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol that bounces.
    public static var bounce: Self { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol that fades in and out.
    public static var pulse: Self { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A symbol whose layers light up one after another.
    public static var variableColor: Self { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol that grows or shrinks.
    public static var scale: Self { ScaleSymbolEffect() }
}

/// How often and fast a symbol moves: SwiftUI's `SymbolEffectOptions`.
public struct SymbolEffectOptions: Sendable {
    /// As the effect says.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()

    /// A number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

    /// Faster or slower.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

nonisolated extension View {
    /// Moves symbols; on a page they stay as they are.
    public func symbolEffect<Effect: SymbolEffect>(
        _ effect: Effect,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        inheriting([])
    }

    /// Moves symbols when a value changes; on a page they stay as they are.
    public func symbolEffect<Effect: SymbolEffect, Value: Equatable>(
        _ effect: Effect,
        options: SymbolEffectOptions = .default,
        value: Value
    ) -> some View {
        inheriting([])
    }
}
