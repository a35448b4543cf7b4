// SPDX-License-Identifier: Apache-2.0

// Symbols do not move on a page: an effect leaves the symbol unchanged.

/// An animation of a symbol: SwiftUI's `SymbolEffect`.
public protocol SymbolEffect: Sendable {}

/// An effect that moves the symbol up or down and back.
public struct BounceSymbolEffect: SymbolEffect {
    /// The effect upwards.
    public var up: Self { self }
    /// The effect downwards.
    public var down: Self { self }
    /// The effect on one layer after another.
    public var byLayer: Self { self }
    /// The effect on all layers together.
    public var wholeSymbol: Self { self }
}

/// An effect that fades the symbol in and out.
public struct PulseSymbolEffect: SymbolEffect {
    /// The effect on one layer after another.
    public var byLayer: Self { self }
    /// The effect on all layers together.
    public var wholeSymbol: Self { self }
}

/// An effect that lights up the layers of the symbol in sequence.
public struct VariableColorSymbolEffect: SymbolEffect {
    /// The effect with one layer lit at a time.
    public var iterative: Self { self }
    /// The effect with each layer staying lit.
    public var cumulative: Self { self }
    /// The effect forwards and backwards.
    public var reversing: Self { self }
    /// The effect with dim unlit layers.
    public var dimInactiveLayers: Self { self }
    /// The effect with hidden unlit layers.
    public var hideInactiveLayers: Self { self }
}

/// An effect that enlarges or shrinks the symbol.
public struct ScaleSymbolEffect: SymbolEffect {
    /// The effect that enlarges the symbol.
    public var up: Self { self }
    /// The effect that shrinks the symbol.
    public var down: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that moves the symbol up or down and back.
    public static var bounce: Self { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades the symbol in and out.
    public static var pulse: Self { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that lights up the layers of the symbol in sequence.
    public static var variableColor: Self { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that enlarges or shrinks the symbol.
    public static var scale: Self { ScaleSymbolEffect() }
}

/// The repetition and the speed of an effect: SwiftUI's `SymbolEffectOptions`.
public struct SymbolEffectOptions: Sendable {
    /// The defaults of the effect.
    public static let `default` = SymbolEffectOptions()
    /// The effect is repeated without end.
    public static let repeating = SymbolEffectOptions()
    /// The effect is performed once.
    public static let nonRepeating = SymbolEffectOptions()

    /// Returns options with a number of repetitions.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

    /// Returns options with a factor of the speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

nonisolated extension View {
    /// Adds an effect to symbols; nothing changes, because symbols do not move on a page.
    public func symbolEffect<Effect: SymbolEffect>(
        _ effect: Effect,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        inheriting([])
    }

    /// Adds an effect to symbols when a value changes; nothing changes, because symbols do not move on a page.
    public func symbolEffect<Effect: SymbolEffect, Value: Equatable>(
        _ effect: Effect,
        options: SymbolEffectOptions = .default,
        value: Value
    ) -> some View {
        inheriting([])
    }
}
