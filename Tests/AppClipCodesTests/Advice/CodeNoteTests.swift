// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

/// Notes for the owner of a URL that can be encoded.
@Suite struct CodeNoteTests {
    /// A-27, O-10: the generated default link.
    @Test func tellsTheGeneratedDefaultLink_A27() throws {
        let link = try EncodableURL("https://appclip.apple.com/id?p=com.example.Seeds.Clip")
        #expect(link.notes == [.generatedDefaultLink])
        for other in [
            "https://appclip.apple.com/id", "https://appclip.apple.com/id?q=com.example",
            "https://appclip.example.com/id?p=com.example", "https://apple.com/id?p=a",
        ] { #expect(try EncodableURL(other).notes == []) }
    }

    /// a digit in the host, but none after it.
    @Test func tellsDigitsInTheHost_X05() throws {
        #expect(try EncodableURL("https://4seeds.example").notes == [.digitInHost])
        #expect(try EncodableURL("https://seeds.example/4?p=4#4").notes == [])
    }
}
