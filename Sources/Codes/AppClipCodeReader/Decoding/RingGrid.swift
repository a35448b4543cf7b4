// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The positions of slots on the rings, in half degrees of the upright code.
struct RingGrid {
    /// A ring of the layout, with the values that decoding needs.
    struct Ring {
        let index: Int
        let slotCount: Int
        let firstSlot: Int

        /// The distance from one slot to the next.
        let step: Float

        /// The middle of the break at the start of slot 0.
        let start: Float

        /// The length by which an arc is shortened at each end, without its caps.
        let halfGap: Float

        /// The width of a break between the caps.
        let breakWidth: Float

        /// The width of an arc of one slot without its caps.
        var bodyWidth: Float { max(4, step - 2 * halfGap) }

        /// The radius, in radii of the disc.
        let radius: Float
    }

    static let rings: [Ring] = RingLayout.rings.enumerated().map { index, ring in
        let capDegrees = RingLayout.strokeWidth / 2 / ring.radius * 180 / Double.pi
        return Ring(
            index: index,
            slotCount: ring.slotCount,
            firstSlot: ring.firstBit,
            step: Float(720) / Float(ring.slotCount),
            start: Float(2 * ring.rotation),
            halfGap: Float(2 * ring.halfGap),
            breakWidth: Float(4 * (ring.halfGap - capDegrees)),
            radius: Float(ring.radius / RingLayout.backgroundRadius)
        )
    }

    /// By slot: its middle on the upright code's plane, in radii of the disc.
    static let middles: [SIMD2<Float>] = rings.flatMap { ring in
        (0..<ring.slotCount).map { slot in
            let degrees = Double(ring.start + (Float(slot) + 0.5) * ring.step) / 2
            let (cosine, sine) = Trigonometry.cosineAndSine(degrees: degrees)
            return SIMD2(ring.radius * Float(cosine), ring.radius * Float(sine))
        }
    }
}
