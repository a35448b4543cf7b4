// SPDX-License-Identifier: Apache-2.0

/// The angles at which an arc starts and ends, in degrees.
public struct ArcGeometry: Sendable, Hashable {
    /// The index of the ring in ``RingLayout/rings``.
    public let ring: Int

    /// The angle of its start, in the turned ring.
    public let start: Double

    /// The angle of its end, in the turned ring; greater than `start`.
    public let end: Double

    /// Places an arc of a pattern.
    public init(_ arc: RingPattern.Arc) {
        let ring = RingLayout.rings[arc.ring]
        self.ring = arc.ring
        start = Self.angle(ofSlot: arc.slot, in: ring) + ring.halfGap
        end = Self.angle(ofSlot: arc.slot + arc.length, in: ring) - ring.halfGap
    }

    /// The angle at which a slot starts, in the turned ring; slot numbers beyond the last continue into the next turn.
    static func angle(ofSlot slot: Int, in ring: RingLayout.Ring) -> Double {
        Double(slot) * 360 / Double(ring.slotCount)
    }

    /// By ring bit: the point at which an arc of the slot starts, before its ring is turned.
    static let starts: [(x: Double, y: Double)] = RingLayout.rings.flatMap { ring in
        (0..<ring.slotCount).map { slot in
            point(at: angle(ofSlot: slot, in: ring) + ring.halfGap, in: ring)
        }
    }

    /// The point of a ring at an angle, in the turned ring, before it is turned.
    static func point(at angle: Double, in ring: RingLayout.Ring) -> (x: Double, y: Double) {
        let (cosine, sine) = Trigonometry.cosineAndSine(degrees: angle)
        return (RingLayout.center + ring.radius * cosine, RingLayout.center + ring.radius * sine)
    }
}
