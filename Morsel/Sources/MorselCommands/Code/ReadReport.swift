internal import AppClipCodes

/// What was read from a file.
struct ReadReport: Encodable {
    let file: String
    let codes: [Code]
    let error: ErrorReport?

    /// One code.
    struct Code: Encodable {
        let url: String
        let payload: String
        /// The corners of the square around the code, clockwise from the upper left, in the units
        /// of the file.
        let corners: [[Double]]
        let type: String?
        let logo: String
        /// From 0 to 1: how much of the code was as it should be.
        let confidence: Double
        let corrected: Int
        let foreground: String?
        let background: String?
        let third: String?
        let notes: [String]
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
            notes.append("The file says '\(written)', which is not what its arcs hold.")
        }
        if !reading.isCanonical {
            notes.append("Apple's generator would write this URL with other arcs.")
        }
        if reading.rings.correctedSlots > 0 {
            notes.append("\(reading.rings.correctedSlots) faults in the arcs were repaired.")
        }
        return notes
    }

    /// Whether a text is a spelling of a URL: a code keeps no capital letters of the host, and no
    /// slash alone before a query.
    private static func isSame(_ text: String, _ url: EncodableURL) -> Bool {
        guard let written = try? EncodableURL(text, spelling: .generator) else { return false }
        if written == url { return true }
        let payloads = [written, url].map { try? CompressedURL($0).payload }
        return payloads[0] != nil && payloads[0] == payloads[1]
    }
}
