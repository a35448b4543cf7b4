// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Testing

@testable import AppSiteAssociation

/// B2: entitlements from property lists.
struct EntitlementsTests {
    private static let binary = """
        62706c6973743030d70102030405060708090c0d0e0f105f10166170706c69636174696f6e2d6964656e7469\
        666965725f1026636f6d2e6170706c652e646576656c6f7065722e6173736f6369617465642d646f6d61696e\
        7351645e6765742d7461736b2d616c6c6f77516e517251785f101c414243444531323334352e636f6d2e6578\
        616d706c652e6672757461a20a0b5f1016617070636c6970733a66727574612e6578616d706c656f10180061\
        00700070006c0069006e006b0073003a002a002e0066007200fc00740061002e006500780061006d0070006c\
        0065426162091003233ff8000000000000d111125161a0081730595b6a6c6e708f92abdee1e2e4edf0f20000\
        0000000001010000000000000013000000000000000000000000000000f3
        """

    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <!-- made by hand -->
        <dict>
            <key>application-identifier</key><string>ABCDE12345.com.example.fruta</string>
            <key>com.apple.developer.associated-domains</key>
            <array>
                <string>appclips:fruta.example</string>
                <string><![CDATA[applinks:*.]]>fr&#xFC;ta.example</string>
            </array>
            <key>get-task-allow</key><true/>
            <key>empty</key><string/><key>n</key><integer>3</integer><key>d</key><data>YWI=</data>
            <key>x</key><dict><key>a&amp;b</key><array/></dict>
        </dict>
        </plist>
        """

    /// The same list in binary form, as written by another program, and in XML.
    @Test(arguments: [SignedMessageTests.bytes(binary), Array(xml.utf8)])
    func entitlements(_ bytes: [UInt8]) throws {
        let entitlements = try Entitlements(plist: bytes)
        #expect(
            entitlements.associatedDomains == [
                "appclips:fruta.example", "applinks:*.früta.example",
            ]
        )
        #expect(entitlements.applicationIdentifier == "ABCDE12345.com.example.fruta")
        #expect(!entitlements.hasWildcardIdentifier)
    }

    /// B-27: an identifier with a wildcard has no associated domains.
    @Test func wildcardIdentifier() throws {
        let text = "<dict><key>application-identifier</key><string>ABCDE12345.*</string></dict>"
        #expect(
            try Entitlements(plist: Array("<plist>\(text)</plist>".utf8)).hasWildcardIdentifier
        )
    }

    @Test(arguments: [
        "<array/>", "<dict><key>com.apple.developer.associated-domains</key><true/></dict>",
    ])
    func otherListsAreRefused(_ body: String) {
        #expect(throws: PropertyListError.self) {
            try Entitlements(plist: Array("<plist>\(body)</plist>".utf8))
        }
    }
}
