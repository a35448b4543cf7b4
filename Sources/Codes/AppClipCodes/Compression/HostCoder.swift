// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Writes a host (Documentation/app-clip-code.md, section 5).
struct HostCoder {
    let tables: CodingTables

    /// The format and the bits of a host.
    struct Result {
        /// 0: a frequent top-level domain; 1: another listed one; 2: the whole host as letters.
        let format: Int
        let bits: BitString
    }

    /// Writes a host, without a leading `appclip.`.
    ///
    /// Of the possible formats the one with the fewest bits is chosen; for equal lengths the higher
    /// one, as Apple's generator does.
    ///
    /// - Parameters:
    ///   - host: Bytes of the host alphabet with at least one dot.
    ///   - hasRest: Whether something follows, so that the host needs a terminator.
    /// - Returns: The chosen format with its bits.
    func encode(_ host: Span<UInt8>, hasRest: Bool) -> Result {
        var bits = BitString()
        append(host, hasRest, to: &bits)
        let whole = Result(format: 2, bits: bits)

        var dot = host.count - 1
        while dot > 0, host[dot] != .dot { dot -= 1 }
        let domain = host.extracting(0..<dot)
        let topLevel = host.extracting(dot + 1..<host.count)
        bits = BitString()
        let format: Int
        if let number = TopLevelDomains.frequent.number(of: topLevel) {
            let word = TopLevelDomains.frequentCodeWords[number]
            bits.append(word.bits, width: word.width)
            format = 0
        } else if let number = TopLevelDomains.others.number(of: topLevel) {
            bits.append(UInt32(number + 1), width: 8)
            format = 1
        } else {
            return whole
        }
        append(domain, hasRest, to: &bits)
        return bits.count < whole.bits.count ? Result(format: format, bits: bits) : whole
    }

    private func append(_ text: Span<UInt8>, _ hasRest: Bool, to bits: inout BitString) {
        let model = tables.host
        var state = model.start()
        var known = model.encode(text, from: &state, into: &bits)
        if hasRest { known = model.encode(.bar, from: &state, into: &bits) && known }
        precondition(known, "an encodable URL has a host of the host alphabet")
    }
}
