// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import ImageFiles
package import Terminal

/// The codes that were read from a file, or the error.
package struct ReadReport: Encodable, Sendable {
    package let file: String
    package let codes: [Code]
    package let error: ErrorReport?

    /// A code that was read.
    package struct Code: Encodable, Sendable {
        package let url: String
        let payload: String
        /// The corners of the square around the disc of the upright code, clockwise from the upper
        /// left: in pixels for an image, in its own units for an SVG.
        let corners: [[Double]]
        let type: String?
        /// The logo of a code in an SVG; `nil` for an image.
        let logo: String?
        /// A value from 0 to 1: for an image, the confidence of the decoding; for an SVG, the share
        /// of the code's arcs that are correct.
        let confidence: Double
        let corrected: Int
        let foreground: String?
        let background: String?
        let third: String?
        package let notes: [String]

        // Unknown values are encoded as `null`, so that each code has the same keys.
        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(url, forKey: .url)
            try container.encode(payload, forKey: .payload)
            try container.encode(corners, forKey: .corners)
            try container.encode(type, forKey: .type)
            try container.encode(logo, forKey: .logo)
            try container.encode(confidence, forKey: .confidence)
            try container.encode(corrected, forKey: .corrected)
            try container.encode(foreground, forKey: .foreground)
            try container.encode(background, forKey: .background)
            try container.encode(third, forKey: .third)
            try container.encode(notes, forKey: .notes)
        }

        private enum CodingKeys: String, CodingKey {
            case url, payload, corners, type, logo, confidence, corrected, foreground, background
            case third, notes
        }
    }

    init(file: String, _ error: ErrorReport) {
        self.file = file
        codes = []
        self.error = error
    }

    init(file: String, _ reading: SVGReading) {
        self.file = file
        error = nil
        let faults = reading.rings.correctedSlots + reading.rings.unknownSlots
        codes = [
            Code(
                url: reading.url.canonicalText,
                payload: reading.rings.payload.description,
                corners: Self.corners(reading.logo),
                type: reading.kind?.rawValue,
                logo: reading.logo.rawValue,
                confidence: 1 - Double(faults) / Double(RingLayout.bitCount),
                corrected: reading.rings.correctedSlots,
                foreground: reading.foreground?.hexadecimal,
                background: reading.background?.hexadecimal,
                third: reading.third?.hexadecimal,
                notes: Self.notes(reading)
            )
        ]
    }

    init(file: String, _ found: [FoundCode], in image: DecodedImage) {
        self.file = file
        error = nil
        codes = found.map { code in
            Code(
                url: code.url.canonicalText,
                payload: code.payload.description,
                corners: code.corners.map { corner in
                    let point = image.pointInFile(corner)
                    return [Self.rounded(point.x, 100), Self.rounded(point.y, 100)]
                },
                type: code.kind?.rawValue,
                logo: nil,
                confidence: Self.rounded(code.confidence, 1_000),
                corrected: code.correctedSlots,
                foreground: code.colors.foreground.hexadecimal,
                background: code.colors.background.hexadecimal,
                third: code.colors.third.hexadecimal,
                notes: code.isMirrored ? ["The code is mirrored in the image."] : []
            )
        }
    }

    // Further digits would not be significant.
    private static func rounded(_ number: Double, _ parts: Double) -> Double {
        (number * parts).rounded() / parts
    }

    private static func corners(_ logo: CodeStyle.Logo) -> [[Double]] {
        let (left, top) = logo == .badge ? (-0.99, -3.8) : (0, 0)
        let size = RingLayout.size
        return [
            [left, top], [left + size, top], [left + size, top + size], [left, top + size],
        ]
    }

    private static func notes(_ reading: SVGReading) -> [String] {
        var notes: [String] = []
        if let written = reading.writtenText, !isSame(written, reading.url) {
            notes.append("The text in the file says '\(written)', but the arcs encode another URL.")
        }
        if !reading.isCanonical {
            notes.append("Apple's generator would draw another code for this URL.")
        }
        if reading.rings.correctedSlots > 0 {
            notes.append("Errors in the arcs that were corrected: \(reading.rings.correctedSlots).")
        }
        return notes
    }

    /// Returns whether a text is a spelling of a URL: a code does not keep uppercase letters of the
    /// host, nor a single slash before a query.
    private static func isSame(_ text: String, _ url: EncodableURL) -> Bool {
        guard let written = try? EncodableURL(text, spelling: .generator) else { return false }
        if written == url { return true }
        let payloads = [written, url].map { try? CompressedURL($0).payload }
        return payloads[0] != nil && payloads[0] == payloads[1]
    }
}
