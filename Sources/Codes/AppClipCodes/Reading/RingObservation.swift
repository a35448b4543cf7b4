// SPDX-License-Identifier: Apache-2.0

/// The observed slots of a code's rings.
///
/// Slots are numbered as ring bits, ring by ring from the innermost (``RingLayout``).
public struct RingObservation: Sendable, Hashable {
    /// The observation at a place where an arc may start.
    public enum Slot: Sendable, Hashable {
        /// The arc before continues.
        case runsOn
        /// An arc starts; its colour may be unknown.
        case arc(RingPattern.ArcColor?)
        /// Nothing is known, for example under a scratch.
        case unknown
    }

    /// The 128 slots.
    public var slots: [Slot]

    /// Creates an observation from 128 slots.
    public init(slots: [Slot]) {
        precondition(slots.count == RingLayout.bitCount, "a code has 128 slots")
        self.slots = slots
    }

    /// Creates the observation of a flawless code.
    public init(_ pattern: RingPattern) {
        var slots = [Slot](repeating: .runsOn, count: RingLayout.bitCount)
        pattern.forEachArc { arc in
            slots[RingLayout.rings[arc.ring].firstBit + arc.slot] = .arc(arc.color)
        }
        self.slots = slots
    }

    /// Returns whether the slot continues the arc before it; `nil` if that is not known.
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

/// A payload that was read, with its reliability.
public struct RingReading: Sendable, Hashable {
    /// The 16 bytes that were read.
    public let payload: Payload

    /// The pattern after error correction.
    public let pattern: RingPattern

    /// The number of observed slots that differ from the pattern: in being broken or not, or in
    /// colour.
    ///
    /// Unknown slots do not count.
    public let correctedSlots: Int

    /// The number of slots, or colours of arcs, that were unknown.
    public let unknownSlots: Int

    /// Whether the block in the colours of the arcs was read without repair.
    ///
    /// Its two parity symbols correct one wrong symbol and cannot detect all heavier damage. So if
    /// this is `false`, trust the payload only if it is that of a URL as Apple's generator writes
    /// it: ``Payload/isCanonical(tables:)``.
    public let isConfirmed: Bool
}

/// An error that occurs when rings cannot be read as a code.
public struct RingReadingError: Error, Sendable, Hashable {
    /// The step at which the reading failed.
    @nonexhaustive public enum Code: String, Sendable, Hashable {
        /// The slots lack the fixed bits of every code: this is not a code, or it is destroyed.
        case notACode
        /// The block in the breaks of the rings is damaged beyond repair.
        case gapBlockDamaged
        /// The block in the colours of the arcs is damaged beyond repair.
        case arcBlockDamaged
    }

    /// The last step that any attempt reached.
    public let code: Code
}
