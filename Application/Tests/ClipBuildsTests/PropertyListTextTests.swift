// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import Testing

@testable import ClipBuilds

// The Info.plist of a clip's bundle.
struct PropertyListTextTests {
    // A combining mark is one character with the byte before it, which begins a tag all the same.
    @Test(arguments: ["Fruta", "A & B", "<b>\"B\" 'b'</b>", "<\u{338}&\u{301}>\u{20D2}", "&amp;"])
    func textsAreReadAsTheyWere(_ text: String) throws {
        let entries = [
            PropertyEntry(name: text, value: PropertyValue(.array([PropertyValue(.string(text))])))
        ]
        let list = try PropertyList(Array(PropertyListText.text(of: entries).utf8))
        let member = try #require(list.members?.first)
        #expect(Array(member.name.utf8) == Array(text.utf8))
        #expect(member.value.array?.first?.string.map { Array($0.utf8) } == Array(text.utf8))
    }
}
