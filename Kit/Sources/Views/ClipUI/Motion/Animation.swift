// SPDX-License-Identifier: Apache-2.0

/// The timing of an animated change: SwiftUI's `Animation`.
///
/// The page draws the frames between the start and the end; a person who wants less motion sees the end at once.
public struct Animation: Hashable, Sendable {
    // Patches contain the raw value.
    package enum Curve: Int32, Sendable {
        case linear = 1
        case easeIn, easeOut, easeInOut, spring, bezier
    }

    package var curve: Curve
    /// The duration of one run, in seconds; for a spring, the time until it is at rest.
    package var duration: Double
    package var delay = 0.0
    /// The number of runs; 0 for an endless animation.
    package var count: Int32 = 1
    /// A Boolean value that indicates whether every second run goes back.
    package var isReversing = false
    // The control points of a Bézier curve; for a spring, its response, its damping fraction and its initial velocity.
    package var a = 0.0
    package var b = 0.0
    package var c = 0.0
    package var d = 0.0

    package init(_ curve: Curve, duration: Double) {
        self.curve = curve
        self.duration = max(0, duration)
    }

    /// The animation in the form of the page: see `ElementKey.animation`.
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

    /// The duration of all runs and the delay, in seconds; `nil` for an endless animation.
    package var wholeDuration: Double? {
        count == 0 ? nil : delay + duration * Double(count)
    }
}

// MARK: Curves

extension Animation {
    /// The animation if none is given: a spring that does not bounce.
    public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)
    /// An animation at a constant speed.
    public static let linear = Animation.linear(duration: 0.35)
    /// An animation that is slow at the start.
    public static let easeIn = Animation.easeIn(duration: 0.35)
    /// An animation that is slow at the end.
    public static let easeOut = Animation.easeOut(duration: 0.35)
    /// An animation that is slow at the start and at the end.
    public static let easeInOut = Animation.easeInOut(duration: 0.35)

    /// Returns an animation at a constant speed; the duration is in seconds.
    public static func linear(duration: Double) -> Animation {
        Animation(.linear, duration: duration)
    }

    /// Returns an animation that is slow at the start; the duration is in seconds.
    public static func easeIn(duration: Double) -> Animation {
        Animation(.easeIn, duration: duration)
    }

    /// Returns an animation that is slow at the end; the duration is in seconds.
    public static func easeOut(duration: Double) -> Animation {
        Animation(.easeOut, duration: duration)
    }

    /// Returns an animation that is slow at the start and at the end; the duration is in seconds.
    public static func easeInOut(duration: Double) -> Animation {
        Animation(.easeInOut, duration: duration)
    }

    /// Returns an animation by a Bézier curve from 0, 0 to 1, 1 with two control points; the duration is in seconds.
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
    /// Returns the animation with a delay in seconds.
    public func delay(_ delay: Double) -> Animation {
        var later = self
        later.delay += max(0, delay)
        return later
    }

    /// Returns the animation with its speed multiplied by a factor.
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

    /// Returns the animation repeated several times; by default, every second run goes back.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var repeated = self
        repeated.count = Int32(clamping: max(1, repeatCount))
        repeated.isReversing = autoreverses
        return repeated
    }

    /// Returns the animation repeated without end; by default, every second run goes back.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var repeated = self
        repeated.count = 0
        repeated.isReversing = autoreverses
        return repeated
    }
}
