// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeScenes
import SeededRandom
import Testing

@testable import AppClipCodeReader

/// A11: several images of a code, each of them too poor to be read.
@Suite("Slots summed over images (A11)")
struct SoftSlotsTests {
    @Test("together decode what none decodes alone")
    func sum() throws {
        var random = SplitMix64(seed: 21)
        var single = 0
        var together = 0
        let count = trials(100)
        for _ in 0..<count {
            let truth = try #require(RandomPayload.next(bits: 70, using: &random))
            var sum = SoftSlots()
            for _ in 0..<8 {
                var damage = RingTrace.Damage()
                damage.rotation = Double.random(in: 0..<360, using: &random)
                damage.covered = 0.2
                let trace = RingTrace(RingPattern(truth.payload), damage, using: &random)
                let signal = RingSignal(ink: trace.ink, reliability: trace.reliability)
                let turn = try #require(RotationSearch(signal).best(1).first)
                let slots = SoftSlots(RingSums(signal), turn: turn.halfDegrees)
                if slots.decoded(tables: .standard)?.payload == truth.payload { single += 1 }
                sum += slots
            }
            let decoding = sum.decoded(tables: .standard)
            #expect(decoding == nil || decoding?.payload == truth.payload)
            if decoding != nil { together += 1 }
        }
        #expect(single < 4 * count)
        #expect(together * 10 >= count * 9)
    }

    @Test("of the same rings twice decode as once")
    func twice() throws {
        var random = SplitMix64(seed: 22)
        let made = try #require(RandomSignal(using: &random))
        let turn = try #require(RotationSearch(made.signal).best(1).first)
        let slots = SoftSlots(RingSums(made.signal), turn: turn.halfDegrees)
        var sum = slots
        sum += slots
        #expect(sum.imageCount == 2)
        #expect(sum.decoded(tables: .standard)?.payload == made.payload)
    }

    @Test("decode nothing before the first image")
    func nothing() {
        #expect(SoftSlots().decoded(tables: .standard) == nil)
    }
}
