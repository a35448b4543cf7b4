// SPDX-License-Identifier: Apache-2.0

import CodeScenes
import SeededRandom
import Testing

@Suite("Randomness of scenes")
struct RandomnessTests {
    @Test("equal seeds give equal sequences, different seeds different ones")
    func seeds() {
        var first = SplitMix64(seed: 7)
        var second = SplitMix64(seed: 7)
        var third = SplitMix64(seed: 8)
        let numbers = (0..<100).map { _ in first.next() }
        #expect(numbers == (0..<100).map { _ in second.next() })
        #expect(numbers != (0..<100).map { _ in third.next() })
    }
}
