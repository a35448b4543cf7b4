// SPDX-License-Identifier: Apache-2.0

@testable import AppClipCodes

/// Returns the number of bits of a URL, even of one that is too long for a code.
func bits(of text: String) throws -> Int {
    CompressedURL.cost(of: try EncodableURL(text, spelling: .generator)).total
}

extension Payload {
    /// The number of bits from the begin marker on.
    var significantBits: Int {
        high == 0 ? 64 - low.leadingZeroBitCount : 128 - high.leadingZeroBitCount
    }

    /// Creates a payload from bits, with the begin marker first.
    init(bits: String) {
        var string = BitString()
        for bit in bits { string.append(bit == "1" ? 1 : 0, width: 1) }
        self.init(high: string.high, low: string.low)
    }
}
