// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import CodeScenes
import SeededRandom

/// Codes with one kind of damage.
struct Group {
    let name: String
    let damage: RingTrace.Damage
    var bits: ClosedRange<Int> = 24...128

    init(
        _ name: String,
        bits: ClosedRange<Int> = 24...128,
        _ change: (inout RingTrace.Damage) -> Void
    ) {
        self.name = name
        self.bits = bits
        var damage = RingTrace.Damage()
        damage.thirdInk = 0.5
        change(&damage)
        self.damage = damage
    }

    static let all: [Group] = [
        Group("clean, to 72 bits", bits: 24...72) { _ in },
        Group("clean, 73 to 112 bits", bits: 73...112) { _ in },
        Group("clean, 113 to 128 bits", bits: 113...128) { _ in },
        Group("blur .010") { $0.blur = 0.010 },
        Group("blur .020") { $0.blur = 0.020 },
        Group("blur .026") { $0.blur = 0.026 },
        Group("blur .032") { $0.blur = 0.032 },
        Group("noise .1") { $0.noise = 0.1 },
        Group("noise .2") { $0.noise = 0.2 },
        Group("noise .3") { $0.noise = 0.3 },
        Group("noise .4") { $0.noise = 0.4 },
        Group("noise .5") { $0.noise = 0.5 },
        Group("gradient .3") { $0.gradient = 0.3 },
        Group("gradient .5") { $0.gradient = 0.5 },
        Group("covered 5 %") { $0.covered = 0.05 },
        Group("covered 10 %") { $0.covered = 0.10 },
        Group("covered 15 %") { $0.covered = 0.15 },
        Group("covered 20 %") { $0.covered = 0.20 },
        Group("covered 5 %, half unnoticed") {
            $0.covered = 0.05
            $0.unnoticed = 0.5
        },
        Group("covered 10 %, half unnoticed") {
            $0.covered = 0.10
            $0.unnoticed = 0.5
        },
        Group("covered 10 %, unnoticed") {
            $0.covered = 0.10
            $0.unnoticed = 1
        },
        Group("wrong slots 3 %") { $0.wrongSlots = 0.03 },
        Group("wrong slots 5 %") { $0.wrongSlots = 0.05 },
        Group("wrong slots 10 %") { $0.wrongSlots = 0.10 },
        Group("wrong slots 15 %") { $0.wrongSlots = 0.15 },
        Group("wrong slots 25 %") { $0.wrongSlots = 0.25 },
        Group("third .4, noise .15") {
            $0.thirdInk = 0.4
            $0.noise = 0.15
        },
        Group("third .65, noise .15") {
            $0.thirdInk = 0.65
            $0.noise = 0.15
        },
        Group("third .8, noise .1") {
            $0.thirdInk = 0.8
            $0.noise = 0.1
        },
        Group("blur, noise, light, sticker") {
            $0.blur = 0.018
            $0.noise = 0.15
            $0.gradient = 0.2
            $0.covered = 0.05
            $0.unnoticed = 0.2
        },
    ]

    func measure(count: Int, seed: UInt64) {
        var table = Table()
        let number = name.utf8.reduce(UInt64(0)) { $0 &* 31 &+ UInt64($1) }
        var random = SplitMix64(seed: seed &* 0x9E37 ^ number)
        for number in 0..<count {
            let size = Int.random(in: bits, using: &random)
            guard let truth = RandomPayload.next(bits: size, using: &random) else { continue }
            var damage = damage
            damage.rotation = Double.random(in: 0..<360, using: &random)
            let trace = RingTrace(RingPattern(truth.payload), damage, using: &random)
            var signal = RingSignal(ink: trace.ink, reliability: trace.reliability)
            if number % 8 == 7 { signal = signal.mirrored.mirrored }
            table.add(signal) { $0.payload == truth.payload }
        }
        table.print(name)
    }
}

/// Signals that must not be read.
enum Nonsense: String, CaseIterable {
    case anything = "anything"
    case rightHeader = "right header, else random"
    case rightHeaderBlurred = "right header, blurred, noisy"

    func measure(count: Int, seed: UInt64) {
        var table = Table()
        var random = SplitMix64(seed: seed &+ 77)
        for _ in 0..<count {
            let trace: RingTrace
            if self == .anything {
                trace = RingTrace(noiseUsing: &random)
            } else {
                var damage = RingTrace.Damage()
                damage.rotation = Double.random(in: 0..<360, using: &random)
                if self == .rightHeaderBlurred {
                    damage.blur = 0.02
                    damage.noise = 0.2
                    damage.covered = 0.1
                }
                let pattern = RandomPattern.withRightHeader(using: &random)
                trace = RingTrace(pattern, damage, using: &random)
            }
            table.add(RingSignal(ink: trace.ink, reliability: trace.reliability)) { _ in false }
        }
        table.print(rawValue)
    }
}
