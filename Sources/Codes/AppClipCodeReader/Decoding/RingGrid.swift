// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Where slots lie on the rings, in half degrees of the upright code.
struct RingGrid {
    /// A ring of the layout, with what decoding needs of it.
    struct Ring {
        let index: Int
        let slotCount: Int
        let firstSlot: Int

        /// From one slot to the next.
        let step: Float

        /// The middle of the break at the start of slot 0.
        let start: Float

        /// By how much an arc is shortened at each end, its caps not counted.
        let halfGap: Float

        /// How wide a break is between the caps.
        let breakWidth: Float

        /// How wide an arc of one slot is without its caps.
        var bodyWidth: Float { max(4, step - 2 * halfGap) }

        /// The radius in radii of the disc.
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

    /// By slot: where its middle lies on the upright code's plane, in radii of the disc.
    static let middles: [SIMD2<Float>] = rings.flatMap { ring in
        (0..<ring.slotCount).map { slot in
            let degrees = Double(ring.start + (Float(slot) + 0.5) * ring.step) / 2
            let (cosine, sine) = Trigonometry.cosineAndSine(degrees: degrees)
            return SIMD2(ring.radius * Float(cosine), ring.radius * Float(sine))
        }
    }
}
