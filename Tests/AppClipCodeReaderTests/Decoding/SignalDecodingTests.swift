// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeScenes
import SeededRandom
import Testing

@testable import AppClipCodeReader

/// A11, A-75: decoding the rings of a code to its one URL.
@Suite("Decoding of ring signals (A11, A-75)")
struct SignalDecodingTests {
    /// A kind of damage, and the percentage of codes that must be read nevertheless.
    struct Damage: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let share: Int
        let change: @Sendable (inout RingTrace.Damage) -> Void

        init(
            _ name: String,
            share: Int,
            _ change: @escaping @Sendable (inout RingTrace.Damage) -> Void
        ) {
            testDescription = name
            self.share = share
            self.change = change
        }
    }

    static let damages = [
        Damage("none", share: 100) { _ in },
        Damage("blur of 1 % of the diameter", share: 99) { $0.blur = 0.020 },
        Damage("noise of a tenth of the contrast", share: 99) { $0.noise = 0.1 },
        Damage("light falling by a half", share: 99) { $0.gradient = 0.3 },
        Damage("a pale third colour", share: 90) {
            $0.thirdInk = 0.7
            $0.noise = 0.08
        },
        Damage("stickers on 5 %", share: 75) { $0.covered = 0.05 },
        Damage("stickers on 10 %", share: 50) { $0.covered = 0.10 },
        Damage("stickers on 5 % that look like ink", share: 50) {
            $0.covered = 0.05
            $0.unnoticed = 1
        },
        Damage("3 % of the slots wrong without a doubt", share: 45) { $0.wrongSlots = 0.03 },
        Damage("10 % of the slots wrong without a doubt", share: 0) { $0.wrongSlots = 0.10 },
        Damage("25 % of the slots wrong without a doubt", share: 0) { $0.wrongSlots = 0.25 },
    ]

    @Test("reads codes with one kind of damage, and never another URL", arguments: damages)
    func damage(_ damage: Damage) throws {
        var random = SplitMix64(seed: UInt64(damage.testDescription.utf8.count))
        let count = trials(160)
        var read = 0
        for _ in 0..<count {
            let made = try #require(RandomSignal(using: &random, damage.change))
            guard let decoding = made.signal.decoded(tables: .standard) else { continue }
            read += 1
            #expect(decoding.payload == made.payload)
            #expect(try CompressedURL(decoding.url).payload == made.payload)
            #expect(decoding.pattern == RingPattern(made.payload))
        }
        #expect(100 * read >= damage.share * count)
    }

    @Test("reports the rotation of the code")
    func rotation() throws {
        var random = SplitMix64(seed: 5)
        for _ in 0..<trials(120) {
            let made = try #require(RandomSignal(using: &random) { $0.noise = 0.05 })
            let decoding = try #require(made.signal.decoded(tables: .standard))
            let difference = abs(decoding.rotation - made.rotation)
            #expect(min(difference, 360 - difference) < 0.2)
            #expect(0..<360 ~= decoding.rotation)
        }
    }

    @Test("corrects nothing in a clean code, and reports the third colour's ink")
    func cleanCode() throws {
        var random = SplitMix64(seed: 6)
        for third in [0.35, 0.5, 0.65] {
            let made = try #require(RandomSignal(using: &random) { $0.thirdInk = third })
            let decoding = try #require(made.signal.decoded(tables: .standard))
            #expect(decoding.correctedSlots == 0)
            #expect(decoding.agreement.rings > 0.98)
            #expect(abs(Double(decoding.thirdInk) - third) < 0.03)
            #expect(0.5...1 ~= decoding.confidence)
        }
    }

    @Test("has less confidence in damaged codes")
    func confidence() throws {
        var random = SplitMix64(seed: 7)
        let clean = try #require(RandomSignal(bits: 60...64, using: &random))
        let noisy = try #require(RandomSignal(bits: 60...64, using: &random) { $0.noise = 0.12 })
        let one = try #require(clean.signal.decoded(tables: .standard))
        let other = try #require(noisy.signal.decoded(tables: .standard))
        #expect(one.confidence > other.confidence)
    }

    @Test("does not read a mirrored code, unless it is mirrored again")
    func mirrored() throws {
        var random = SplitMix64(seed: 8)
        for _ in 0..<trials(100) {
            let made = try #require(RandomSignal(using: &random))
            #expect(made.signal.mirrored.decoded(tables: .standard) == nil)
            #expect(made.signal.mirrored.mirrored == made.signal)
        }
    }

    @Test("reads nothing in random signals, or in ones with a valid header")
    func nonsense() {
        var random = SplitMix64(seed: 9)
        for number in 0..<trials(1_600) {
            let trace: RingTrace
            if number % 2 == 0 {
                trace = RingTrace(noiseUsing: &random)
            } else {
                var damage = RingTrace.Damage()
                damage.rotation = Double.random(in: 0..<360, using: &random)
                damage.covered = number % 4 == 1 ? 0.1 : 0
                let pattern = RandomPattern.withRightHeader(using: &random)
                trace = RingTrace(pattern, damage, using: &random)
            }
            let signal = RingSignal(ink: trace.ink, reliability: trace.reliability)
            #expect(signal.decoded(tables: .standard) == nil)
        }
    }

    @Test("reads nothing in rings without a break, without ink, or without a number")
    func degenerate() {
        for ink: Float in [0, 1, 0.5, -0.5, 1.5, .nan, .infinity, -.infinity] {
            for reliability: Float in [0, 1, .nan] {
                let signal = RingSignal(
                    ink: [Float](repeating: ink, count: 3_600),
                    reliability: [Float](repeating: reliability, count: 3_600)
                )
                #expect(signal.decoded(tables: .standard) == nil)
            }
        }
    }

    @Test("rejects a code whose payload is not canonical")
    func notCanonical() throws {
        // The bits of `https://a.com` with the host in the third form, which is longer than the first: a URL, but not
        // one that any generator prints.
        var random = SplitMix64(seed: 10)
        var tried = 0
        while tried < trials(100) {
            let payload = Payload(high: 0, low: random.next() | 1 << 60)
            guard (try? payload.url()) != nil, !payload.isCanonical() else { continue }
            tried += 1
            let trace = RingTrace(RingPattern(payload), using: &random)
            let signal = RingSignal(ink: trace.ink, reliability: trace.reliability)
            #expect(signal.decoded(tables: .standard) == nil)
        }
    }
}
