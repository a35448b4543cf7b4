// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The observations of a code's 128 slots, as numbers that can be added up over several images.
///
/// Slots are numbered as ring bits of the upright code; so the sum of two images needs only the
/// rotation of each.
struct SoftSlots: Sendable {
    /// The number of slots.
    static let count = RingLayout.bitCount

    /// By slot: above 0 if the arc before continues, below 0 if there is a break; the magnitude is
    /// the certainty, -1...1 for each image.
    private(set) var runsOn: [128 of Float] = .init(repeating: 0)

    /// By slot: the ink after the break, times its weight.
    private(set) var ink: [128 of Float] = .init(repeating: 0)

    /// By slot: the certainty of the ink, 0...1 for each image.
    private(set) var weight: [128 of Float] = .init(repeating: 0)

    /// By slot: like ``ink``, at the place of the break; used if there is none.
    private(set) var bridgeInk: [128 of Float] = .init(repeating: 0)

    /// By slot: like ``weight``, for ``bridgeInk``.
    private(set) var bridgeWeight: [128 of Float] = .init(repeating: 0)

    /// The number of images that have been added up.
    private(set) var imageCount = 0

    /// Creates slots without observations.
    init() {}

    /// Adds the observations of another image of the same code.
    static func += (sum: inout Self, other: Self) {
        for slot in 0..<count {
            sum.runsOn[slot] += other.runsOn[slot]
            sum.ink[slot] += other.ink[slot]
            sum.weight[slot] += other.weight[slot]
            sum.bridgeInk[slot] += other.bridgeInk[slot]
            sum.bridgeWeight[slot] += other.bridgeWeight[slot]
        }
        sum.imageCount += other.imageCount
        sum.noises += other.noises
    }

    /// The certainties scaled to a single image, -1...1.
    ///
    /// What all images have in common adds up faster than noise: the sum is divided by the square
    /// root of the number of images.
    var certainties: [128 of Float] {
        guard imageCount > 1 else { return runsOn }
        let scale = 1 / Float(imageCount).squareRoot()
        var certainties = runsOn
        for slot in 0..<Self.count {
            certainties[slot] = max(-1, min(1, runsOn[slot] * scale))
        }
        return certainties
    }

    /// The noise of a sample, as a standard deviation; summed over images.
    private var noises: Float = 0

    /// The number of samples over which the noise is correlated, since samples lie between pixels.
    private static let noiseLength: Float = 3

    /// Returns the noise of the mean of a number of samples in each image.
    func noise(ofMeanOver samples: Float) -> Float {
        let count = Float(max(1, imageCount))
        return noises / count
            * (Self.noiseLength / max(Self.noiseLength, samples * count)).squareRoot()
    }

    /// Returns the factor, 0...1, by which noise reduces the certainty of a value whose distance
    /// from the threshold is at most `distance`.
    static func credit(distance: Float, noise: Float) -> Float {
        let deviations = distance / max(noise, 1e-3)
        return min(1, deviations * deviations / (Self.clearDeviations * Self.clearDeviations))
    }

    /// The distance, in standard deviations, from which on the sign of a value is certain.
    private static let clearDeviations: Float = 2.5

    /// The noise, as a standard deviation of ink, from which on breaks are averaged over most of
    /// their width; and the fractions of the width that are used without and with such noise.
    ///
    /// Noise averages out over a wider part of a break; blur leaves only the middle of a break
    /// usable.
    private static let strongNoise: Float = 0.15
    private static let leastPart: Float = 0.5
    private static let furtherPart: Float = 0.35

    /// The range of the ratio of the ink at a break to that of the line beside it.
    private static let ratioRange: ClosedRange<Float> = -0.2...1.3

    /// The minimum ink of a line that a break is compared with.
    private static let leastLine: Float = 0.18

    /// The ink of a line, above ``palestLine``, from which on a break in it is fully visible, and
    /// the minimum trust in a break of a paler line.
    private static let clearLine: Float = 0.15
    private static let leastTrust: Float = 0.05

    /// The minimum half distance between the ratios of breaks and of lines.
    private static let leastHalfDistance: Float = 0.1

    /// The minimum weight of slots that take part in medians, if there are more than `leastSlots`.
    private static let goodWeight: Float = 0.6
    private static let leastSlots = 60

    /// Creates the slots of a code that is rotated by `turn` half degrees.
    init(_ sums: RingSums, turn: Float) {
        imageCount = 1
        readBodies(sums, turn: turn)
        let part = Self.leastPart + Self.furtherPart * min(1, noises / Self.strongNoise)
        var ratios: [128 of Float] = .init(repeating: 0)
        var trusts: [128 of Float] = .init(repeating: 0)
        var pale: [128 of Float] = .init(repeating: 0)
        for ring in RingGrid.rings {
            let width = part * ring.breakWidth
            var before = Self.line(sums, ring, ring.slotCount - 1, turn)
            for place in 0..<ring.slotCount {
                let slot = ring.firstSlot + place
                let start = turn + ring.start + Float(place) * ring.step
                let after = Self.line(sums, ring, place, turn)
                let bridge = sums.ink(ring: ring.index, about: start, width: width)
                let trusted = sums.trustedInk(ring: ring.index, about: start, width: width)
                let paler = min(before, after)
                pale[slot] = paler
                ratios[slot] = max(
                    Self.ratioRange.lowerBound,
                    min(Self.ratioRange.upperBound, bridge / max(paler, Self.leastLine))
                )
                // Where the line itself is hardly visible, a break in it is hardly visible either.
                trusts[slot] =
                    trusted.weight
                    * max(Self.leastTrust, min(1, (paler - Self.palestLine) / Self.clearLine))
                bridgeInk[slot] = trusted.weight * trusted.ink
                bridgeWeight[slot] = trusted.weight
                before = after
            }
        }
        // Blur fills the breaks, so the threshold is set by the code's own breaks.
        let filled = Self.inkOfBreaks(ratios, trusts)
        let threshold = (filled + Self.inkOfLines) / 2
        let half = max((Self.inkOfLines - filled) / 2, Self.leastHalfDistance)
        for ring in RingGrid.rings {
            let noise = noise(ofMeanOver: part * ring.breakWidth)
            for slot in ring.firstSlot..<ring.firstSlot + ring.slotCount {
                let certainty = max(-1, min(1, (ratios[slot] - threshold) / half))
                let credit = Self.credit(
                    distance: half * max(pale[slot], Self.leastLine),
                    noise: noise
                )
                runsOn[slot] = certainty * trusts[slot] * credit
            }
        }
    }

    /// Returns the mean ink in the middle of a slot.
    private static func line(
        _ sums: RingSums,
        _ ring: RingGrid.Ring,
        _ place: Int,
        _ turn: Float
    ) -> Float {
        sums.ink(
            ring: ring.index,
            about: turn + ring.start + (Float(place) + 0.5) * ring.step,
            width: ring.bodyWidth
        )
    }

    /// Reads the ink after the breaks, and its noise.
    private mutating func readBodies(_ sums: RingSums, turn: Float) {
        var variances: [128 of Float] = .init(repeating: 0)
        var count = 0
        for ring in RingGrid.rings {
            for place in 0..<ring.slotCount {
                let slot = ring.firstSlot + place
                let middle = turn + ring.start + (Float(place) + 0.5) * ring.step
                let width = ring.bodyWidth
                let body = sums.trustedInk(ring: ring.index, about: middle, width: width)
                ink[slot] = body.weight * body.ink
                weight[slot] = body.weight
                guard body.weight > Self.goodWeight else { continue }
                // The mean follows the noise as far as the noise is correlated from sample to
                // sample.
                variances[count] =
                    sums.variance(ring: ring.index, about: middle, width: width)
                    * width / (width - Self.noiseLength)
                count += 1
            }
        }
        guard count > 0 else { return }
        noises = Selection.smallest(&variances, count: count, rank: count / 2).squareRoot()
    }

    /// The ink below which a line is not visible.
    private static let palestLine: Float = 0.08

    /// The ratio where a line continues; a little below 1, since the line is compared with the
    /// paler side.
    private static let inkOfLines: Float = 0.97

    /// Returns the median of the lower half of the ratios that can be trusted: the fraction of ink
    /// that blur leaves in a break.
    private static func inkOfBreaks(_ ratios: [128 of Float], _ trusts: [128 of Float]) -> Float {
        var values: [128 of Float] = .init(repeating: 0)
        var count = 0
        for slot in 0..<Self.count where trusts[slot] > goodWeight {
            values[count] = ratios[slot]
            count += 1
        }
        if count <= leastSlots {
            values = ratios
            count = Self.count
        }
        // The first quartile is the middle of the lower half.
        return Selection.smallest(&values, count: count, rank: (count / 2) / 2)
    }
}
