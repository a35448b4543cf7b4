// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import CodeScenes
import SeededRandom

/// Returns the number of trials of a property: a tenth of `wanted` in a build without optimisation.
func trials(_ wanted: Int) -> Int {
    #if DEBUG
    return wanted / 10
    #else
    return wanted
    #endif
}

/// A code that was never printed, and a damaged observation of its rings.
struct RandomSignal {
    let payload: Payload
    let signal: RingSignal
    let rotation: Double

    // Most payloads are not those of a URL, so finding some takes a while.
    private static let payloads: [Payload] = {
        var random = SplitMix64(seed: 1)
        return (0..<60).compactMap { number in
            RandomPayload.next(bits: 24 + number * 104 / 59, using: &random)?.payload
        }
    }()

    init?(
        bits: ClosedRange<Int> = 24...128,
        using random: inout SplitMix64,
        _ change: (inout RingTrace.Damage) -> Void = { _ in }
    ) {
        let fitting = Self.payloads.filter { bits.contains(128 - $0.leadingZeroBits) }
        guard let truth = fitting.randomElement(using: &random) else { return nil }
        var damage = RingTrace.Damage()
        damage.rotation = Double.random(in: 0..<360, using: &random)
        change(&damage)
        payload = truth
        rotation = damage.rotation
        let trace = RingTrace(RingPattern(truth), damage, using: &random)
        signal = RingSignal(ink: trace.ink, reliability: trace.reliability)
    }
}

extension Payload {
    fileprivate var leadingZeroBits: Int {
        high == 0 ? 64 + low.leadingZeroBitCount : high.leadingZeroBitCount
    }
}
