// SPDX-License-Identifier: Apache-2.0

/// How something changes over time: SwiftUI's `Animation`.
///
/// The page draws what is between; a person who wants less motion sees the end at once.
public struct Animation: Hashable, Sendable {
    // Patches contain the raw value.
    package enum Curve: Int32, Sendable {
        case linear = 1
        case easeIn, easeOut, easeInOut, spring, bezier
    }

    package var curve: Curve
    /// In seconds, of one run; of a spring, until it is still.
    package var duration: Double
    package var delay = 0.0
    /// How many runs; 0 for runs without an end.
    package var count: Int32 = 1
    /// Whether each second run goes back.
    package var isReversing = false
    // The control points of a Bézier curve; of a spring, its response, its damping fraction and its velocity at first.
    package var a = 0.0
    package var b = 0.0
    package var c = 0.0
    package var d = 0.0

    package init(_ curve: Curve, duration: Double) {
        self.curve = curve
        self.duration = max(0, duration)
    }

    /// The animation, as the page takes it: see `ElementKey.animation`.
    @inline(never)
    package var value: PropertyValue {
        var values: [PropertyValue] = [
            .integer(curve.rawValue), .length(CGFloat(duration)), .length(CGFloat(delay)),
            .integer(count), .flag(isReversing),
        ]
        if curve == .spring || curve == .bezier {
            for parameter in [a, b, c, d] { values.append(.length(CGFloat(parameter))) }
        }
        return .list(values)
    }

    /// How long all runs take with the delay, in seconds; `nil` if there is no end.
    package var wholeDuration: Double? {
        count == 0 ? nil : delay + duration * Double(count)
    }
}

// MARK: Curves

extension Animation {
    /// What is used where nobody says which: a spring that does not bounce.
    public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)
    /// At the same speed all the time.
    public static let linear = Animation.linear(duration: 0.35)
    /// Slow at first.
    public static let easeIn = Animation.easeIn(duration: 0.35)
    /// Slow in the end.
    public static let easeOut = Animation.easeOut(duration: 0.35)
    /// Slow at first and in the end.
    public static let easeInOut = Animation.easeInOut(duration: 0.35)

    /// At the same speed all the time; the duration is in seconds.
    public static func linear(duration: Double) -> Animation {
        Animation(.linear, duration: duration)
    }

    /// Slow at first; the duration is in seconds.
    public static func easeIn(duration: Double) -> Animation {
        Animation(.easeIn, duration: duration)
    }

    /// Slow in the end; the duration is in seconds.
    public static func easeOut(duration: Double) -> Animation {
        Animation(.easeOut, duration: duration)
    }

    /// Slow at first and in the end; the duration is in seconds.
    public static func easeInOut(duration: Double) -> Animation {
        Animation(.easeInOut, duration: duration)
    }

    /// By a Bézier curve from 0, 0 to 1, 1 with two control points; the duration is in seconds.
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: Double = 0.35
    ) -> Animation {
        var animation = Animation(.bezier, duration: duration)
        (animation.a, animation.b, animation.c, animation.d) = (p1x, p1y, p2x, p2y)
        return animation
    }
}

// MARK: Changes

extension Animation {
    /// The animation, later by seconds.
    public func delay(_ delay: Double) -> Animation {
        var later = self
        later.delay += max(0, delay)
        return later
    }

    /// The animation, so many times as fast.
    public func speed(_ speed: Double) -> Animation {
        guard speed > 0 else { return self }
        var faster = self
        faster.duration /= speed
        faster.delay /= speed
        if curve == .spring {
            faster.a /= speed
            faster.c *= speed
        }
        return faster
    }

    /// The animation several times, by default back each second time.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var repeated = self
        repeated.count = Int32(clamping: max(1, repeatCount))
        repeated.isReversing = autoreverses
        return repeated
    }

    /// The animation without an end, by default back each second time.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var repeated = self
        repeated.count = 0
        repeated.isReversing = autoreverses
        return repeated
    }
}
