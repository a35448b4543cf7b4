// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension SoftSlots {
    /// Returns the code that the slots show, if it is certain.
    ///
    /// A code is accepted by the evidence for it, in bits: the number of bits that it is not free
    /// to choose and that were observed as expected, less the cost of its errors. Each block needs
    /// evidence of its own, since each could be repaired to anything by itself.
    func decoded(tables: CodingTables) -> SignalDecoding? {
        let slots = certainties
        var certainties: [128 of Float] = .init(repeating: 0)
        for (index, bit) in CodeBlocks.ringBits.enumerated() {
            certainties[index] = slots[Int(bit)]
        }
        guard
            let header = CodeHeader(certainties),
            let gap = GapReading(self, certainties, header),
            let arc = ArcReading(gap, tables: tables)
        else { return nil }
        let comparison = PatternComparison(slots, gap.colors, with: arc.pattern)
        let decoding = SignalDecoding(
            url: arc.url,
            payload: arc.payload,
            pattern: arc.pattern,
            evidence: SignalDecoding.Evidence(
                header: header.evidence(for: gap.meta),
                gap: gap.evidence,
                arc: arc.evidence
            ),
            agreement: comparison.agreement,
            correctedSlots: comparison.differences,
            thirdInk: gap.colors.thirdInk
        )
        return decoding.isCertain(gap, arc) ? decoding : nil
    }
}

extension SignalDecoding {
    /// The minimum evidence for each part and for all of them, in bits.
    ///
    /// These and the figures below come from trials with damaged and random signals
    /// (`DecodingBenchmark`): no wrong reading was accepted. Undamaged codes of short URLs have 27
    /// bits for the gap block, 16 for the arc block and 21 for the header.
    private static let leastHeaderEvidence: Float = 4
    private static let leastGapEvidence: Float = 12
    private static let leastArcEvidence: Float = 8
    private static let leastEvidence: Float = 36

    /// The minimum agreement of the slots, and the agreements of a code without any error but
    /// noise.
    private static let leastRingAgreement: Float = 0.75
    private static let flawlessAgreement: Float = 0.98

    /// The minimum surplus of the gap block, in bits: for a flawless code and for any other.
    private static let leastFlawlessSurplus: Float = 2
    private static let leastSurplus: Float = 5

    /// The minimum agreement of the colours in general, and if the evidence for zeros is strong.
    private static let leastColorAgreement: Float = 0.85
    private static let leastConstantColorAgreement: Float = 0.7
    private static let strongArcEvidence: Float = 30

    /// The surplus of the arc block, in bits, that needs no further support, and the agreements
    /// that support a smaller one.
    private static let ampleSurplus: Float = 11
    private static let supportingColorAgreement: Float = 0.97
    private static let supportingRingAgreement: Float = 0.95

    /// The additional surplus, in bits, for a host that does not consist of DNS labels.
    private static let oddity: Float = 6

    /// Whether there is enough evidence for the reading.
    fileprivate func isCertain(_ gap: GapReading, _ arc: ArcReading) -> Bool {
        guard
            evidence.header >= Self.leastHeaderEvidence, evidence.gap >= Self.leastGapEvidence,
            evidence.arc >= Self.leastArcEvidence, evidence.sum >= Self.leastEvidence,
            agreement.rings >= Self.leastRingAgreement
        else { return false }
        // An observed repetition, or observed zeros, are evidence for a block, but not against
        // another word with the same ones; only the parity is.
        let oddity = url.hasHostOfLabels ? 0 : Self.oddity
        let isFlawless =
            agreement.rings >= Self.flawlessAgreement
            && agreement.colors >= Self.flawlessAgreement
        let least = isFlawless ? Self.leastFlawlessSurplus : Self.leastSurplus
        guard gap.surplus - oddity >= least else { return false }
        // The arc block of a short URL consists of zeros only.
        if arc.isConstant {
            let least =
                evidence.arc >= Self.strongArcEvidence
                ? Self.leastConstantColorAgreement : Self.leastColorAgreement
            return agreement.colors >= least
        }
        // The arc block is not repeated. If a repair has used most of its parity, everything else
        // has to be right.
        let surplus = arc.surplus - oddity
        if surplus >= Self.ampleSurplus { return agreement.colors >= Self.leastColorAgreement }
        return surplus >= Self.leastSurplus
            && agreement.colors >= Self.supportingColorAgreement
            && agreement.rings >= Self.supportingRingAgreement
    }
}

extension EncodableURL {
    /// Whether the host consists of at least two labels, none of them empty, without a hyphen at
    /// either end.
    fileprivate var hasHostOfLabels: Bool {
        var labels = 1
        // As after a dot: no label may start with a dot or a hyphen.
        var last = UInt8(ascii: ".")
        for byte in host.utf8 {
            let isDot = byte == UInt8(ascii: ".")
            let isHyphen = byte == UInt8(ascii: "-")
            if last == UInt8(ascii: "."), isDot || isHyphen { return false }
            if last == UInt8(ascii: "-"), isDot { return false }
            if isDot { labels += 1 }
            last = byte
        }
        return labels > 1 && last != UInt8(ascii: ".") && last != UInt8(ascii: "-")
    }
}

/// The comparison of a code with the observed slots and colours.
struct PatternComparison {
    let agreement: SignalDecoding.Agreement

    /// The number of slots and colours that differ, each taken individually.
    let differences: Int

    init(_ slots: [128 of Float], _ colors: ArcColors, with pattern: RingPattern) {
        var differences = 0
        var rings: (agreeing: Float, total: Float) = (0, 1e-9)
        for slot in 0..<SoftSlots.count {
            let certainty = pattern.runsOn(slot) ? slots[slot] : -slots[slot]
            rings.agreeing += certainty
            rings.total += abs(certainty)
            if certainty < 0 { differences += 1 }
        }
        var arcs: (agreeing: Float, total: Float) = (0, 1e-9)
        for arc in 0..<colors.count {
            let isThird = pattern.color(ofArc: arc) == .third
            let certainty = isThird ? colors.certainties[arc] : -colors.certainties[arc]
            arcs.agreeing += certainty
            arcs.total += abs(certainty)
            if certainty < 0 { differences += 1 }
        }
        agreement = SignalDecoding.Agreement(
            rings: rings.agreeing / rings.total,
            colors: arcs.agreeing / arcs.total,
            clarity: (rings.total + arcs.total) / Float(SoftSlots.count + colors.count)
        )
        self.differences = differences
    }
}
