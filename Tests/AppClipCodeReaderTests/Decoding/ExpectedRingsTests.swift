// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeScenes
import SeededRandom
import Testing

@testable import AppClipCodeReader

/// A12: detecting a code again that is already read, without decoding it.
@Suite("Expected rings (A12)")
struct ExpectedRingsTests {
    @Test("are found at their rotation, with noise, stickers and blur")
    func sameCode() throws {
        var random = SplitMix64(seed: 31)
        for _ in 0..<trials(120) {
            let made = try #require(
                RandomSignal(using: &random) {
                    $0.noise = 0.15
                    $0.covered = 0.1
                    $0.blur = 0.015
                }
            )
            let expected = ExpectedRings(RingPattern(made.payload))
            let near = made.rotation + Double.random(in: -5...5, using: &random)
            for match in [
                expected.match(in: made.signal, near: near), expected.match(in: made.signal),
            ] {
                let match = try #require(match)
                #expect(match.agreement > 0.7)
                let difference = abs(match.rotation - made.rotation)
                #expect(min(difference, 360 - difference) < 0.3)
            }
        }
    }

    @Test("are not found in another code, nor at another rotation")
    func otherCode() throws {
        var random = SplitMix64(seed: 32)
        for _ in 0..<trials(100) {
            let made = try #require(RandomSignal(using: &random))
            let other = try #require(RandomPayload.next(bits: 60, using: &random))
            let others = ExpectedRings(RingPattern(other.payload)).match(in: made.signal)
            #expect((others?.agreement ?? 0) < 0.5)
            let turned = ExpectedRings(RingPattern(made.payload)).match(
                in: made.signal,
                near: made.rotation + Double.random(in: 30...330, using: &random)
            )
            #expect(turned.agreement < 0.5)
        }
    }

    @Test("accept any number as a rotation", arguments: [-1_000.0, -0.1, 0, 359.9, 360, 10_000])
    func anyTurn(_ rotation: Double) throws {
        var random = SplitMix64(seed: 33)
        let turns = Int((rotation + 3_600) / 360) - 10
        let made = try #require(
            RandomSignal(using: &random) { $0.rotation = rotation - 360 * Double(turns) }
        )
        let match = ExpectedRings(RingPattern(made.payload)).match(in: made.signal, near: rotation)
        #expect(match.agreement > 0.9)
        #expect(0..<360 ~= match.rotation)
    }

    @Test("agree with nothing in a signal without reliability")
    func unreliable() throws {
        var random = SplitMix64(seed: 34)
        var made = try #require(RandomSignal(using: &random)).signal
        made.reliability = [Float](repeating: 0, count: made.reliability.count)
        let expected = ExpectedRings(RingPattern(Payload(high: 0, low: 5)))
        #expect(expected.match(in: made, near: 0).agreement == 0)
    }
}
