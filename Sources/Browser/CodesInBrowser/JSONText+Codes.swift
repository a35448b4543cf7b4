// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension JSONText {
    mutating func write(_ code: AppClipCode) {
        object { json in
            json.member("url", code.url.canonicalText)
            json.member("payload", code.compressed.payload.description)
            json.member("bits", code.compressed.bits)
            json.member("limit", CompressedURL.limit)
            json.write(code.compressed.cost)
            json.member("arcs", code.pattern.arcCount)
            json.member("third", code.style.third.hexadecimal)
            json.member("hasEnoughContrast", code.style.colors.hasEnoughContrast)
        }
    }

    mutating func write(_ cost: CompressedURL.Cost) {
        member("cost") { json in
            json.member("overhead", cost.overhead)
            json.member("host", cost.host)
            json.member("path", cost.path)
            json.member("query", cost.query)
            json.member("fragment", cost.fragment)
        }
    }

    mutating func write(_ reading: SVGReading) {
        object { json in
            json.member("url", reading.url.canonicalText)
            json.member("payload", reading.rings.payload.description)
            json.member("isCanonical", reading.isCanonical)
            json.member("correctedSlots", reading.rings.correctedSlots)
            json.member("unknownSlots", reading.rings.unknownSlots)
            if let text = reading.writtenText { json.member("writtenText", text) }
            if let kind = reading.kind { json.member("kind", kind == .nfc ? "nfc" : "cam") }
            json.member("logo", reading.logo == .badge ? "badge" : "none")
            if let color = reading.foreground { json.member("foreground", color.hexadecimal) }
            if let color = reading.background { json.member("background", color.hexadecimal) }
            if let color = reading.third { json.member("third", color.hexadecimal) }
        }
    }
}
