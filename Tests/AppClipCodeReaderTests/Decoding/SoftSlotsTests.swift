import AppClipCodes
import CodeScenes
import Testing

@testable import AppClipCodeReader

/// A11: several pictures of a code, each too bad to be read.
@Suite("Slots summed over pictures (A11)")
struct SoftSlotsTests {
    @Test("together say what none says alone")
    func sum() throws {
        var random = SeededRandomness(seed: 21)
        var single = 0
        var together = 0
        let count = trials(100)
        for _ in 0..<count {
            let truth = try #require(MadeUpPayload.next(bits: 70, using: &random))
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

    @Test("of the same rings twice give what they give once")
    func twice() throws {
        var random = SeededRandomness(seed: 22)
        let made = try #require(MadeUpSignal(using: &random))
        let turn = try #require(RotationSearch(made.signal).best(1).first)
        let slots = SoftSlots(RingSums(made.signal), turn: turn.halfDegrees)
        var sum = slots
        sum += slots
        #expect(sum.pictureCount == 2)
        #expect(sum.decoded(tables: .standard)?.payload == made.payload)
    }

    @Test("say nothing before the first picture")
    func nothing() {
        #expect(SoftSlots().decoded(tables: .standard) == nil)
    }
}
