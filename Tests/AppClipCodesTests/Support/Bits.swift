// SPDX-License-Identifier: Apache-2.0

@testable import AppClipCodes

/// How many bits a URL takes, also one that is too long for a code.
func bits(of text: String) throws -> Int {
    CompressedURL.cost(of: try EncodableURL(text, spelling: .generator)).total
}

extension Payload {
    /// How many bits there are from the begin marker on.
    var significantBits: Int {
        high == 0 ? 64 - low.leadingZeroBitCount : 128 - high.leadingZeroBitCount
    }

    /// Makes a payload of bits, the begin marker first.
    init(bits: String) {
        var string = BitString()
        for bit in bits { string.append(bit == "1" ? 1 : 0, width: 1) }
        self.init(high: string.high, low: string.low)
    }
}
