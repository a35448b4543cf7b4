// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import Testing

@testable import AppClipCodes

/// Payloads that no generator produces.
@Suite struct HostilePayloadTests {
    /// Checks that a decoded URL either encodes to the same payload, or has a payload that is known not to be
    /// canonical.
    ///
    /// - Returns: Whether a URL was decoded.
    private func check(_ payload: Payload) throws -> Bool {
        let url: EncodableURL
        do {
            url = try payload.url()
        } catch {
            // Plain comparisons: expectations are slow in such numbers.
            if !(0..<128).contains(error.bitsLeft) { Issue.record("\(payload): \(error)") }
            if payload.low % 16 == 0 { #expect(!payload.isCanonical()) }
            return false
        }
        let again = try? CompressedURL(url)
        #expect(payload.isCanonical() == (again?.payload == payload))
        // The encoder finds a shorter or equally long form, except after a form that loses text.
        if let again, again.payload != payload { #expect(try again.payload.url() == url) }
        return true
    }

    @Test func readsEveryPayloadOfAFewBits() throws {
        var read = 0
        // All begin markers up to the 17th bit: the URLs of up to 17 bits.
        for number in UInt64(1)..<(1 << 17) {
            read += try check(Payload(high: 0, low: number)) ? 1 : 0
        }
        #expect((1_000..<(1 << 16)).contains(read))
    }

    @Test func survivesRandomPayloads() throws {
        var random = SplitMix64(seed: 9)
        var read = 0
        for _ in 0..<trials(100_000) {
            let payload = Payload(
                high: random.next() >> UInt64(random.number(0..<64)),
                low: random.next()
            )
            if try check(payload) { read += 1 }
        }
        #expect(read > 0)
    }

    /// Real payloads with a few bits changed, cut or added.
    @Test func survivesDamagedPayloads() throws {
        var random = SplitMix64(seed: 10)
        var urls = RandomURL(seed: 11)
        var read = 0
        for _ in 0..<trials(60_000) {
            guard
                let compressed = try? CompressedURL(
                    try EncodableURL(urls.next(), spelling: .generator)
                )
            else {
                continue
            }
            var high = compressed.payload.high
            var low = compressed.payload.low
            for _ in 0..<random.number(1..<4) {
                if random.oneIn(2) {
                    low ^= 1 << UInt64(random.number(0..<64))
                } else {
                    high ^= high > 0 ? 1 << UInt64(random.number(0..<64)) : 0
                }
            }
            if random.oneIn(3) {
                low = low >> 3 | high << 61
                high >>= 3
            }
            if try check(Payload(high: high, low: low)) { read += 1 }
        }
        #expect(read > trials(1_000))
    }

    @Test func rejectsAPayloadWithoutBeginMarker() throws {
        let error = try #require(throws: Payload.DecodingError.self) {
            try Payload(high: 0, low: 0).url()
        }
        #expect(error.code == .noBeginMarker)
    }

    /// Errors in named positions, after the host `a.co` in letters.
    @Test(
        arguments: [
            // The marker alone; then the flags one by one.
            ("1", .endsEarly), ("10", .endsEarly), ("100", .endsEarly), ("1000", .endsEarly),
            // Numbers of top-level domains that are not assigned: 0 and 114.
            ("10010" + "00000000", .unknownNumber), ("10010" + "01110010", .unknownNumber),
            ("10010" + "0111001", .endsEarly),
            // A word and a query are announced, but nothing follows the host.
            ("11001", .notAURL),
        ] as [(String, Payload.DecodingError.Code)]
    )
    func saysWhatIsWrong(_ bits: String, code: Payload.DecodingError.Code) throws {
        let error = try #require(throws: Payload.DecodingError.self) {
            try Payload(bits: bits).url()
        }
        #expect(error.code == code)
    }

    /// The bits of a host with more after it, and a rest that is not valid.
    @Test(
        arguments: [
            // Word and query: the numbers 156 and 255; a word and a wrong bit; the form of words.
            (true, "0" + "10011100", .unknownNumber), (true, "0" + "11111111", .unknownNumber),
            (true, "0" + "00000000" + "0", .notAURL), (true, "1" + "11" + "00000000", .notAURL),
            (true, "", .endsEarly), (true, "1", .endsEarly), (true, "1" + "01" + "1", .endsEarly),
            (true, "1" + "01" + "10000000", .endsEarly), (true, "1" + "10" + "00000", .endsEarly),
            // Combined: nothing.
            (false, "", .endsEarly), (false, "0", .endsEarly),
            // Segmented: nothing; a last slash and more; an invalid word; six bits cut.
            (false, "1", .endsEarly), (false, "1" + "10" + "0", .notAURL),
            (false, "1" + "10" + "10", .notAURL),
            (false, "1" + "0" + "11" + "11111111", .unknownNumber),
            (false, "1" + "0" + "11" + "1111111", .endsEarly), (false, "1" + "11", .endsEarly),
            (false, "1" + "0" + "10" + "0000", .endsEarly), (false, "1" + "11" + "11", .endsEarly),
        ] as [(Bool, String, Payload.DecodingError.Code)]
    )
    func saysWhatIsWrongBehindTheHost(
        _ template: Bool,
        bits: String,
        code: Payload.DecodingError.Code
    ) throws {
        var string = BitString()
        string.append(template ? 0b1100 : 0b1000, width: 4)
        string.append(1, width: 1)  // .com
        var state = CodingTables.standard.host.start()
        #expect(CodingTables.standard.host.encode("a|".utf8.span, from: &state, into: &string))
        for bit in bits { string.append(bit == "1" ? 1 : 0, width: 1) }
        let error = try #require(throws: Payload.DecodingError.self) {
            try Payload(high: string.high, low: string.low).url()
        }
        #expect(error.code == code)
    }
}
