import AppClipCodes

extension SoftSlots {
    /// The code that the slots show, if it is certain.
    ///
    /// What is certain is a matter of evidence, in bits: how many of the bits that the code is not
    /// free to choose were seen as it has them, less what its faults cost. Each block needs
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
            correctedSlots: comparison.faults,
            thirdInk: gap.colors.thirdInk
        )
        return decoding.isCertain(gap, arc) ? decoding : nil
    }
}

extension SignalDecoding {
    /// Whether enough speaks for the reading.
    ///
    /// The figures are those of trials with damaged and made-up signals (`DecodingBenchmark`).
    fileprivate func isCertain(_ gap: GapReading, _ arc: ArcReading) -> Bool {
        guard
            evidence.header >= 4, evidence.gap >= 12, evidence.arc >= 8, evidence.sum >= 36,
            agreement.rings >= 0.75
        else { return false }
        // What is seen of the repetition and of zeros speaks for a block, but not against another
        // word with the same; that only its parity does.
        let oddity = url.hasHostOfLabels ? 0 : Self.oddity
        let isFlawless = agreement.rings >= 0.98 && agreement.colors >= 0.98
        guard gap.surplus - oddity >= (isFlawless ? 2 : 5) else { return false }
        // The zeros of a short URL are all there is to the arc block.
        if arc.isConstant { return agreement.colors >= (evidence.arc >= 30 ? 0.7 : 0.85) }
        // Nothing repeats the arc block. Where a repair has taken most of its parity, everything
        // else has to be right.
        let surplus = arc.surplus - oddity
        if surplus >= 11 { return agreement.colors >= 0.85 }
        return surplus >= 5 && agreement.colors >= 0.97 && agreement.rings >= 0.95
    }

    /// So many bits more have to speak for a host that no name server could know.
    private static let oddity: Float = 6
}

extension EncodableURL {
    /// Whether the host consists of two labels at least, none of them empty, without a hyphen at an
    /// end.
    fileprivate var hasHostOfLabels: Bool {
        var labels = 1
        // As after a dot: no label may begin with a dot or a hyphen.
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

/// A code compared with what was seen.
struct PatternComparison {
    let agreement: SignalDecoding.Agreement

    /// How many places were seen otherwise, each as it is likeliest by itself.
    let faults: Int

    init(_ slots: [128 of Float], _ colors: ArcColors, with pattern: RingPattern) {
        var faults = 0
        var rings: (agreeing: Float, total: Float) = (0, 1e-9)
        for slot in 0..<SoftSlots.count {
            let certainty = pattern.runsOn(slot) ? slots[slot] : -slots[slot]
            rings.agreeing += certainty
            rings.total += abs(certainty)
            if certainty < 0 { faults += 1 }
        }
        var arcs: (agreeing: Float, total: Float) = (0, 1e-9)
        for arc in 0..<colors.count {
            let isThird = pattern.color(ofArc: arc) == .third
            let certainty = isThird ? colors.certainties[arc] : -colors.certainties[arc]
            arcs.agreeing += certainty
            arcs.total += abs(certainty)
            if certainty < 0 { faults += 1 }
        }
        agreement = SignalDecoding.Agreement(
            rings: rings.agreeing / rings.total,
            colors: arcs.agreeing / arcs.total,
            clarity: (rings.total + arcs.total) / Float(SoftSlots.count + colors.count)
        )
        self.faults = faults
    }
}
