// SPDX-License-Identifier: Apache-2.0

import AppClip

extension Animation {
    /// Returns the progress of the animation after a time in seconds: 0 at first, 1 in the end, and more where a spring
    /// overshoots.
    package func fraction(after seconds: Double) -> Double {
        let time = seconds - delay
        guard time > 0 else { return 0 }
        if let wholeDuration, seconds >= wholeDuration { return 1 }
        guard duration > 0 else { return 1 }
        let run = (time / duration).rounded(.down)
        let part = time - run * duration
        let goesBack = isReversing && run.truncatingRemainder(dividingBy: 2) == 1
        return progress(goesBack ? duration - part : part)
    }

    // Returns the progress within one run.
    private func progress(_ time: Double) -> Double {
        switch curve {
        case .linear: time / duration
        case .easeIn: Bezier(0.42, 0, 1, 1).y(at: time / duration)
        case .easeOut: Bezier(0, 0, 0.58, 1).y(at: time / duration)
        case .easeInOut: Bezier(0.42, 0, 0.58, 1).y(at: time / duration)
        case .bezier: Bezier(a, b, c, d).y(at: time / duration)
        case .spring: 1 - springLeft(time)
        }
    }

    // Returns the remaining part of the way of a spring: the solution of a damped oscillation from 1 to 0.
    private func springLeft(_ time: Double) -> Double {
        let (rate, damping, velocity) = (2 * Double.pi / a, b, c)
        let slope = damping * rate - velocity
        if abs(damping - 1) < 1e-3 { return exp(-rate * time) * (1 + slope * time) }
        if damping < 1 {
            let swing = rate * (1 - damping * damping).squareRoot()
            return exp(-damping * rate * time)
                * (cos(swing * time) + slope / swing * sin(swing * time))
        }
        let part = rate * (damping * damping - 1).squareRoot()
        let (slow, fast) = (part - damping * rate, -part - damping * rate)
        let share = (-velocity - fast) / (slow - fast)
        return share * exp(slow * time) + (1 - share) * exp(fast * time)
    }
}

// A Bézier curve from 0, 0 to 1, 1, whose x is the time.
private struct Bezier {
    private let x1, y1, x2, y2: Double

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1) = (min(max(x1, 0), 1), y1)
        (self.x2, self.y2) = (min(max(x2, 0), 1), y2)
    }

    // x increases along the curve, so the place is found by bisection.
    func y(at x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if point(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return point(low, y1, y2)
    }

    private func point(_ t: Double, _ one: Double, _ other: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * one + 3 * rest * t * t * other + t * t * t
    }
}
