// SPDX-License-Identifier: Apache-2.0

/// Prefix sums of a signal along each ring, so that the mean over any part of a ring is the
/// difference of two numbers.
struct RingSums {
    private static let count = RingSignal.angleCount

    // By ring: a zero, then the sums up to each angle; 721 numbers.
    private let ink: [Float]
    private let squares: [Float]
    private let trustedInk: [Float]
    private let trust: [Float]

    /// The minimum reliability of a sample that is trusted.
    private static let leastTrust: Float = 0.5

    /// The minimum weight of a mean, in samples; with less weight it is not known.
    private static let leastWeight: Float = 0.05

    init(_ signal: RingSignal) {
        let size = 5 * (Self.count + 1)
        var ink = [Float](repeating: 0, count: size)
        var squares = ink
        var trustedInk = ink
        var trust = ink
        for ring in 0..<5 {
            var sums: (ink: Float, squares: Float, trustedInk: Float, trust: Float) = (0, 0, 0, 0)
            for angle in 0..<Self.count {
                let value = signal.ink[ring * Self.count + angle]
                let reliability = signal.reliability[ring * Self.count + angle]
                sums.ink += value
                sums.squares += value * value
                if reliability > Self.leastTrust {
                    sums.trustedInk += reliability * value
                    sums.trust += reliability
                }
                let place = ring * (Self.count + 1) + angle + 1
                ink[place] = sums.ink
                squares[place] = sums.squares
                trustedInk[place] = sums.trustedInk
                trust[place] = sums.trust
            }
        }
        self.ink = ink
        self.squares = squares
        self.trustedInk = trustedInk
        self.trust = trust
    }

    /// Returns the mean ink around an angle; angles and widths are in half degrees.
    func ink(ring: Int, about angle: Float, width: Float) -> Float {
        Self.difference(ink, ring, angle - width / 2, angle + width / 2) / width
    }

    /// Returns the variance of the ink over a width.
    func variance(ring: Int, about angle: Float, width: Float) -> Float {
        let (from, to) = (angle - width / 2, angle + width / 2)
        let mean = Self.difference(ink, ring, from, to) / width
        return max(0, Self.difference(squares, ring, from, to) / width - mean * mean)
    }

    /// Returns the mean of the trusted ink around an angle, each sample weighted by its
    /// reliability, and the mean of these weights, 0...1.
    func trustedInk(
        ring: Int,
        about angle: Float,
        width: Float
    ) -> (ink: Float, weight: Float) {
        let (from, to) = (angle - width / 2, angle + width / 2)
        let weight = Self.difference(trust, ring, from, to)
        guard weight > Self.leastWeight else { return (0, 0) }
        return (Self.difference(trustedInk, ring, from, to) / weight, min(weight / width, 1))
    }

    private static func difference(
        _ sums: [Float],
        _ ring: Int,
        _ from: Float,
        _ to: Float
    ) -> Float {
        value(sums, ring, to) - value(sums, ring, from)
    }

    /// Returns the sum up to an angle: that of all samples whose half degree ends before it, and a
    /// part of the sample that contains it.
    private static func value(_ sums: [Float], _ ring: Int, _ angle: Float) -> Float {
        // A sample stands for the half degree around its angle. Angles are -1...3 full circles.
        let shifted = angle + 0.5 + Float(count)
        let turns = Int(shifted) / count
        let place = shifted - Float(turns * count)
        let first = ring * (count + 1)
        let index = min(Int(place), count - 1)
        let whole = sums[first + index]
        let part = (place - Float(index)) * (sums[first + index + 1] - whole)
        return whole + part + Float(turns - 1) * sums[first + count]
    }
}
