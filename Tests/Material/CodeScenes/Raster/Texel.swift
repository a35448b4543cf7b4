// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// A colour premultiplied by its opacity, and the opacity: four numbers of 0...255 in one word.
///
/// Each has 16 bits, red in the lowest, so that all four are weighted and added at once: a weight
/// of at most 256 and a sum of at most 256 texels keep every number within its bits.
struct Texel: Sendable, Hashable {
    var lanes: UInt64

    /// The transparent texel.
    static let clear = Texel(lanes: 0)

    init(lanes: UInt64) { self.lanes = lanes }

    /// Creates an opaque texel.
    init(_ color: RGBColor) {
        lanes = Self.packed(UInt64(color.red), UInt64(color.green), UInt64(color.blue), 255)
    }

    /// Creates an opaque texel from channels that may be beyond 0...255.
    init(red: Float, green: Float, blue: Float) {
        lanes = Self.packed(
            UInt64(Exposure.byte(red)),
            UInt64(Exposure.byte(green)),
            UInt64(Exposure.byte(blue)),
            255
        )
    }

    private static func packed(
        _ red: UInt64,
        _ green: UInt64,
        _ blue: UInt64,
        _ cover: UInt64
    ) -> UInt64 { red | green << 16 | blue << 32 | cover << 48 }

    /// Returns the interpolation to another texel, by a weight in 256 steps.
    func mixed(with other: Texel, _ weight: UInt64) -> Texel {
        let sum = lanes &* (256 &- weight) &+ other.lanes &* weight
        return Texel(lanes: (sum &+ 0x0080_0080_0080_0080) >> 8 & 0x00FF_00FF_00FF_00FF)
    }

    var red: Float { Float(lanes & 0xFFFF) }
    var green: Float { Float(lanes >> 16 & 0xFFFF) }
    var blue: Float { Float(lanes >> 32 & 0xFFFF) }
    var cover: Float { Float(lanes >> 48) }
}
