// SPDX-License-Identifier: Apache-2.0

/// The effect that the system chooses: SwiftUI's `AutomaticSymbolEffect`.
public struct AutomaticSymbolEffect: SymbolEffect {}

/// An effect with which a symbol appears.
public struct AppearSymbolEffect: SymbolEffect {
    /// The effect upwards.
    public var up: Self { self }
    /// The effect downwards.
    public var down: Self { self }
    /// The effect on one layer after another.
    public var byLayer: Self { self }
    /// The effect on all layers together.
    public var wholeSymbol: Self { self }
}

/// An effect with which a symbol disappears.
public struct DisappearSymbolEffect: SymbolEffect {
    /// The effect upwards.
    public var up: Self { self }
    /// The effect downwards.
    public var down: Self { self }
    /// The effect on one layer after another.
    public var byLayer: Self { self }
    /// The effect on all layers together.
    public var wholeSymbol: Self { self }
}

/// An effect that replaces one symbol by another.
public struct ReplaceSymbolEffect: SymbolEffect {
    /// The old symbol shrinks, and the new one grows.
    public var downUp: Self { self }
    /// Both symbols grow.
    public var upUp: Self { self }
    /// The old symbol disappears, and the new one grows.
    public var offUp: Self { self }
    /// The effect on one layer after another.
    public var byLayer: Self { self }
    /// The effect on all layers together.
    public var wholeSymbol: Self { self }
}

/// An effect that moves the symbol to and fro.
public struct WiggleSymbolEffect: SymbolEffect {
    /// The effect to the left and right.
    public var left: Self { self }
    /// The effect to the right and left.
    public var right: Self { self }
    /// The effect upwards and downwards.
    public var up: Self { self }
    /// The effect downwards and upwards.
    public var down: Self { self }
    /// The effect with rotations, first clockwise.
    public var clockwise: Self { self }
    /// The effect with rotations, first anticlockwise.
    public var counterClockwise: Self { self }
    /// The effect on one layer after another.
    public var byLayer: Self { self }
    /// The effect on all layers together.
    public var wholeSymbol: Self { self }
}

/// An effect that rotates parts of the symbol.
public struct RotateSymbolEffect: SymbolEffect {
    /// The effect clockwise.
    public var clockwise: Self { self }
    /// The effect anticlockwise.
    public var counterClockwise: Self { self }
    /// The effect on one layer after another.
    public var byLayer: Self { self }
    /// The effect on all layers together.
    public var wholeSymbol: Self { self }
}

/// An effect that enlarges and shrinks the symbol smoothly.
public struct BreatheSymbolEffect: SymbolEffect {
    /// The effect without changes of the opacity.
    public var plain: Self { self }
    /// The effect with changes of the opacity.
    public var pulse: Self { self }
    /// The effect on one layer after another.
    public var byLayer: Self { self }
    /// The effect on all layers together.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that the system chooses.
    public static var automatic: Self { AutomaticSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect with which a symbol appears.
    public static var appear: Self { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect with which a symbol disappears.
    public static var disappear: Self { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect that replaces one symbol by another.
    public static var replace: Self { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that moves the symbol to and fro.
    public static var wiggle: Self { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that rotates parts of the symbol.
    public static var rotate: Self { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that enlarges and shrinks the symbol smoothly.
    public static var breathe: Self { BreatheSymbolEffect() }
}

extension SymbolEffectOptions {
    /// A way to repeat an effect.
    public struct RepeatBehavior: Sendable {
        /// Without end or pause.
        public static let continuous = RepeatBehavior()
        /// With pauses.
        public static let periodic = RepeatBehavior()

        /// Returns a repetition with pauses in seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior()
        }
    }

    /// Returns options with a way to repeat the effect.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions()
    }

    /// Returns the options without repetitions.
    public var nonRepeating: SymbolEffectOptions { self }

    /// Returns the options with a number of repetitions.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

    /// Returns the options with a way to repeat the effect.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

    /// Returns the options with a factor of the speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension ContentTransition {
    /// The new symbol replaces the old one; here it fades in.
    public static var symbolEffect: ContentTransition { .opacity }

    /// Returns a transition in which the new symbol replaces the old one with an effect; here it fades in.
    public static func symbolEffect<Effect: SymbolEffect>(
        _ effect: Effect,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition { .opacity }
}

nonisolated extension View {
    /// Removes the effects of symbols; nothing changes, because symbols do not move on a page.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        inheriting([])
    }
}
