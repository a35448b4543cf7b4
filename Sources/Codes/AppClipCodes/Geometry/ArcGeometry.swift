// SPDX-License-Identifier: Apache-2.0

/// The angles at which an arc starts and ends, in degrees.
public struct ArcGeometry: Sendable, Hashable {
    /// The index of the ring in ``RingLayout/rings``.
    public let ring: Int

    /// The angle of the start, in the rotated ring.
    public let start: Double

    /// The angle of the end, in the rotated ring; greater than `start`.
    public let end: Double

    /// Creates the geometry of an arc of a pattern.
    public init(_ arc: RingPattern.Arc) {
        let ring = RingLayout.rings[arc.ring]
        self.ring = arc.ring
        start = Self.angle(ofSlot: arc.slot, in: ring) + ring.halfGap
        end = Self.angle(ofSlot: arc.slot + arc.length, in: ring) - ring.halfGap
    }

    /// Returns the angle at which a slot starts, in the rotated ring; slot numbers beyond the last
    /// continue past 360 degrees.
    static func angle(ofSlot slot: Int, in ring: RingLayout.Ring) -> Double {
        Double(slot) * 360 / Double(ring.slotCount)
    }

    /// By ring bit: the point at which an arc of the slot starts, before its ring is rotated.
    static let starts: [(x: Double, y: Double)] = RingLayout.rings.flatMap { ring in
        (0..<ring.slotCount).map { slot in
            point(at: angle(ofSlot: slot, in: ring) + ring.halfGap, in: ring)
        }
    }

    /// Returns the point of a ring at an angle in the rotated ring, before the ring is rotated.
    static func point(at angle: Double, in ring: RingLayout.Ring) -> (x: Double, y: Double) {
        let (cosine, sine) = Trigonometry.cosineAndSine(degrees: angle)
        return (RingLayout.center + ring.radius * cosine, RingLayout.center + ring.radius * sine)
    }
}
