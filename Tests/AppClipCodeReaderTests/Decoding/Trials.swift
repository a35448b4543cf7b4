import AppClipCodeReader
import AppClipCodes
import CodeScenes

/// How often a property is tried: a tenth of the wanted number where the code is not optimised.
func trials(_ wanted: Int) -> Int {
    #if DEBUG
    return wanted / 10
    #else
    return wanted
    #endif
}

/// A code that was never printed, and its rings as they are seen with some damage.
struct MadeUpSignal {
    let payload: Payload
    let signal: RingSignal
    let rotation: Double

    init?(
        bits: ClosedRange<Int> = 24...128,
        using random: inout SeededRandomness,
        _ change: (inout RingTrace.Damage) -> Void = { _ in }
    ) {
        let size = Int.random(in: bits, using: &random)
        guard let truth = MadeUpPayload.next(bits: size, using: &random) else { return nil }
        var damage = RingTrace.Damage()
        damage.rotation = Double.random(in: 0..<360, using: &random)
        change(&damage)
        payload = truth.payload
        rotation = damage.rotation
        let trace = RingTrace(RingPattern(truth.payload), damage, using: &random)
        signal = RingSignal(ink: trace.ink, reliability: trace.reliability)
    }
}
