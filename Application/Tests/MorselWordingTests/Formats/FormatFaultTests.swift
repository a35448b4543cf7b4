// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import MorselWording
import Testing

/// G2: the sentences about errors in a project's files.
struct FormatFaultTests {
    @Test(arguments: [
        ("{ a = b }", "; is expected after the value"),
        ("{ a = \"b; }", "a string has no closing quotation mark"),
        (
            "{\n<<<<<<< HEAD\n}",
            "there is an unresolved conflict; merge the two versions, and remove the marks"
        ),
        ("{\"a\": 1,}", "the text is not valid JSON"),
    ])
    func propertyLists(_ text: String, _ words: String) {
        let error = #expect(throws: PropertyListError.self) { try PropertyList(Array(text.utf8)) }
        #expect(error?.words == words)
    }

    @Test func documents() {
        let error = #expect(throws: XMLError.self) { try XMLElement(Array("<a b='?c&d'/>".utf8)) }
        #expect(error?.words == "& must be written as &amp;, or begin an entity of XML")
    }

    @Test func settings() {
        let file = XcconfigFile(Array("A b".utf8))
        #expect(file.faults.map(\.words) == ["= is expected after the setting"])
    }
}
