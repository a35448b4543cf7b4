// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import Testing

@testable import AppClipCodes

/// A code is read correctly or not at all.
@Suite struct FalseReadingTests {
    private func slot(_ random: inout SplitMix64) -> RingObservation.Slot {
        switch random.number(0..<8) {
        case 0, 1, 2, 3: .runsOn
        case 4, 5: .arc(.foreground)
        default: .arc(.third)
        }
    }

    /// 128 random slots are not a code.
    @Test func readsNothingInNoise() {
        var random = SplitMix64(seed: 100)
        for _ in 0..<trials(100_000) {
            let slots = (0..<128).map { _ in slot(&random) }
            let read = try? RingObservation(slots: slots).read()
            #expect(read == nil, "\(slots)")
        }
    }

    /// Slots in which only the constant bits are correct are not a code, either.
    @Test func readsNothingInNoiseThatLooksLikeACode() {
        var random = SplitMix64(seed: 101)
        var read = 0
        for _ in 0..<trials(100_000) {
            var slots = (0..<128).map { _ in slot(&random) }
            let whole = RingPattern(Payload(high: random.next(), low: random.next()))
            for bit in Array(0..<16) + Array(120..<128) {
                let index = Int(CodeBlocks.ringBits[bit])
                slots[index] = whole.runsOn(index) ? .runsOn : .arc(.foreground)
            }
            if (try? RingObservation(slots: slots).read()) != nil { read += 1 }
        }
        #expect(read == 0)
    }

    /// Damage of any strength to real codes: an error or the correct payload.
    ///
    /// Noise that affects all colours is the hardest: nothing repeats the arc block, and if two of its symbols are lost
    /// with their breaks, no parity is left to detect a third. Up to one trial in a thousand may then give another URL,
    /// and with stains one in 25,000; with other damage, or an arc block that was read without repair, none may.
    @Test(arguments: [0, 1, 2, 3, 4])
    func neverReadsAnotherPayload(_ kind: Int) throws {
        var random = SplitMix64(seed: 200 + UInt64(kind))
        var urls = RandomURL(seed: 5)
        var right = 0
        var wrong = 0
        let count = trials(25_000)
        var trial = 0
        while trial < count {
            guard
                let compressed = try? CompressedURL(EncodableURL(urls.next(), spelling: .generator))
            else { continue }
            trial += 1
            let whole = RingPattern(compressed.payload)
            var damage = Damage(whole)
            hurt(&damage, kind, &random)
            guard let read = try? damage.observation.read(),
                read.isConfirmed || read.payload.isCanonical()
            else { continue }
            if read.payload == compressed.payload {
                right += 1
            } else {
                wrong += 1
                #expect(!read.isConfirmed)
            }
        }
        let most = kind == 3 ? count / 1_000 : kind == 4 ? 1 : 0
        #expect(wrong <= most, "\(wrong) wrong, \(right) right of \(count)")
        #expect(20 * right > count)
    }

    private func hurt(_ damage: inout Damage, _ kind: Int, _ random: inout SplitMix64) {
        switch kind {
        case 0:
            // Single breaks anywhere.
            for _ in 0..<random.number(1..<40) {
                damage.flip(slot: random.number(0..<128), &random)
            }
        case 1:
            // Symbols of the gap block.
            for symbol in (0..<13).shuffled(using: &random).prefix(random.number(1..<7)) {
                damage.damageGapSymbol(symbol, &random)
            }
        case 2:
            // A scratch: a run of slots that are unknown or wrong, and some more.
            let first = random.number(0..<128)
            for place in first..<min(128, first + random.number(1..<50)) {
                damage.observation.slots[place] = random.oneIn(2) ? .unknown : slot(&random)
            }
            for _ in 0..<random.number(0..<8) {
                damage.flip(slot: random.number(0..<128), &random)
            }
        case 3:
            // Noise: up to 15 percent of breaks and colours are wrong.
            let rate = random.number(2..<30)
            for place in 0..<128 where random.number(0..<200) < rate {
                if random.oneIn(2) {
                    damage.flip(slot: place, &random)
                } else if case .arc(let color) = damage.observation.slots[place] {
                    damage.observation.slots[place] =
                        .arc(color == .third ? .foreground : .third)
                }
            }
        default:
            // Stains: some runs of unknown slots, with wrong ones at random.
            for _ in 0..<random.number(1..<4) {
                let first = random.number(0..<128)
                for place in first..<min(128, first + random.number(1..<14)) {
                    damage.observation.slots[place] = random.oneIn(5) ? slot(&random) : .unknown
                }
            }
        }
    }
}
