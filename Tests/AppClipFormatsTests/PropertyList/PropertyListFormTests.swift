// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Testing

/// G2: the four forms of property lists.
struct PropertyListFormTests {
    @Test(arguments: [
        ("bplist00", PropertyListForm.binary), ("<?xml ?>", .xml), ("\n<!-- a --><plist>", .xml),
        ("<plist>", .xml), ("<dict>", .xml), ("<data>", .xml), ("<array/>", .xml), ("<html>", .xml),
        ("<0f>", .openStep), ("<dead beef>", .openStep), ("<>", .openStep), ("< 0f>", .openStep),
        ("{ a = b; }", .openStep), ("{ \"a\" = b; }", .openStep),
        ("{ \"a\\\"\" /**/ = b; }", .openStep),
        ("{}", .openStep), ("// !$*UTF8*$!\n{", .openStep), ("\"a\" = \"b\";", .openStep),
        ("{ \"a\\\"\" : 1 }", .json), ("{\"a\":{}}", .json), ("[1]", .json), ("(", .openStep),
    ])
    func sniffs(_ text: String, _ form: PropertyListForm) {
        #expect(PropertyListForm(of: Array(text.utf8)) == form)
    }

    @Test(arguments: ["", " \n"])
    func emptyFilesHaveNone(_ text: String) {
        #expect(PropertyListForm(of: Array(text.utf8)) == nil)
        let error = #expect(throws: PropertyListError.self) { try PropertyList(Array(text.utf8)) }
        #expect(error?.code == .form)
    }

    /// The same project in three forms.
    @Test(arguments: [
        "// !$*UTF8*$!\n{ archiveVersion = 1; objects = { A = { isa = PBXProject; targets = (B, ); }; }; }",
        #"{"archiveVersion": "1", "objects": {"A": {"isa": "PBXProject", "targets": ["B"]}}}"#,
        """
        <?xml version="1.0"?><plist version="1.0"><dict><key>archiveVersion</key><string>1</string>
        <key>objects</key><dict><key>A</key><dict><key>isa</key><string>PBXProject</string>
        <key>targets</key><array><string>B</string></array></dict></dict></dict></plist>
        """,
    ])
    func project(_ text: String) throws {
        let list = try PropertyList(Array(text.utf8), limits: .project)
        #expect(list["archiveVersion"]?.string == "1")
        let project = try #require(list["objects"]?["A"])
        #expect(project["isa"]?.string == "PBXProject")
        #expect(project["targets"]?.array?.map(\.string) == ["B"])
    }

    @Test func json() throws {
        let list = try PropertyList(
            Array(#"{"a": [1, -2.5, true, "b", 99999999999999999999]}"#.utf8)
        )
        let values = try #require(list["a"]?.array)
        #expect(
            values.map(\.content) == [
                .integer(1), .real(-2.5), .boolean(true), .string("b"), .real(1e20),
            ]
        )
        for (text, code, offset) in [
            (#"{"a": null}"#, PropertyListError.Code.valueExpected, 6),
            (#"{"a": 1,}"#, .json(.nameExpected), 8),
        ] {
            let error = #expect(throws: PropertyListError.self) {
                try PropertyList(Array(text.utf8))
            }
            #expect(error?.code == code)
            #expect(error?.offset == offset)
        }
    }

    @Test(arguments: [
        ("<integer> -42 </integer>", PropertyList.Content.integer(-42)),
        ("<integer>0xFF</integer>", .integer(255)), ("<integer>+7</integer>", .integer(7)),
        ("<integer>9223372036854775808</integer>", .real(0x1p63)),
        ("<real>1e3</real>", .real(1_000)),
        ("<real>inf</real>", .real(.infinity)),
        ("<date>2026-01-31T12:00:00Z</date>", .date("2026-01-31T12:00:00Z")),
        ("<data>\n\tYWJj\n\tZA==\n</data>", .data(Array("abcd".utf8))), ("<data/>", .data([])),
        ("<string>a&amp;<![CDATA[<b>]]></string>", .string("a&<b>")), ("<key/>", nil),
        ("<integer>x</integer>", nil), ("<integer/>", nil), ("<data>Y</data>", nil),
        ("<data>Y===Y</data>", nil), ("<real></real>", nil),
    ])
    func xmlScalars(_ text: String, _ content: PropertyList.Content?) {
        for text in [text, "<plist>\(text)</plist>"] {
            #expect((try? PropertyList(Array(text.utf8)))?.content == content)
        }
    }
}
