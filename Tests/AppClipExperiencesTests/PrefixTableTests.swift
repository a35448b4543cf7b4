// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppClipExperiences

struct PrefixTableTests {
    /// Similar URLs must be hashed as well as any others: a poor hash shows here long before it affects answers.
    @Test(arguments: [
        "https://a%.example", "https://c.example/%", "https://c.example/store-%/menu",
        "https://c.example/?id=%", "https://c.example/a?b&id=%&c", "https://%.example/a/b?c=d",
    ])
    func recordsAreNearTheirHomes(_ pattern: String) throws {
        let texts = (0..<20_000).map { pattern.replacing("%", with: "\($0)") }
        let index = try ExperienceIndex(of: texts, seed: 3)
        #expect(index.count == texts.count)

        var place = 0
        var distances: [Int] = []
        let table = index.table
        while place < table.cellCount {
            let header = table.cell(place)
            guard header != 0 else {
                place += 1
                continue
            }
            // The 33 bits of the hash in a header give the home cell, within a cell or two.
            let hash = header << 1 & ~0x7FFF_FFFF
            distances.append(place - hash.position(among: table.homeCount))
            place += header.recordCellCount
        }
        #expect(distances.count == texts.count)
        #expect(distances.allSatisfy { $0 >= 0 })
        // Two records, by queueing theory at a load of four fifths.
        let mean = distances.reduce(0, +) / distances.count
        #expect(mean < 4 * table.cellCount / texts.count)
    }

    @Test func memoryIsWithinTwoTimesTheURLs() throws {
        let texts = (0..<20_000).map { "https://appclip.example/store-\($0)" }
        let index = try ExperienceIndex(of: texts)
        #expect(index.byteCount <= 2 * texts.reduce(0) { $0 + $1.utf8.count })
    }
}
