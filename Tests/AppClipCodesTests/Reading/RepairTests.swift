// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import Testing

@testable import AppClipCodes

/// A11: the repair of a damaged code.
@Suite struct RepairTests {
    typealias Version = CodeBlocks.Version

    private func payload(_ version: Version, _ random: inout SplitMix64) -> Payload {
        let high = random.next()
        return version == .short
            ? Payload(high: high >> UInt64(random.number(16..<65)), low: random.next() | 1)
            : Payload(high: high | 1 << 63, low: random.next())
    }

    /// Damages many codes and reads each.
    ///
    /// If a break is not seen, the colour after it is not seen, either. So damage to the gap block that keeps the
    /// colours is always repaired; of all trials, `share` percent are.
    private func expectRepair(
        _ version: Version,
        seed: UInt64,
        share: Int,
        _ damage: (inout Damage, RingPattern, inout SplitMix64) -> Void
    ) throws {
        var random = SplitMix64(seed: seed)
        var repaired = 0
        let count = trials(4_000)
        for _ in 0..<count {
            let payload = payload(version, &random)
            let whole = RingPattern(payload)
            var damaged = Damage(whole)
            damage(&damaged, whole, &random)
            let read = try? damaged.observation.read()
            if read == nil { #expect(!damaged.leavesTheColors(of: whole)) }
            guard let read else { continue }
            repaired += 1
            // The payload is never another one.
            #expect(read.payload == payload)
            #expect(read.pattern == whole)
        }
        #expect(100 * repaired >= share * count, "\(repaired) of \(count)")
    }

    @Test(arguments: Version.allCases)
    func readsFlawlessCodes(_ version: Version) throws {
        try expectRepair(version, seed: 1, share: 100) { _, _, _ in }
        var random = SplitMix64(seed: 2)
        let whole = RingPattern(payload(version, &random))
        let read = try RingObservation(whole).read()
        #expect(read.correctedSlots == 0)
        #expect(read.unknownSlots == 0)
    }

    /// Two symbols of the gap block in version 0, one in version 1.
    @Test(arguments: [(Version.short, 2), (.short, 1), (.long, 1)])
    func repairsGapSymbols(_ version: Version, count: Int) throws {
        try expectRepair(version, seed: 3, share: 30) { damage, _, random in
            for symbol in (0..<13).shuffled(using: &random).prefix(count) {
                damage.damageGapSymbol(symbol, &random)
            }
        }
    }

    /// Unknown symbols of the gap block, with the colours of their arcs.
    ///
    /// By its own parity, the block could lose four in version 0 and two in version 1 (`ReedSolomonTests`); but the arc
    /// block cannot repair the loss of so many colours.
    @Test(arguments: [
        (Version.short, 1, 40), (.short, 2, 10), (.short, 3, 1), (.long, 1, 40),
    ])
    func repairsUnknownGapSymbols(_ version: Version, count: Int, share: Int) throws {
        try expectRepair(version, seed: 4, share: share) { damage, _, random in
            for symbol in (0..<13).shuffled(using: &random).prefix(count) {
                damage.eraseGapSymbol(symbol)
            }
        }
    }

    /// One symbol of the arc block is wrong, or two are unknown.
    @Test(arguments: Version.allCases)
    func repairsArcSymbols(_ version: Version) throws {
        try expectRepair(version, seed: 6, share: 100) { damage, whole, random in
            damage.damageArcSymbol(random.number(0..<7), of: whole, erased: false, &random)
        }
        try expectRepair(version, seed: 7, share: 100) { damage, whole, random in
            for symbol in (0..<7).shuffled(using: &random).prefix(2) {
                damage.damageArcSymbol(symbol, of: whole, erased: true, &random)
            }
        }
    }

    /// One symbol of the meta block.
    @Test(arguments: Version.allCases)
    func repairsAMetaSymbol(_ version: Version) throws {
        try expectRepair(version, seed: 8, share: 80) { damage, _, random in
            damage.damageMetaSymbol(random.number(0..<4), &random)
        }
    }

    /// One of each kind at once.
    @Test(arguments: Version.allCases)
    func repairsAllBlocksTogether(_ version: Version) throws {
        try expectRepair(version, seed: 9, share: 5) { damage, whole, random in
            damage.damageGapSymbol(random.number(0..<13), &random)
            damage.damageMetaSymbol(random.number(0..<4), &random)
            damage.damageArcSymbol(random.number(0..<7), of: whole, erased: true, &random)
        }
    }

    /// Without colours, there is no arc block.
    @Test func saysThatTheColoursAreMissing() throws {
        var observation = RingObservation(RingPattern(Payload(high: 0, low: 0x8E33_DB36)))
        for (index, slot) in observation.slots.enumerated() {
            if case .arc = slot { observation.slots[index] = .arc(nil) }
        }
        let error = try #require(throws: RingReadingError.self) { try observation.read() }
        #expect(error.code == .arcBlockDamaged)
    }

    @Test func countsWhatWasCorrected() throws {
        let whole = RingPattern(Payload(high: 0, low: 0x8E33_DB36))
        var observation = RingObservation(whole)
        // On the outermost ring, after the colours of the arc block.
        let arcs = (100..<128).filter { !whole.runsOn($0) }
        observation.slots[arcs[0]] = .runsOn
        observation.slots[arcs[1]] = .unknown
        let read = try observation.read()
        #expect(read.pattern == whole)
        #expect(read.correctedSlots == 1)
        #expect(read.unknownSlots == 1)
    }
}
