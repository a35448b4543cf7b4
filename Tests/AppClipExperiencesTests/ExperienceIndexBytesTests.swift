// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import SeededRandom
import Testing

/// C3: the bytes of an index, valid and invalid.
struct ExperienceIndexBytesTests {
    private let texts = [
        "https://c.example", "https://c.example/a", "https://c.example/a/b?x=1",
        "https://d.example/a?x=1&y=2", "https://long.example/component/component/component",
    ]

    private func bytes(of index: ExperienceIndex) -> [UInt8] {
        unsafe index.bytes.withUnsafeBytes { unsafe Array($0) }
    }

    @Test func anIndexIsItsBytes() throws {
        let index = try ExperienceIndex(of: texts, seed: 5)
        let read = try #require(ExperienceIndex(SharedBytes(bytes(of: index))))
        #expect(read.count == index.count)
        #expect(bytes(of: read) == bytes(of: index))
        for text in texts + ["https://e.example", "https://c.example/a/b?x=2"] {
            let url = try InvocationURL(text + "#f")
            #expect(read.mostSpecificMatch(for: url) == index.mostSpecificMatch(for: url))
        }
    }

    /// Bytes that no builder wrote are refused, or searched without a crash.
    @Test func otherBytesDoNoHarm() throws {
        let right = bytes(of: try ExperienceIndex(of: texts, seed: 5))
        let urls = try texts.map { try InvocationURL($0) }
        func search(_ bytes: [UInt8]) {
            guard let index = ExperienceIndex(SharedBytes(bytes)) else { return }
            for url in urls { _ = index.mostSpecificMatch(for: url) }
        }
        for count in 0..<right.count {
            search(Array(right.prefix(count)))
            for bit in 0..<8 {
                var wrong = right
                wrong[count] ^= 1 << UInt8(bit)
                search(wrong)
            }
        }
        var random = SplitMix64(seed: 1)
        for _ in 0..<2_000 {
            var wrong = right
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                wrong[Int.random(in: 0..<wrong.count, using: &random)] = UInt8.random(
                    in: .min ... .max,
                    using: &random
                )
            }
            search(wrong)
        }
        #expect(ExperienceIndex(SharedBytes([])) == nil)
        #expect(ExperienceIndex(SharedBytes([UInt8](repeating: 0xFF, count: 400))) == nil)
    }

    @Test func partsShareTheirBytes() {
        let bytes = SharedBytes(Array(0..<40))
        #expect(bytes.part(8..<24).number(at: 1) == bytes.number(at: 9))
        #expect(bytes.part(8..<24).part(4..<5)[0] == 12)
        #expect(SharedBytes([]).count == 0)
    }
}
