// SPDX-License-Identifier: Apache-2.0

/// The possible rotations of a code, found by the phases of its breaks.
///
/// The five rings have 17, 23, 26, 29 and 33 slots, which share no common period: the right
/// rotation is where the lattices of all five agree. Of each ring, the Fourier coefficient of its
/// slot count and that of twice the slot count are used: a matched filter in the frequency domain.
struct RotationSearch {
    /// A rotation that would explain the breaks.
    struct Turn {
        /// The rotation of the code, clockwise, in half degrees, -0.5...720.
        let halfDegrees: Float

        /// The score of the correlation: 50 to 65 for codes, below ``leastScore`` for noise.
        let score: Float
    }

    private static let leastScore: Float = 12

    /// The weight of the second harmonic: breaks are narrower than a cosine's trough.
    private static let harmonicWeight: Float = 0.3

    /// The half degrees around a maximum within which there is no other one (non-maximum
    /// suppression).
    private static let exclusion = 6

    /// The minimum ink of a full line of a ring.
    private static let leastInk: Float = 0.3

    // By half degree.
    private var scores: [Float]

    init(_ signal: RingSignal) {
        scores = [Float](repeating: 0, count: HalfDegrees.count)
        for ring in RingGrid.rings {
            let darkness = Self.darkness(of: ring.index, in: signal)
            add(darkness, period: ring.slotCount, of: ring, weight: 1)
            add(darkness, period: 2 * ring.slotCount, of: ring, weight: Self.harmonicWeight)
        }
    }

    /// Returns the likeliest rotations, the best first, at most `count`.
    ///
    /// Each is refined by the vertex of a parabola through three scores.
    func best(_ count: Int) -> [Turn] {
        var turns: [Turn] = []
        turns.reserveCapacity(count)
        var rest = scores
        while turns.count < count {
            var top = 0
            for index in rest.indices where rest[index] > rest[top] { top = index }
            guard rest[top] > Self.leastScore else { break }
            let before = scores[HalfDegrees.index(top - 1)]
            let after = scores[HalfDegrees.index(top + 1)]
            let curvature = before - 2 * scores[top] + after
            let shift = curvature < -1e-6 ? (before - after) / (2 * curvature) : 0
            turns.append(
                Turn(halfDegrees: Float(top) + max(-0.5, min(0.5, shift)), score: scores[top])
            )
            for index in top - Self.exclusion...top + Self.exclusion {
                rest[HalfDegrees.index(index)] = -.infinity
            }
        }
        return turns
    }

    /// Returns the emptiness of a ring at each angle, relative to a mean of 0, and of length 1 as a
    /// vector.
    private static func darkness(of ring: Int, in signal: RingSignal) -> [Float] {
        let count = HalfDegrees.count
        let first = ring * count
        let full = max(leastInk, upperQuartile(of: ring, in: signal))
        var darkness = [Float](repeating: 0, count: count)
        var sum: Float = 0
        for angle in 0..<count {
            let value = max(0, min(1, 1 - 2 * signal.ink[first + angle] / full))
            darkness[angle] = value
            sum += value
        }
        let mean = sum / Float(count)
        var squares: Float = 0
        for angle in 0..<count {
            darkness[angle] -= mean
            squares += darkness[angle] * darkness[angle]
        }
        let scale = 1 / (squares.squareRoot() + 1e-6)
        for angle in 0..<count { darkness[angle] *= scale }
        return darkness
    }

    /// Returns the ink that a quarter of the samples exceed, to a precision of 1/64.
    private static func upperQuartile(of ring: Int, in signal: RingSignal) -> Float {
        var histogram: [128 of Int] = .init(repeating: 0)
        let first = ring * HalfDegrees.count
        for angle in 0..<HalfDegrees.count {
            let value = max(-0.5, min(1.49, signal.ink[first + angle]))
            histogram[Int((value + 0.5) * 64)] += 1
        }
        var above = 0
        for bin in stride(from: 127, through: 0, by: -1) {
            above += histogram[bin]
            if above >= HalfDegrees.count / 4 { return (Float(bin) + 0.5) / 64 - 0.5 }
        }
        return 0
    }

    /// Adds the part of the breaks that repeats `period` times per revolution.
    private mutating func add(
        _ darkness: [Float],
        period: Int,
        of ring: RingGrid.Ring,
        weight: Float
    ) {
        let (cosines, sines) = (HalfDegrees.cosines, HalfDegrees.sines)
        var real: Float = 0
        var imaginary: Float = 0
        var phase = 0
        for angle in 0..<HalfDegrees.count {
            real += darkness[angle] * cosines[phase]
            imaginary += darkness[angle] * sines[phase]
            phase += period
            if phase >= HalfDegrees.count { phase -= HalfDegrees.count }
        }
        phase = HalfDegrees.index(Int(ring.start) * period)
        for turn in scores.indices {
            scores[turn] += weight * (real * cosines[phase] + imaginary * sines[phase])
            phase += period
            if phase >= HalfDegrees.count { phase -= HalfDegrees.count }
        }
    }
}
