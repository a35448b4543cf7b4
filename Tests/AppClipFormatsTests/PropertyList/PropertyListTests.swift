// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats
import Testing

/// B2: property lists.
struct PropertyListTests {
    private static let binary = """
        62706c6973743030d70102030405060708090c0d0e0f105f10166170706c69636174696f6e2d6964656e7469\
        666965725f1026636f6d2e6170706c652e646576656c6f7065722e6173736f6369617465642d646f6d61696e\
        7351645e6765742d7461736b2d616c6c6f77516e517251785f101c414243444531323334352e636f6d2e6578\
        616d706c652e6672757461a20a0b5f1016617070636c6970733a66727574612e6578616d706c656f10180061\
        00700070006c0069006e006b0073003a002a002e0066007200fc00740061002e006500780061006d0070006c\
        0065426162091003233ff8000000000000d111125161a0081730595b6a6c6e708f92abdee1e2e4edf0f20000\
        0000000001010000000000000013000000000000000000000000000000f3
        """

    private func value(_ body: String) throws -> PropertyList {
        try PropertyList(Array("<plist>\(body)</plist>".utf8))
    }

    @Test func values() throws {
        #expect(try value("<true/>").boolean == true)
        #expect(try value("<false></false>").boolean == false)
        #expect(try value("<string>&lt;&#65;&apos;é</string>").string == "<A'é")
        #expect(try value("<array><real>1</real><date/></array>").array?.count == 2)
        #expect(try value("<dict><key>a</key><string>b</string></dict>")["a"]?.string == "b")
    }

    @Test(arguments: [
        ("", PropertyListError.Code.form), ("<plist>", .valueExpected), ("{", .dictionaryNotClosed),
        ("<plist><dict><string/></dict></plist>", .nameExpected),
        ("<plist><dict><key>a</key></dict></plist>", .valueExpected),
        ("<plist><array><string></array></plist>", .notClosed),
        ("<plist><string>&unknown;</string></plist>", .text),
        ("<plist><string>&#xD800;</string></plist>", .text),
        ("<plist><widget/></plist>", .element), ("<plist><array>", .notClosed),
        ("<plist><array></dict></plist>", .notClosed), ("<plist><true/>", .notClosed),
        ("<!-- x", .notClosed), ("<plist>text</plist>", .element),
    ])
    func refuses(_ text: String, _ code: PropertyListError.Code) {
        let error = #expect(throws: PropertyListError.self) {
            try PropertyList(Array(text.utf8))
        }
        #expect(error?.code == code)
    }

    /// Entities that a document defines are not expanded.
    @Test func entitiesAreNotExpanded() {
        let text = """
            <!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>
            <plist><string>&b;</string></plist>
            """
        #expect(throws: PropertyListError.self) { try PropertyList(Array(text.utf8)) }
    }

    @Test func isBounded() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
        }
        _ = try value(nested(ReadingLimits.entitlements.depth))
        #expect(throws: PropertyListError.self) {
            try value(nested(ReadingLimits.entitlements.depth + 1))
        }
        #expect(throws: PropertyListError.self) { try value(nested(60_000)) }
        #expect(throws: PropertyListError.self) {
            try PropertyList([UInt8](repeating: 0x20, count: PropertyList.largestFile + 1))
        }
        let many = String(repeating: "<true/>", count: ReadingLimits.entitlements.count)
        #expect(throws: PropertyListError.self) { try value("<array>\(many)</array>") }
    }

    /// A short binary list whose arrays refer to each other would expand to billions of values.
    @Test func binaryListsAreBounded() {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for level in 0..<20 {
            offsets.append(UInt8(bytes.count))
            let next = UInt8(level + 1)
            bytes += [0xA8] + [UInt8](repeating: next, count: 8)
        }
        offsets.append(UInt8(bytes.count))
        bytes.append(0x09)
        let table = UInt8(bytes.count)
        bytes += offsets
        bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 21]
        bytes += [UInt8](repeating: 0, count: 8) + [0, 0, 0, 0, 0, 0, 0, table]
        let error = #expect(throws: PropertyListError.self) { try PropertyList(bytes) }
        #expect(error?.code == .tooMany)
        // An array that contains itself.
        let circle =
            Array("bplist00".utf8) + [0xA1, 0x00, 0x08]
            + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1]
            + [UInt8](repeating: 0, count: 8) + [0, 0, 0, 0, 0, 0, 0, 10]
        let endless = #expect(throws: PropertyListError.self) { try PropertyList(circle) }
        #expect(endless?.code == .tooDeep)
    }

    @Test func damageNeverTraps() {
        let bytes = Hexadecimal.bytes(of: Self.binary) ?? []
        for index in bytes.indices {
            for value: UInt8 in [0, 1, 0x0F, 0x5F, 0x6F, 0x7F, 0x80, 0xA1, 0xAF, 0xD1, 0xDF, 0xFF] {
                var damaged = bytes
                damaged[index] = value
                _ = try? PropertyList(damaged)
            }
            _ = try? PropertyList(Array(bytes.prefix(index)))
        }
    }
}
