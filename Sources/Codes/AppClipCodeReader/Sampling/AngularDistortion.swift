// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The angular error of a code that does not lie in a plane.
///
/// Registration corrects radii and does not observe angles. On a cylinder, or on bent paper, the
/// breaks of the rings are then displaced. The phase of the slot lattice is measured in each part
/// of each ring, by one coefficient of a short-time Fourier transform with a triangular window; a
/// smooth function of angle and radius is fitted to the phases by iteratively reweighted least
/// squares with Cauchy weights, `1 / (1 + x²)`.
struct AngularDistortion {
    // By term, of an angle and of the square of a radius; in radians.
    private let factors: [Double]

    private static let degree = 4
    private static let termCount = 2 * (2 * degree + 1)

    /// The distortion, in radians, below which decoding is not affected.
    private static let least = 0.006

    /// The distortion, in radians, above which it has another cause: it exceeds a slot of the outer
    /// rings.
    private static let most = 0.3

    /// The minimum strength of the lattice in a part of a ring, as a sum of weights.
    private static let leastStrength: Float = 1e-3

    /// The minimum ink of a full line of a ring.
    private static let leastInk: Float = 0.3

    /// The number of times that the weights are recomputed, their scale in radians, and the ridge
    /// of the fit.
    private static let rounds = 4
    private static let scale = 0.03
    private static let stiffness = 0.5

    /// The distance between the parts of a ring, and half the width of a part, in samples.
    private static let partStep = 30
    private static let partReach = 90

    /// Creates the distortion of a signal; `nil` if there is nothing to correct, or no lattice.
    init?(of signal: RingSignal) {
        guard let turn = RotationSearch(signal).best(1).first else { return nil }
        var rows: [[Double]] = []
        var offsets: [Double] = []
        var strengths: [Double] = []
        for ring in RingGrid.rings {
            let emptiness = Self.emptiness(of: signal, ring: ring.index)
            for center in stride(from: 0, to: RingSignal.angleCount, by: Self.partStep) {
                let wave = Self.wave(emptiness, ring, about: center, turn: turn.halfDegrees)
                let strength = (wave * wave).sum().squareRoot()
                guard strength > Self.leastStrength else { continue }
                rows.append(Self.terms(center, Double(ring.radius)))
                offsets.append(
                    Self.angle(wave.x / strength, wave.y / strength) / Double(ring.slotCount)
                )
                strengths.append(Double(strength))
            }
        }
        guard let factors = Self.fit(rows, offsets, strengths) else { return nil }
        self.factors = factors
        var largest = 0.0
        for row in rows {
            var sum = 0.0
            for term in 0..<Self.termCount { sum += factors[term] * row[term] }
            largest = max(largest, sum.magnitude)
        }
        guard largest > Self.least, largest < Self.most else { return nil }
    }

    /// Returns the emptiness of a ring at each angle: 1 in a break, 0 on a line.
    private static func emptiness(of signal: RingSignal, ring: Int) -> [Float] {
        let steps = RingSignal.angleCount
        let line = Array(signal.ink[ring * steps..<(ring + 1) * steps])
        var sorted = line
        let full = max(sorted.element(ofRank: steps * 3 / 4), leastInk)
        return (0..<steps).map { step in
            let empty = min(max(1 - 2 * line[step] / full, 0), 1)
            return empty * signal.reliability[ring * steps + step]
        }
    }

    /// Returns the Fourier coefficient of the lattice in a part of a ring; its angle is the phase.
    private static func wave(
        _ emptiness: [Float],
        _ ring: RingGrid.Ring,
        about center: Int,
        turn: Float
    ) -> SIMD2<Float> {
        let steps = RingSignal.angleCount
        var sum = SIMD2<Float>.zero
        // Phases are relative to the first slot of the rotated code.
        let shift = Double(ring.start + turn)
        let start = Trigonometry.cosineAndSine(
            degrees: 36_000 - Double(ring.slotCount) * (shift + 720) / 2
        )
        for offset in -partReach..<partReach {
            let step = (center + offset + steps) % steps
            guard emptiness[step] > 0 else { continue }
            let nearness = 1 - Float(offset.magnitude) / Float(partReach)
            let weight = emptiness[step] * nearness
            let phase = step * ring.slotCount % steps
            sum += weight * SIMD2(HalfDegrees.cosines[phase], HalfDegrees.sines[phase])
        }
        let (cosine, sine) = (Float(start.cosine), Float(start.sine))
        return SIMD2(sum.x * cosine - sum.y * sine, sum.x * sine + sum.y * cosine)
    }

    /// Returns 1, cosine and sine of the multiples of an angle, and each times the square of the
    /// radius.
    private static func terms(_ step: Int, _ radius: Double) -> [Double] {
        var terms = [1.0]
        for multiple in 1...degree {
            let phase = multiple * step % RingSignal.angleCount
            terms.append(Double(HalfDegrees.cosines[phase]))
            terms.append(Double(HalfDegrees.sines[phase]))
        }
        return terms + terms.map { $0 * radius * radius }
    }

    private static func fit(
        _ rows: [[Double]],
        _ offsets: [Double],
        _ strengths: [Double]
    ) -> [Double]? {
        var weights = strengths
        var solution: [Double]?
        for _ in 0..<rounds {
            var system = LinearSystem(size: termCount)
            for (index, row) in rows.enumerated() {
                for i in 0..<termCount {
                    for j in 0...i {
                        system.matrix[i * termCount + j] += weights[index] * row[i] * row[j]
                    }
                    system.right[i] += weights[index] * row[i] * offsets[index]
                }
            }
            for i in 0..<termCount { system.matrix[i * termCount + i] += stiffness }
            guard let found = system.solved() else { return nil }
            solution = found
            for (index, row) in rows.enumerated() {
                var rest = offsets[index]
                for term in 0..<termCount { rest -= found[term] * row[term] }
                let relative = rest / scale
                weights[index] = strengths[index] / (1 + relative * relative)
            }
        }
        return solution
    }

    /// Returns the angle, in radians, of a point of the unit circle, with an error of less than a
    /// thousandth.
    ///
    /// The polynomial for the arc tangent is 4.4.47 of Abramowitz and Stegun, *Handbook of
    /// Mathematical Functions*; the browser build has no mathematics library.
    private static func angle(_ cosine: Float, _ sine: Float) -> Double {
        let (x, y) = (Double(cosine.magnitude), Double(sine.magnitude))
        let ratio = min(x, y) / max(x, y)
        let squared = ratio * ratio
        var series = 0.085_133 - squared * 0.020_835_1
        series = 0.180_141 - squared * series
        series = 0.330_299_5 - squared * series
        var angle = ratio * (0.999_866 - squared * series)
        if y > x { angle = .pi / 2 - angle }
        if cosine < 0 { angle = .pi - angle }
        return sine < 0 ? -angle : angle
    }

    /// Returns the excess of the angle at a place, in samples.
    func offset(step: Int, radius: Double) -> Float {
        let terms = Self.terms(step, radius)
        var sum = 0.0
        for term in 0..<Self.termCount { sum += factors[term] * terms[term] }
        // Where nothing was measured, the polynomial may have any value.
        return Float(
            min(max(sum, -Self.most), Self.most) * Double(RingSignal.angleCount) / (2 * .pi)
        )
    }
}

extension RingSignal {
    /// Returns the signal with its angles corrected.
    func corrected(by distortion: AngularDistortion) -> RingSignal {
        var straight = self
        let steps = Self.angleCount
        for ring in RingGrid.rings {
            let first = ring.index * steps
            // The distortion changes slowly: it is computed at every sixth sample.
            let pitch = 6
            for knot in stride(from: 0, to: steps, by: pitch) {
                let from = distortion.offset(step: knot, radius: Double(ring.radius))
                let to = distortion.offset(step: knot + pitch, radius: Double(ring.radius))
                for index in 0..<pitch {
                    let part = Float(index) / Float(pitch)
                    let place = Float(knot + index + steps) + from + (to - from) * part
                    let left = Int(place)
                    let share = place - Float(left)
                    let (a, b) = (first + left % steps, first + (left + 1) % steps)
                    straight.ink[first + knot + index] = ink[a] * (1 - share) + ink[b] * share
                    straight.reliability[first + knot + index] =
                        min(reliability[a], reliability[b])
                }
            }
        }
        return straight
    }
}
