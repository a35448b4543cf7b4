// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// A page's request to encode a URL.
///
///     flags          bit 0: with an NFC tag, bit 1: without the badge,
///                    bit 2: uppercase letters in scheme and host are folded
///     foreground     red, green, blue
///     background     red, green, blue
///     URL            UTF-8, to the end
struct EncodingRequest {
    let style: CodeStyle
    let spelling: EncodableURL.Spelling
    let url: String

    /// Reads a request; `nil` if it is shorter than its head or has unknown flags.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 7, bytes[0] < 8 else { return nil }
        func color(_ start: Int) -> RGBColor {
            RGBColor(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
        }
        style = CodeStyle(
            colors: ColorPair(foreground: color(1), background: color(4)),
            kind: bytes[0] & 1 == 0 ? .camera : .nfc,
            logo: bytes[0] & 2 == 0 ? .badge : .none
        )
        spelling = bytes[0] & 4 == 0 ? .documented : .generator
        url = String(decoding: bytes[7...], as: UTF8.self)
    }
}
