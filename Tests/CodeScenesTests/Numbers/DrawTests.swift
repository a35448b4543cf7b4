// SPDX-License-Identifier: Apache-2.0

import CodeScenes
import SeededRandom
import Testing

@Suite("Numbers drawn for scenes")
struct DrawTests {
    @Test("integers are uniform over their closed range")
    func whole() {
        var randomness = SplitMix64(seed: 1)
        var counts = [Int](repeating: 0, count: 6)
        for _ in 0..<6_000 { counts[randomness.whole(in: -2...3) + 2] += 1 }
        // Five deviations of a binomial distribution.
        #expect(counts.allSatisfy { abs($0 - 1_000) < 145 }, "\(counts)")
    }

    @Test("reals stay in their range and have its mean")
    func numbers() {
        var randomness = SplitMix64(seed: 2)
        let numbers = (0..<4_000).map { _ in randomness.number(in: 3...7) }
        #expect(numbers.allSatisfy { (3...7).contains($0) })
        #expect(abs(numbers.reduce(0, +) / 4_000 - 5) < 0.1)
    }

    @Test("normal numbers have mean 0, deviation 1 and normal tails")
    func normal() {
        var randomness = SplitMix64(seed: 3)
        var numbers: [Double] = []
        for _ in 0..<5_000 {
            let (one, other) = randomness.normalPair()
            numbers += [one, other]
        }
        let count = Double(numbers.count)
        #expect(abs(numbers.reduce(0, +) / count) < 0.05)
        #expect(abs(numbers.reduce(0) { $0 + $1 * $1 } / count - 1) < 0.08)
        // 4.55 % lie beyond two deviations.
        let beyond = Double(numbers.count { abs($0) > 2 }) / count
        #expect(abs(beyond - 0.0455) < 0.011)
    }
}
