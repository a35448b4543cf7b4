// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes

/// The codes in an image, as bytes for a page.
///
///     codes          u16, and for each
///     corners        8 × f32: x and y of upper left, upper right, lower right, lower left, pixels
///     confidence     f32
///     corrected      u16: slots and colours that were corrected
///     kind           u8: 0 unknown, 1 for cameras alone, 2 with an NFC tag
///     mirrored       u8: 0 or 1
///     colours        9 × u8: red, green, blue of foreground, background, third
///     payload        16 × u8
///     URL            u16, and that many bytes of UTF-8
///
/// Numbers are little-endian.
struct Response {
    private(set) var bytes: [UInt8] = []

    init(_ codes: [FoundCode]) {
        // There is no room for more codes in an image than 16 bits count.
        let reported = codes.prefix(Int(UInt16.max))
        append(UInt16(reported.count))
        for code in reported { append(code) }
    }

    private mutating func append(_ code: FoundCode) {
        for corner in code.corners {
            append(Float(corner.x))
            append(Float(corner.y))
        }
        append(Float(code.confidence))
        append(UInt16(clamping: code.correctedSlots))
        bytes.append(kind(code.kind))
        bytes.append(code.isMirrored ? 1 : 0)
        for color in [code.colors.foreground, code.colors.background, code.colors.third] {
            bytes += [color.red, color.green, color.blue]
        }
        bytes += code.payload.bytes
        let url = code.url.canonicalText.utf8
        append(UInt16(clamping: url.count))
        bytes += url.prefix(Int(UInt16.max))
    }

    private func kind(_ kind: CodeStyle.Kind?) -> UInt8 {
        switch kind {
        case nil: 0
        case .camera: 1
        case .nfc: 2
        }
    }

    private mutating func append(_ number: UInt16) {
        bytes.append(UInt8(truncatingIfNeeded: number))
        bytes.append(UInt8(truncatingIfNeeded: number >> 8))
    }

    private mutating func append(_ number: Float) {
        let bits = number.bitPattern
        append(UInt16(truncatingIfNeeded: bits))
        append(UInt16(truncatingIfNeeded: bits >> 16))
    }
}
