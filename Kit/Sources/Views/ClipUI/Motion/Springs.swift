// SPDX-License-Identifier: Apache-2.0

// A spring with a mass at its end, which is released: the response is the period of an undamped oscillation, and a
// damping fraction of 1 is the smallest that does not overshoot.

extension Animation {
    /// A spring that does not bounce.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
    /// A spring that bounces, with the default duration.
    public static var bouncy: Animation { bouncy() }
    /// A spring that does not bounce.
    public static var smooth: Animation { smooth() }
    /// A spring that bounces a little.
    public static var snappy: Animation { snappy() }
    /// A fast spring, for views that follow a finger.
    public static var interactiveSpring: Animation {
        interactiveSpring(response: 0.15, dampingFraction: 0.86)
    }

    // `.spring()` matches both, and so does `.interactiveSpring()`: the older ones are disfavored.
    /// Returns a spring by its response in seconds and its damping fraction.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: Double = 0
    ) -> Animation {
        sprung(response, dampingFraction, 0)
    }

    /// Returns a spring by its duration in seconds and its bounce, from -1 to 1.
    public static func spring(
        duration: Double = 0.5,
        bounce: Double = 0,
        blendDuration: Double = 0
    ) -> Animation {
        sprung(duration, dampingFraction(bounce: bounce), 0)
    }

    /// Returns a fast spring, for views that follow a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation {
        sprung(response, dampingFraction, 0)
    }

    /// Returns a fast spring by its duration in seconds.
    public static func interactiveSpring(
        duration: Double = 0.15,
        extraBounce: Double = 0,
        blendDuration: Double = 0.25
    ) -> Animation {
        sprung(duration, dampingFraction(bounce: 0.14 + extraBounce), 0)
    }

    /// Returns a spring by its mass, its stiffness and its damping.
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation {
        guard mass > 0, stiffness > 0 else { return .default }
        let rate = (stiffness / mass).squareRoot()
        return sprung(2 * .pi / rate, damping / (2 * mass * rate), initialVelocity)
    }

    /// Returns a spring by its duration in seconds and its bounce.
    public static func interpolatingSpring(
        duration: Double = 0.5,
        bounce: Double = 0,
        initialVelocity: Double = 0
    ) -> Animation {
        sprung(duration, dampingFraction(bounce: bounce), initialVelocity)
    }

    /// Returns a spring that bounces.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Returns a spring that does not bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a spring that bounces a little.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    private static func dampingFraction(bounce: Double) -> Double {
        bounce < 0 ? 1 / max(0.05, 1 + bounce) : max(0, 1 - bounce)
    }

    // The spring is at rest when a thousandth of the way remains; no spring takes more than 30 s.
    @inline(never)
    private static func sprung(
        _ response: Double,
        _ dampingFraction: Double,
        _ velocity: Double
    ) -> Animation {
        let response = max(0.01, response)
        let damping = max(0.01, dampingFraction)
        let rate = 2 * Double.pi / response
        // The slower of the two exponential decays; critical damping takes 9.2 instead of 6.9 time constants.
        let slowest = damping > 1 ? damping - (damping * damping - 1).squareRoot() : damping
        let still = (damping < 0.95 ? 6.9 : 9.2) / (rate * slowest)
        var animation = Animation(.spring, duration: min(30, still))
        (animation.a, animation.b, animation.c) = (response, damping, velocity)
        return animation
    }
}
