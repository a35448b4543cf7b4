/// What was seen of a code's rings, slot by slot.
///
/// Slots are numbered as ring bits, ring by ring from the innermost (``RingLayout``).
public struct RingObservation: Sendable, Hashable {
    /// What was seen where an arc may begin.
    public enum Slot: Sendable, Hashable {
        /// The arc before runs on.
        case runsOn
        /// An arc begins; its colour may not be known.
        case arc(RingPattern.ArcColor?)
        /// Nothing is known, as under a scratch.
        case unknown
    }

    /// The 128 slots.
    public var slots: [Slot]

    /// Makes an observation of 128 slots.
    public init(slots: [Slot]) {
        precondition(slots.count == RingLayout.bitCount, "a code has 128 slots")
        self.slots = slots
    }

    /// The observation of a flawless code.
    public init(_ pattern: RingPattern) {
        var slots = [Slot](repeating: .runsOn, count: RingLayout.bitCount)
        pattern.forEachArc { arc in
            slots[RingLayout.rings[arc.ring].firstBit + arc.slot] = .arc(arc.color)
        }
        self.slots = slots
    }

    /// The ring bit of a slot: whether the arc before runs on; `nil` if that is not known.
    func runsOn(_ bit: Int) -> Bool? {
        switch slots[bit] {
        case .runsOn: true
        case .arc: false
        case .unknown: nil
        }
    }

    func color(_ bit: Int) -> RingPattern.ArcColor? {
        guard case .arc(let color) = slots[bit] else { return nil }
        return color
    }
}

/// A payload that was read, and how well.
public struct RingReading: Sendable, Hashable {
    /// The 16 bytes.
    public let payload: Payload

    /// The pattern as it is without faults.
    public let pattern: RingPattern

    /// How many slots were seen otherwise than the pattern has them: broken or not, or in another
    /// colour.
    ///
    /// Slots that were unknown do not count.
    public let correctedSlots: Int

    /// How many slots, or colours of arcs, were unknown.
    public let unknownSlots: Int

    /// Whether the block in the colours of the arcs was read without repair.
    ///
    /// Its two parity symbols repair what is lightly damaged and cannot tell what is more damaged
    /// than that. So where this is `false`, believe the payload only if it is that of a URL as
    /// Apple's generator writes it: ``Payload/isCanonical(tables:)``.
    public let isConfirmed: Bool
}

/// Rings that cannot be read as a code.
public struct RingReadingError: Error, Sendable, Hashable {
    /// How far the reading came.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The slots do not have what each code has: this is no code, or nothing is left of it.
        case notACode
        /// The block that says where the rings are broken is damaged beyond repair.
        case gapBlockDamaged
        /// The block in the colours of the arcs is damaged beyond repair.
        case arcBlockDamaged
    }

    /// How far the reading came, at its best.
    public let code: Code
}
