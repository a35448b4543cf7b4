// SPDX-License-Identifier: Apache-2.0

import SeededRandom

@testable import AppClipCodes

/// Damages the observation of a code, at positions that are named as in the format.
struct Damage {
    var observation: RingObservation
    private let slotOfBit = CodeBlocks.ringBits.map { Int($0) }

    init(_ pattern: RingPattern) { observation = RingObservation(pattern) }

    /// Adds a break, or removes one.
    mutating func flip(slot: Int, _ random: inout SplitMix64) {
        if case .runsOn = observation.slots[slot] {
            observation.slots[slot] = .arc(random.oneIn(2) ? .third : .foreground)
        } else {
            observation.slots[slot] = .runsOn
        }
    }

    /// Damages a symbol of the gap block, in at least one bit.
    mutating func damageGapSymbol(_ symbol: Int, _ random: inout SplitMix64) {
        let pattern = random.number(1..<256)
        for bit in 0..<8 where pattern >> bit & 1 == 1 {
            flip(slot: slotOfBit[CodeBlocks.gapStart + 8 * symbol + bit], &random)
        }
    }

    /// Makes a symbol of the gap block unknown.
    mutating func eraseGapSymbol(_ symbol: Int) {
        for bit in 0..<8 {
            observation.slots[slotOfBit[CodeBlocks.gapStart + 8 * symbol + bit]] = .unknown
        }
    }

    /// Damages one of the four symbols of the meta block.
    mutating func damageMetaSymbol(_ symbol: Int, _ random: inout SplitMix64) {
        let pattern = random.number(1..<16)
        for bit in 0..<4 where pattern >> bit & 1 == 1 {
            flip(slot: slotOfBit[4 * symbol + bit], &random)
        }
    }

    /// Changes colours in a symbol of the arc block, or makes them unknown.
    mutating func damageArcSymbol(
        _ symbol: Int,
        of whole: RingPattern,
        erased: Bool,
        _ random: inout SplitMix64
    ) {
        let slots = (0..<128).filter { !whole.runsOn($0) }
        let pattern = random.number(1..<256)
        for bit in 0..<8 {
            let slot = slots[1 + 8 * symbol + bit]
            guard case .arc(let color) = observation.slots[slot] else { continue }
            if erased {
                observation.slots[slot] = .arc(nil)
            } else if pattern >> bit & 1 == 1 {
                observation.slots[slot] = .arc(color == .third ? .foreground : .third)
            }
        }
    }

    /// Returns whether the colours of the arc block, and some of their repetition, are unchanged.
    func leavesTheColors(of whole: RingPattern) -> Bool {
        let slots = (0..<128).filter { !whole.runsOn($0) }
        let isAsItWas = slots.enumerated().map { arc, slot in
            observation.slots[slot] == .arc(whole.color(ofArc: arc))
        }
        return isAsItWas[...CodeBlocks.arcBits].allSatisfy { $0 }
            && isAsItWas[(CodeBlocks.arcBits + 1)...].count { $0 } >= 4
    }
}
