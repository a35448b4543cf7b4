// SPDX-License-Identifier: Apache-2.0

package import AppClipCodes
package import SeededRandom

/// A code's rings sampled along their lines: the input of the decoder, simulated without an image.
///
/// There are 720 angles in a full rotation, clockwise from +x; the rings follow one after the
/// other, beginning with the innermost.
package struct RingTrace: Sendable {
    /// The number of angles of a ring.
    package static let angleCount = 720

    /// The ink by ring and angle: 0 for the background, 1 for the foreground.
    package var ink: [Float]

    /// The reliability of the ink by ring and angle, 0...1.
    package var reliability: [Float]

    /// The effects of a camera on a code, as they appear along the rings.
    package struct Damage: Sendable {
        /// The rotation of the code, in degrees.
        package var rotation = 0.0

        /// The standard deviation of the blur, in radii of the disc.
        package var blur = 0.0

        /// The standard deviation of the noise, as a share of the contrast.
        package var noise = 0.0

        /// The ink of the third colour.
        package var thirdInk = 0.5

        /// The change of brightness, higher on one side than in the middle and lower on the other:
        /// 0..<1.
        package var gradient = 0.0

        /// The share of the rings that is covered: 0...1.
        package var covered = 0.0

        /// The share of the cover that is not recognised as such, 0...1.
        package var unnoticed = 0.0

        /// The share of slots that are replaced by random ones without any doubt, 0...1.
        package var wrongSlots = 0.0

        /// Creates damage that leaves a code as it was drawn.
        package init() {}
    }

    /// Draws the rings of a pattern, and applies the damage.
    package init(
        _ pattern: RingPattern,
        _ damage: Damage = Damage(),
        using random: inout SplitMix64
    ) {
        ink = []
        ink.reserveCapacity(5 * Self.angleCount)
        reliability = [Float](repeating: 1, count: 5 * Self.angleCount)
        let slots = Slots(pattern, damage, using: &random)
        for (index, ring) in RingLayout.rings.enumerated() {
            ink += Self.line(slots, ring: index, ring, damage)
        }
        light(damage, using: &random)
        cover(damage, using: &random)
        addNoise(damage.noise, using: &random)
    }

    /// Creates rings with random breaks and inks, on the grid of a code or not.
    package init(noiseUsing random: inout SplitMix64) {
        ink = (0..<5 * Self.angleCount).map { _ in Float(Double.random(in: 0...1, using: &random)) }
        reliability = [Float](repeating: 1, count: 5 * Self.angleCount)
        // Runs of random length instead of white noise.
        let longest = Int.random(in: 1...40, using: &random)
        var index = 0
        while index < ink.count {
            let end = min(ink.count, index + Int.random(in: 1...longest, using: &random))
            let value = Float([0, 0.5, 1].randomElement(using: &random) ?? 0)
            for place in index..<end { ink[place] = 0.9 * value + 0.1 * ink[place] }
            index = end
        }
    }
}

// MARK: - Slots

/// The ink of each slot, including damaged slots.
private struct Slots {
    /// Whether there is a break at the start of each slot.
    var isBroken: [Bool]

    /// The ink after the start of each slot.
    var ink: [Double]

    init(
        _ pattern: RingPattern,
        _ damage: RingTrace.Damage,
        using random: inout SplitMix64
    ) {
        var isBroken = [Bool](repeating: false, count: RingLayout.bitCount)
        var ink = [Double](repeating: 1, count: RingLayout.bitCount)
        for arc in pattern.arcs {
            let ring = RingLayout.rings[arc.ring]
            isBroken[ring.firstBit + arc.slot] = true
            for step in 0..<arc.length {
                let slot = ring.firstBit + (arc.slot + step) % ring.slotCount
                ink[slot] = arc.color == .third ? damage.thirdInk : 1
            }
        }
        for slot in isBroken.indices
        where Double.random(in: 0..<1, using: &random) < damage.wrongSlots {
            isBroken[slot] = Bool.random(using: &random)
            ink[slot] = Bool.random(using: &random) ? damage.thirdInk : 1
        }
        self.isBroken = isBroken
        self.ink = ink
    }
}

// MARK: - Lines

extension RingTrace {
    /// Returns one ring, drawn at a high resolution, blurred along the line and across it, and
    /// sampled.
    private static func line(
        _ slots: Slots,
        ring index: Int,
        _ ring: RingLayout.Ring,
        _ damage: Damage
    ) -> [Float] {
        let radius = ring.radius / RingLayout.backgroundRadius
        let step = 360 / Double(ring.slotCount)
        let cap = RingLayout.strokeWidth / 2 / ring.radius * 180 / .pi
        let halfBreak = ring.halfGap - cap
        // Eight for each sample; the value depends on the slot and on the distance from the break.
        let fine = 8 * angleCount
        var profile = [Double](repeating: 0, count: fine)
        for place in profile.indices {
            let angle = Double(place) * 360 / Double(fine) - Double(ring.rotation) - damage.rotation
            let upright = angle + 720 - 360 * Double(Int((angle + 720) / 360))
            let nearest = Int(upright / step + 0.5)
            let distance = abs(upright - Double(nearest) * step)
            let slot = min(Int(upright / step), ring.slotCount - 1)
            let breakSlot = nearest % ring.slotCount
            let isEmpty = slots.isBroken[ring.firstBit + breakSlot] && distance < halfBreak
            profile[place] = isEmpty ? 0 : slots.ink[ring.firstBit + slot]
        }
        // The caps are round, and the line is sampled over a third of its width.
        let along = (damage.blur * damage.blur + 0.006 * 0.006).squareRoot()
        let sigma = along / radius / (2 * .pi) * Double(fine)
        let blurred = blurred(profile, sigma: sigma)
        let across = lineStrength(blur: damage.blur)
        return (0..<angleCount).map { Float(across * blurred[8 * $0]) }
    }

    /// Returns the share of a line's ink that remains in its middle after a blur.
    private static func lineStrength(blur: Double) -> Double {
        guard blur > 1e-6 else { return 1 }
        let half = RingLayout.strokeWidth / 2 / RingLayout.backgroundRadius
        // The share of a normal distribution within the line.
        var inside = 0.0
        var all = 0.0
        for step in -400...400 {
            let x = Double(step) / 100
            let density = normalDensity(x)
            all += density
            if abs(x * blur) <= half { inside += density }
        }
        return inside / all
    }

    /// Returns e^(-x²/2), by halving the argument and squaring.
    private static func normalDensity(_ x: Double) -> Double {
        var value = -x * x / 2 / 1_024
        value = 1 + value * (1 + value / 2 * (1 + value / 3 * (1 + value / 4)))
        for _ in 0..<10 { value *= value }
        return value
    }

    /// Returns a circle of values blurred by three successive box means.
    private static func blurred(_ values: [Double], sigma: Double) -> [Double] {
        // Three boxes of the width w have the variance (w² - 1) / 4.
        let width = max(1, Int((4 * sigma * sigma + 1).squareRoot()) / 2 * 2 + 1)
        guard width > 1 else { return values }
        var values = values
        for _ in 0..<3 {
            var sum = 0.0
            for offset in -width / 2...width / 2 {
                sum += values[(offset + values.count) % values.count]
            }
            var next = values
            for index in values.indices {
                next[index] = sum / Double(width)
                sum += values[(index + width / 2 + 1) % values.count]
                sum -= values[(index - width / 2 + values.count) % values.count]
            }
            values = next
        }
        return values
    }
}

// MARK: - Light, stickers, noise

extension RingTrace {
    private mutating func light(_ damage: Damage, using random: inout SplitMix64) {
        guard damage.gradient > 0 else { return }
        let direction = Int.random(in: 0..<Self.angleCount, using: &random)
        for (index, ring) in RingLayout.rings.enumerated() {
            let radius = ring.radius / RingLayout.backgroundRadius
            for angle in 0..<Self.angleCount {
                let degrees = Double((angle - direction + 2 * Self.angleCount) / 2)
                let cosine = Trigonometry.cosineAndSine(degrees: degrees).cosine
                ink[index * Self.angleCount + angle] *= Float(
                    1 + damage.gradient * radius * cosine
                )
            }
        }
    }

    /// Covers the rings with stickers until the requested share is covered.
    private mutating func cover(_ damage: Damage, using random: inout SplitMix64) {
        guard damage.covered > 0 else { return }
        var left = Int(damage.covered * Double(ink.count))
        while left > 0 {
            let width = min(
                max(1, left / 2),
                Int.random(in: 12...80, using: &random)
            )
            let start = Int.random(in: 0..<Self.angleCount, using: &random)
            let lowest = Int.random(in: 0..<5, using: &random)
            let highest = min(4, lowest + Int.random(in: 0...2, using: &random))
            let value = Float.random(in: -0.3...1.3, using: &random)
            let isNoticed = Double.random(in: 0..<1, using: &random) >= damage.unnoticed
            for ring in lowest...highest {
                for step in 0..<width {
                    let place = ring * Self.angleCount + (start + step) % Self.angleCount
                    ink[place] = value
                    if isNoticed { reliability[place] = 0 }
                    left -= 1
                }
            }
        }
    }

    /// Adds noise in which neighbours are correlated, as sampling between pixels does.
    private mutating func addNoise(_ sigma: Double, using random: inout SplitMix64) {
        guard sigma > 0 else { return }
        let white = ink.indices.map { _ in Float(Self.normal(using: &random)) }
        // The sum of three independent values has √3 times their deviation.
        let scale = Float(sigma / 3.0.squareRoot())
        for ring in 0..<5 {
            let first = ring * Self.angleCount
            for angle in 0..<Self.angleCount {
                let before = white[first + (angle + Self.angleCount - 1) % Self.angleCount]
                let after = white[first + (angle + 1) % Self.angleCount]
                ink[first + angle] += scale * (before + white[first + angle] + after)
            }
        }
    }

    /// Returns an approximately normal number with the deviation 1: the sum of twelve uniform ones.
    private static func normal(using random: inout SplitMix64) -> Double {
        (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &random) }
    }
}
