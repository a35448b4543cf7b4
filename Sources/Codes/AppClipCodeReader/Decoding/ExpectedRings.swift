// SPDX-License-Identifier: Apache-2.0

package import AppClipCodes

/// The rings of a known code, to find it again in a signal by normalised cross-correlation.
///
/// The breaks of a code match those of another code only by chance, and its own only at one
/// rotation; so the agreement determines identity and rotation without any decoding.
package struct ExpectedRings: Sendable {
    /// The agreement of a signal, and the rotation at which it occurs.
    package struct Match: Sendable {
        /// The correlation between expected and observed ink, -1...1.
        ///
        /// Another code, or the same code at another rotation, gives less than 0.5.
        package let agreement: Float

        /// The rotation of the code, clockwise, in degrees, 0..<360.
        package let rotation: Double
    }

    /// The pattern of the code.
    package let pattern: RingPattern

    // By ring and half degree of the upright code, relative to a mean of 0.
    private let ink: [Float]

    /// Creates the rings of a code whose third colour has the given ink.
    package init(_ pattern: RingPattern, thirdInk: Float = 0.5) {
        self.pattern = pattern
        let count = HalfDegrees.count
        var ink = [Float](repeating: 0, count: 5 * count)
        pattern.forEachArc { arc in
            let ring = RingGrid.rings[arc.ring]
            let from = ring.start + Float(arc.slot) * ring.step + ring.breakWidth / 2
            let to = from + Float(arc.length) * ring.step - ring.breakWidth
            let value = arc.color == .third ? thirdInk : 1
            for angle in Int(from)...Int(to) + 1 {
                // The fraction of the half degree around this angle that the arc covers.
                let share = min(to, Float(angle) + 0.5) - max(from, Float(angle) - 0.5)
                ink[arc.ring * count + HalfDegrees.index(angle)] += value * max(0, min(1, share))
            }
        }
        for ring in 0..<5 {
            var sum: Float = 0
            for angle in 0..<count { sum += ink[ring * count + angle] }
            for angle in 0..<count { ink[ring * count + angle] -= sum / Float(count) }
        }
        self.ink = ink
    }

    /// Finds the code in a signal, at a rotation of about `rotation` degrees.
    ///
    /// - Parameters:
    ///   - signal: The observed signal.
    ///   - rotation: The expected rotation, in degrees.
    ///   - reach: The maximum deviation of the rotation in either direction, in degrees.
    /// - Returns: The best agreement and its rotation.
    package func match(
        in signal: RingSignal,
        near rotation: Double,
        reach: Double = 8
    ) -> Match {
        let seen = ObservedRings(signal)
        let middle = Int(2 * rotation + 0.5)
        let steps = max(2, Int(2 * reach))
        var products = [Float](repeating: 0, count: 2 * steps + 1)
        var top = steps
        for step in products.indices {
            products[step] = product(seen, turn: HalfDegrees.index(middle - steps + step))
            if products[step] > products[top] { top = step }
        }
        return found(products[top], around: middle - steps + top, seen)
    }

    /// Finds the code in a signal, at any rotation.
    package func match(in signal: RingSignal) -> Match? {
        let turns = RotationSearch(signal).best(6)
        return turns.map { match(in: signal, near: Double($0.halfDegrees) / 2, reach: 2) }
            .max { $0.agreement < $1.agreement }
    }

    private func found(_ top: Float, around halfDegrees: Int, _ seen: ObservedRings) -> Match {
        let before = product(seen, turn: HalfDegrees.index(halfDegrees - 1))
        let after = product(seen, turn: HalfDegrees.index(halfDegrees + 1))
        let curvature = before - 2 * top + after
        let shift = curvature < -1e-9 ? max(-0.5, min(0.5, (before - after) / (2 * curvature))) : 0
        var rotation = Double(HalfDegrees.index(halfDegrees)) / 2 + Double(shift) / 2
        if rotation < 0 { rotation += 360 }
        if rotation >= 360 { rotation -= 360 }
        let length = norm(seen, turn: HalfDegrees.index(halfDegrees)) * seen.norm
        return Match(agreement: length > 1e-6 ? top / length : 0, rotation: rotation)
    }

    /// Returns the sum of expected times observed ink, with the code rotated by `turn` half
    /// degrees.
    private func product(_ seen: ObservedRings, turn: Int) -> Float {
        let count = HalfDegrees.count
        var sum: Float = 0
        for ring in 0..<5 {
            let first = ring * count
            for angle in 0..<count - turn {
                sum += ink[first + angle] * seen.weighted[first + angle + turn]
            }
            for angle in count - turn..<count {
                sum += ink[first + angle] * seen.weighted[first + angle + turn - count]
            }
        }
        return sum
    }

    /// Returns the norm of the expected ink, weighted by the reliability of the observed one.
    private func norm(_ seen: ObservedRings, turn: Int) -> Float {
        let count = HalfDegrees.count
        var sum: Float = 0
        for ring in 0..<5 {
            let first = ring * count
            for angle in 0..<count {
                let place = angle + turn < count ? angle + turn : angle + turn - count
                sum += seen.weight[first + place] * ink[first + angle] * ink[first + angle]
            }
        }
        return sum.squareRoot()
    }
}

/// The ink of a signal relative to the mean of each ring.
private struct ObservedRings {
    // The ink times its reliability.
    let weighted: [Float]
    let weight: [Float]
    let norm: Float

    init(_ signal: RingSignal) {
        let count = HalfDegrees.count
        var weighted = signal.ink
        var squares: Float = 0
        for ring in 0..<5 {
            let first = ring * count
            var sum: Float = 0
            var total: Float = 1e-6
            for place in first..<first + count {
                sum += signal.reliability[place] * signal.ink[place]
                total += signal.reliability[place]
            }
            for place in first..<first + count {
                let value = signal.ink[place] - sum / total
                weighted[place] = signal.reliability[place] * value
                squares += signal.reliability[place] * value * value
            }
        }
        self.weighted = weighted
        weight = signal.reliability
        norm = squares.squareRoot()
    }
}
