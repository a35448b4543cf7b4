// SPDX-License-Identifier: Apache-2.0

package import AppClipCodes
package import SeededRandom

/// Random payloads that carry a URL.
package enum RandomPayload {
    /// Returns a payload of a number of bits, 12...128, drawn uniformly from those that carry a URL.
    ///
    /// - Returns: The payload and its URL, or `nil` if none was found in 10,000 trials.
    package static func next(
        bits: Int,
        using random: inout SplitMix64
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
