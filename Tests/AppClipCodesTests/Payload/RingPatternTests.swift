// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import Testing

@testable import AppClipCodes

/// The arcs of a payload.
@Suite struct RingPatternTests {
    private func patterns(_ count: Int, seed: UInt64) -> [RingPattern] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { number in
            // Both versions, and payloads with few and with many bits.
            let high = number % 2 == 0 ? random.next() : random.next() >> 16
            return RingPattern(Payload(high: high >> UInt64(number % 5 * 8), low: random.next()))
        }
    }

    @Test func hasAsManyArcsAsTheFormatSays() {
        for pattern in patterns(2_000, seed: 1) {
            #expect((68...125).contains(pattern.arcCount))
            #expect(pattern.arcs.count == pattern.arcCount)
            // The first arc determines the foreground.
            #expect(pattern.color(ofArc: 0) == .foreground)
        }
    }

    /// The arcs of a ring follow each other, and go around it once.
    @Test func closesEachRing() {
        for pattern in patterns(500, seed: 2) {
            var number = 0
            for (index, ring) in RingLayout.rings.enumerated() {
                let arcs = pattern.arcs.filter { $0.ring == index }
                guard let first = arcs.first else { continue }
                #expect(arcs.reduce(0) { $0 + $1.length } == ring.slotCount)
                var slot = first.slot
                for arc in arcs {
                    #expect(arc.slot == slot)
                    #expect(!pattern.runsOn(ring.firstBit + slot % ring.slotCount))
                    for inner in 1..<max(1, arc.length) {
                        #expect(pattern.runsOn(ring.firstBit + (slot + inner) % ring.slotCount))
                    }
                    #expect(pattern.color(ofArc: number) == arc.color)
                    slot += arc.length
                    number += 1
                }
            }
            #expect(number == pattern.arcCount)
        }
    }

    /// The eight constant bits and the four meta blocks, at their places in the rings.
    @Test func hasTheFixedBits() {
        let places = [27, 35, 40, 45, 55, 63, 90, 99]
        for pattern in patterns(500, seed: 3) {
            let bits = places.map { pattern.runsOn($0) ? 1 : 0 }
            #expect(bits == [0, 1, 0, 1, 0, 1, 0, 0])
            let meta = CodeBlocks.ringBits.prefix(16).reduce(UInt16(0)) { meta, bit in
                meta << 1 | (pattern.runsOn(Int(bit)) ? 1 : 0)
            }
            #expect([0x0000, 0x0132, 0x0264, 0x0356].contains(meta))
        }
    }

    /// The version changes with the 113th bit.
    @Test func takesTheLongVersionFrom113Bits() {
        func isLong(_ payload: Payload) -> Bool {
            // The third bit of the second meta symbol.
            RingPattern(payload).runsOn(Int(CodeBlocks.ringBits[6]))
        }
        #expect(!isLong(Payload(high: 1 << 47, low: 0)))
        #expect(isLong(Payload(high: 1 << 48, low: 0)))
        #expect(isLong(Payload(high: 1 << 63, low: 0)))
        #expect(!isLong(Payload(high: 0, low: 1)))
    }

    /// 9.5: short URLs always have the same arc block.
    @Test func hasAConstantArcBlockForShortURLs() throws {
        let block: [UInt8] = [0xA5, 0xA5, 0xA5, 0xA5, 0xA5, 0x74, 0xAE]
        let wanted = block.flatMap { byte -> [Bool] in
            (0..<8).map { byte >> UInt8(7 - $0) & 1 == 1 }
        }
        for text in ["https://a.co", "https://seeds.com", "https://seeds.com/menu?p=7"] {
            let compressed = try CompressedURL(try EncodableURL(text))
            #expect(compressed.bits <= 72)
            let pattern = RingPattern(compressed.payload)
            #expect((1...56).map { pattern.color(ofArc: $0) == .third } == wanted)
        }
    }

    @Test func spreadsTheBitsOverAllRings() {
        #expect(Set(CodeBlocks.ringBits).count == 128)
        #expect(CodeBlocks.ringBits.max() == 127)
    }
}
