// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import SeededRandom
import Testing

/// Untrusted text is refused at worst.
@Suite struct HostileTextTests {
    /// Whatever byte is inserted, removed or repeated: an error has a location inside the text, and an accepted text
    /// stays the same when it is parsed again.
    @Test func survivesMutations() throws {
        var random = SplitMix64(seed: 41)
        var urls = RandomURL(seed: 42)
        let pieces = ["/", "?", "#", "&", "%", "\u{301}", "\u{0}", "@", ":", ".", "A", "\u{1F468}"]
        var refused = 0
        for _ in 0..<trials(20_000) {
            var text = urls.next()
            for _ in 0..<random.number(1..<4) {
                let place = text.index(
                    text.startIndex,
                    offsetBy: random.number(0..<text.count)
                )
                if random.oneIn(2) {
                    text.insert(contentsOf: random.pick(pieces), at: place)
                } else {
                    text.remove(at: place)
                }
            }
            do {
                let url = try EncodableURL(text)
                #expect(try EncodableURL(url.canonicalText) == url)
                #expect(url.canonicalText.utf8.allSatisfy { (0x21..<0x7F).contains($0) })
            } catch {
                refused += 1
                #expect((0...text.utf8.count).contains(error.offset))
                let found = text.utf8.dropFirst(error.offset).prefix(error.bytes.count)
                #expect(Array(found) == error.bytes)
            }
        }
        #expect(refused > trials(2_000))
    }
}
