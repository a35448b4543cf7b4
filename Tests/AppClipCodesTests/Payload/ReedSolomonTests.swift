// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import Testing

@testable import AppClipCodes

/// The codes over GF(256), with the block sizes that are used.
@Suite struct ReedSolomonTests {
    private func block(of code: ReedSolomon, _ random: inout SplitMix64) -> [UInt8] {
        let data = (0..<random.number(5..<12)).map { _ in UInt8(random.number(0..<256)) }
        let parity = code.parity(of: data.span)
        let shifts = stride(from: 8 * (code.parityCount - 1), through: 0, by: -8)
        return data + shifts.map { UInt8(truncatingIfNeeded: parity >> UInt32($0)) }
    }

    /// The generators of the format: 1, 6, 8 and 1, 30, 216, 231, 116.
    @Test func hasTheGeneratorsOfTheFormat() {
        #expect(ReedSolomon.two.parity(of: [1].span) == 0x06_08)
        #expect(ReedSolomon.four.parity(of: [1].span) == 0x1E_D8_E7_74)
    }

    @Test func hasAField() {
        for one in UInt8(1)...255 {
            #expect(GaloisField.multiply(one, GaloisField.divide(1, by: one)) == 1)
            #expect(GaloisField.multiply(one, 0) == 0)
            #expect(GaloisField.power(Int(one)) == GaloisField.power(Int(one) - 255))
        }
        #expect(GaloisField.power(8) == 0x1D)
    }

    /// Every number of errors and erasures within the capacity, at random places.
    @Test(arguments: [2, 4])
    func repairsUpToItsCapacity(_ parityCount: Int) {
        let code = parityCount == 2 ? ReedSolomon.two : .four
        var random = SplitMix64(seed: UInt64(parityCount))
        for _ in 0..<trials(20_000) {
            let whole = block(of: code, &random)
            let erasureCount = random.number(0..<parityCount + 1)
            let errorCount = random.number(0..<(parityCount - erasureCount) / 2 + 1)
            let places = Array(whole.indices).shuffled(using: &random)
                .prefix(erasureCount + errorCount)
            var damaged = whole
            for place in places { damaged[place] ^= UInt8(random.number(1..<256)) }
            // An erased symbol may be correct by chance.
            if erasureCount > 0, random.oneIn(3) { damaged[places[0]] = whole[places[0]] }
            let changed = zip(damaged, whole).count { $0 != $1 }
            let repaired = code.repair(&damaged, erasures: Array(places.prefix(erasureCount)))
            #expect(damaged == whole)
            #expect(repaired == changed)
        }
    }

    /// Beyond the capacity, the result is a valid block, or the original one.
    @Test(arguments: [2, 4])
    func givesACodeWordOrLeavesTheBlock(_ parityCount: Int) {
        let code = parityCount == 2 ? ReedSolomon.two : .four
        var random = SplitMix64(seed: 20 + UInt64(parityCount))
        var rejected = 0
        for _ in 0..<trials(20_000) {
            var damaged = block(of: code, &random)
            for place in damaged.indices where random.oneIn(2) {
                damaged[place] = UInt8(random.number(0..<256))
            }
            let erasures = damaged.indices.filter { _ in random.oneIn(4) }
            var result = damaged
            if code.repair(&result, erasures: erasures) == nil {
                rejected += 1
                #expect(result == damaged)
            } else {
                var again = result
                #expect(code.repair(&again) == 0)
            }
        }
        #expect(rejected > trials(10_000))
    }
}
