package import AppClipCodes

/// Payloads of codes that were never printed.
package enum MadeUpPayload {
    /// A payload of so many bits, 12...128, that is that of a URL: any of them is as likely.
    ///
    /// - Returns: The payload and its URL, or `nil` in case none was found in many trials.
    package static func next(
        bits: Int,
        using random: inout SeededRandomness
    ) -> (payload: Payload, url: EncodableURL)? {
        for _ in 0..<10_000 {
            // The begin marker is the highest bit.
            let top = 128 - bits
            var high = random.next()
            var low = random.next()
            if top < 64 {
                high = (high | 1 << 63) >> UInt64(top)
            } else {
                high = 0
                low = (low | 1 << 63) >> UInt64(top - 64)
            }
            let payload = Payload(high: high, low: low)
            guard let url = try? payload.url(), let again = try? CompressedURL(url) else {
                continue
            }
            if again.payload == payload { return (payload, url) }
        }
        return nil
    }
}
