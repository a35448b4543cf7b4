import AppClipCodes

/// What was seen at each of a code's 128 slots, in numbers that can be added up over pictures.
///
/// Slots are numbered as ring bits, from the upright code's own beginning; so the sum of two
/// pictures needs only the turn of each.
struct SoftSlots: Sendable {
    /// How many slots there are.
    static let count = RingLayout.bitCount

    /// By slot: above 0 the arc before runs on, below 0 there is a break; the size is the
    /// certainty, -1...1 for each picture.
    private(set) var runsOn: [128 of Float] = .init(repeating: 0)

    /// By slot: the ink behind the break, times its weight.
    private(set) var ink: [128 of Float] = .init(repeating: 0)

    /// By slot: how far the ink is known, 0...1 for each picture.
    private(set) var weight: [128 of Float] = .init(repeating: 0)

    /// By slot: as ``ink``, where the break would be; of use where there is none.
    private(set) var bridgeInk: [128 of Float] = .init(repeating: 0)

    /// By slot: as ``weight``, for ``bridgeInk``.
    private(set) var bridgeWeight: [128 of Float] = .init(repeating: 0)

    /// How many pictures are in it.
    private(set) var pictureCount = 0

    /// Nothing seen yet.
    init() {}

    /// Adds what another picture of the same code shows.
    static func += (sum: inout Self, other: Self) {
        for slot in 0..<count {
            sum.runsOn[slot] += other.runsOn[slot]
            sum.ink[slot] += other.ink[slot]
            sum.weight[slot] += other.weight[slot]
            sum.bridgeInk[slot] += other.bridgeInk[slot]
            sum.bridgeWeight[slot] += other.bridgeWeight[slot]
        }
        sum.pictureCount += other.pictureCount
        sum.noises += other.noises
    }

    /// Certainties as of one picture, -1...1.
    ///
    /// What is alike in all pictures adds up faster than what is not: their sum is divided by the
    /// root of their number.
    var certainties: [128 of Float] {
        guard pictureCount > 1 else { return runsOn }
        let scale = 1 / Float(pictureCount).squareRoot()
        var certainties = runsOn
        for slot in 0..<Self.count {
            certainties[slot] = max(-1, min(1, runsOn[slot] * scale))
        }
        return certainties
    }

    /// The noise of a sample, as its standard deviation; summed over pictures.
    private var noises: Float = 0

    /// Over how many samples the noise is alike: sampling lies between pixels.
    private static let noiseLength: Float = 3

    /// The noise of the mean of so many samples in each picture.
    func noise(ofMeanOver samples: Float) -> Float {
        let count = Float(max(1, pictureCount))
        return noises / count
            * (Self.noiseLength / max(Self.noiseLength, samples * count)).squareRoot()
    }

    /// How much less than its sign a value says that lies `distance` from the threshold at best,
    /// with this noise: the factor 0...1.
    static func credit(distance: Float, noise: Float) -> Float {
        let deviations = distance / max(noise, 1e-3)
        return min(1, deviations * deviations / (Self.clearDeviations * Self.clearDeviations))
    }

    private static let clearDeviations: Float = 2.5

    /// Reads the slots of a code that is turned by `turn` half degrees.
    init(_ sums: RingSums, turn: Float) {
        pictureCount = 1
        readBodies(sums, turn: turn)
        // Noise is evened out over a wider part of a break, blur leaves only its middle.
        let part = 0.5 + 0.35 * min(1, noises / 0.15)
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
                ratios[slot] = max(-0.2, min(1.3, bridge / max(paler, 0.18)))
                // Where the line itself is hardly to be seen, a break in it is not either.
                trusts[slot] =
                    trusted.weight * max(0.05, min(1, (paler - Self.palestLine) / 0.15))
                bridgeInk[slot] = trusted.weight * trusted.ink
                bridgeWeight[slot] = trusted.weight
                before = after
            }
        }
        // Blur fills the breaks. So what counts as one is measured against the code's own.
        let filled = Self.inkOfBreaks(ratios, trusts)
        let threshold = (filled + Self.inkOfLines) / 2
        let half = max((Self.inkOfLines - filled) / 2, 0.1)
        for ring in RingGrid.rings {
            let noise = noise(ofMeanOver: part * ring.breakWidth)
            for slot in ring.firstSlot..<ring.firstSlot + ring.slotCount {
                let certainty = max(-1, min(1, (ratios[slot] - threshold) / half))
                let credit = Self.credit(distance: half * max(pale[slot], 0.18), noise: noise)
                runsOn[slot] = certainty * trusts[slot] * credit
            }
        }
    }

    /// The mean ink in the middle of a slot.
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

    /// Reads the ink behind the breaks, and how noisy it is.
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
                guard body.weight > 0.6 else { continue }
                // The mean follows the noise as far as that is alike from sample to sample.
                variances[count] =
                    sums.variance(ring: ring.index, about: middle, width: width)
                    * width / (width - Self.noiseLength)
                count += 1
            }
        }
        guard count > 0 else { return }
        noises = Selection.smallest(&variances, count: count, rank: count / 2).squareRoot()
    }

    private static let palestLine: Float = 0.08
    private static let inkOfLines: Float = 0.97

    /// The median of the lower half of the ratios that can be trusted: the share of ink that
    /// blur leaves in a break.
    private static func inkOfBreaks(_ ratios: [128 of Float], _ trusts: [128 of Float]) -> Float {
        var values: [128 of Float] = .init(repeating: 0)
        var count = 0
        for slot in 0..<Self.count where trusts[slot] > 0.6 {
            values[count] = ratios[slot]
            count += 1
        }
        if count <= 60 {
            values = ratios
            count = Self.count
        }
        // A quarter of the way up is the middle of the lower half.
        return Selection.smallest(&values, count: count, rank: (count / 2) / 2)
    }
}
