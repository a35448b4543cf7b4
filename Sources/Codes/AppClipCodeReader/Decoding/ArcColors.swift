// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The arcs of a code classified by their ink: about 1 for the foreground, about a half for the
/// third colour.
struct ArcColors {
    /// By arc: above 0 for the third colour, below 0 for the foreground; the magnitude is the
    /// certainty.
    private(set) var certainties: [128 of Float] = .init(repeating: 0)

    /// The number of arcs.
    let count: Int

    /// The mean ink of the arcs in the third colour.
    private(set) var thirdInk: Float = 0.5

    /// The agreement of the known colours with the observed ones, -1...1.
    private(set) var knownAgreement: Float = 0

    /// The number of colours that are known beforehand.
    let knownCount: Int

    /// The first arc whose colour repeats a bit of the gap block.
    private static let firstRepetition = 1 + CodeBlocks.arcBits

    /// The number of rounds in which classes and light are fitted alternately; the inks no longer
    /// change after five rounds.
    private static let rounds = 6

    /// The minimum half distance between the two inks.
    private static let leastHalfDistance: Float = 0.03

    /// Creates the classification of a pattern's arcs.
    ///
    /// - Parameters:
    ///   - slots: The observed slots.
    ///   - pattern: The places where arcs begin; its colours do not matter.
    ///   - repetition: The gap block as drawn: the arcs after the arc block repeat it.
    init(_ slots: SoftSlots, pattern: RingPattern, repetition: SoftBlock.Word) {
        var arcs = ArcInk(slots, pattern)
        count = arcs.count
        knownCount = 1 + max(0, count - Self.firstRepetition)
        for arc in 0..<arcs.count where arc == 0 || arc >= Self.firstRepetition {
            let isThird =
                arc > 0
                && repetition.bit(
                    fromLast: CodeBlocks.gapBits - 1 - (arc - Self.firstRepetition)
                )
            arcs.known[arc] = isThird ? 1 : -1
        }
        var classes = InkClasses(arcs)
        for _ in 0..<Self.rounds { classes.refine(arcs) }
        thirdInk = classes.third
        let threshold = (classes.foreground + classes.third) / 2
        let half = max((classes.foreground - classes.third) / 2, Self.leastHalfDistance)
        var agreeing: Float = 0
        var total: Float = 1e-9
        for arc in 0..<count {
            let value = arcs.ink[arc] / classes.gain(at: arcs.middle[arc])
            let credit = SoftSlots.credit(
                distance: half,
                noise: slots.noise(ofMeanOver: arcs.sampleCount[arc])
            )
            let certainty =
                max(-1, min(1, (threshold - value) / half)) * arcs.weight[arc] * credit
            certainties[arc] = certainty
            if arcs.known[arc] != 0 {
                agreeing += certainty * Float(arcs.known[arc])
                total += abs(certainty)
            }
        }
        knownAgreement = agreeing / total
    }
}

/// The ink of each arc.
private struct ArcInk {
    /// The minimum weight of an arc; an arc of less weight has not been seen.
    private static let leastWeight: Float = 0.02

    var ink: [128 of Float] = .init(repeating: 0)
    var weight: [128 of Float] = .init(repeating: 0)

    /// The number of samples of which the ink is the mean.
    var sampleCount: [128 of Float] = .init(repeating: 0)

    /// The middle of each arc, on the upright code's plane.
    var middle: [128 of SIMD2<Float>] = .init(repeating: .zero)

    /// 1 for the third colour, -1 for the foreground, 0 if not known.
    var known: [128 of Int8] = .init(repeating: 0)
    var count = 0

    init(_ slots: SoftSlots, _ pattern: RingPattern) {
        let images = Float(max(1, slots.imageCount))
        let middles = RingGrid.middles
        var arcs = self
        pattern.forEachArc { arc in
            let ring = RingGrid.rings[arc.ring]
            var ink: Float = 0
            var weight: Float = 0
            var seen: Float = 0
            for step in 0..<arc.length {
                let slot = ring.firstSlot + (arc.slot + step) % ring.slotCount
                ink += slots.ink[slot]
                weight += slots.weight[slot]
                seen += slots.weight[slot]
                if step > 0 {
                    // The bridge between two slots of the arc is as wide as half a slot's body.
                    ink += slots.bridgeInk[slot] / 2
                    weight += slots.bridgeWeight[slot] / 2
                }
            }
            let isSeen = weight > Self.leastWeight
            arcs.ink[arcs.count] = isSeen ? ink / weight : 0
            arcs.weight[arcs.count] =
                isSeen ? min(1, seen / (images * Float(arc.length))) : 0
            arcs.sampleCount[arcs.count] = weight / images * ring.bodyWidth
            arcs.middle[arcs.count] =
                middles[
                    ring.firstSlot + (arc.slot + (arc.length - 1) / 2) % ring.slotCount
                ]
            arcs.count += 1
        }
        self = arcs
    }
}

/// The two inks and a plane of light over the code, fitted alternately.
///
/// The inks are found by a robust form of Lloyd's algorithm (k-means) for two classes in one
/// dimension, with Cauchy weights; the light by least squares with Geman–McClure weights.
private struct InkClasses {
    /// The minimum weight of an arc that takes part in the classes.
    private static let leastWeight: Float = 0.3

    /// The bounds of plausible light; values beyond them do not belong to a plane of light.
    private static let dimmest: Float = 0.15
    private static let brightest: Float = 4

    /// The scale of the weights of the light, as a fraction of the ink.
    private static let lightScale: Float = 0.15

    /// The minimum number of arcs with weight; with fewer, all arcs are used.
    private static let leastArcs = 8

    var foreground: Float
    var third: Float
    private var slopeX: Float = 0
    private var slopeY: Float = 0

    /// Creates classes from the arcs whose colour is known, or, if these are too few, from all
    /// arcs.
    init(_ arcs: ArcInk) {
        var lines: (sum: Float, weight: Float) = (0, 0)
        var pale: (sum: Float, weight: Float) = (0, 0)
        for arc in 0..<arcs.count where arcs.weight[arc] > Self.leastWeight {
            if arcs.known[arc] < 0 {
                lines.sum += arcs.weight[arc] * arcs.ink[arc]
                lines.weight += arcs.weight[arc]
            } else if arcs.known[arc] > 0 {
                pale.sum += arcs.weight[arc] * arcs.ink[arc]
                pale.weight += arcs.weight[arc]
            }
        }
        var values: [128 of Float] = .init(repeating: 0)
        var count = 0
        for arc in 0..<arcs.count where arcs.weight[arc] > Self.leastWeight {
            values[count] = arcs.ink[arc]
            count += 1
        }
        if count < Self.leastArcs {
            values = arcs.ink
            count = max(1, arcs.count)
        }
        foreground =
            lines.weight > 2
            ? lines.sum / lines.weight
            : Selection.smallest(&values, count: count, rank: count * 17 / 20)
        third =
            pale.weight > 2
            ? pale.sum / pale.weight
            : Selection.smallest(&values, count: count, rank: count * 3 / 20)
    }

    /// Returns the relative brightness of the light at a place, about 1.
    func gain(at place: SIMD2<Float>) -> Float {
        max(Self.dimmest, min(Self.brightest, 1 + slopeX * place.x + slopeY * place.y))
    }

    private func isThird(_ arcs: ArcInk, _ arc: Int, _ value: Float) -> Bool {
        value < (foreground + third) / 2
    }

    mutating func refine(_ arcs: ArcInk) {
        moveClasses(arcs)
        fitLight(arcs)
    }

    /// Moves each ink halfway to the weighted mean of the arcs that are nearer to it.
    private mutating func moveClasses(_ arcs: ArcInk) {
        let spread = max(0.05, (foreground - third) / 4)
        var lines: (sum: Float, weight: Float) = (0, 1e-6)
        var pale: (sum: Float, weight: Float) = (0, 1e-6)
        for arc in 0..<arcs.count where arcs.weight[arc] > Self.leastWeight {
            let value = arcs.ink[arc] / gain(at: arcs.middle[arc])
            let isThird = isThird(arcs, arc, value)
            let stray = (value - (isThird ? third : foreground)) / spread
            let weight = arcs.weight[arc] / (1 + stray * stray)
            if isThird {
                pale.sum += weight * value
                pale.weight += weight
            } else {
                lines.sum += weight * value
                lines.weight += weight
            }
        }
        if pale.weight > 1, lines.weight > 1 {
            foreground = (foreground + lines.sum / lines.weight) / 2
            third = (third + pale.sum / pale.weight) / 2
        }
    }

    /// Fits 1 + x slopeX + y slopeY to the ratio of each arc's ink to that of its class.
    private mutating func fitLight(_ arcs: ArcInk) {
        // Normal equations of the three unknowns: upper triangle and right-hand side.
        var n: (Float, Float, Float, Float, Float, Float) = (1e-6, 0, 0, 0.5, 0, 0.5)
        var right = SIMD3<Float>.zero
        for arc in 0..<arcs.count where arcs.weight[arc] > 0 {
            let place = arcs.middle[arc]
            let gain = gain(at: place)
            let value = arcs.ink[arc]
            let isThird =
                arcs.known[arc] != 0
                ? arcs.known[arc] > 0 : isThird(arcs, arc, value / gain)
            let share = value / max(0.1, isThird ? third : foreground)
            let stray = (share - gain) / Self.lightScale
            let root = 1 + stray * stray
            let weight = arcs.weight[arc] / (root * root)
            n.0 += weight
            n.1 += weight * place.x
            n.2 += weight * place.y
            n.3 += weight * place.x * place.x
            n.4 += weight * place.x * place.y
            n.5 += weight * place.y * place.y
            right += weight * share * SIMD3(1, place.x, place.y)
        }
        // Symmetric 3 × 3 by cofactors.
        let c00 = n.3 * n.5 - n.4 * n.4
        let c01 = n.2 * n.4 - n.1 * n.5
        let c02 = n.1 * n.4 - n.2 * n.3
        let determinant = n.0 * c00 + n.1 * c01 + n.2 * c02
        guard abs(determinant) > 1e-6 else { return }
        let c11 = n.0 * n.5 - n.2 * n.2
        let c12 = n.1 * n.2 - n.0 * n.4
        let c22 = n.0 * n.3 - n.1 * n.1
        let constant = (c00 * right.x + c01 * right.y + c02 * right.z) / determinant
        guard constant > 0.2 else { return }
        slopeX = (c01 * right.x + c11 * right.y + c12 * right.z) / determinant / constant
        slopeY = (c02 * right.x + c12 * right.y + c22 * right.z) / determinant / constant
    }
}
