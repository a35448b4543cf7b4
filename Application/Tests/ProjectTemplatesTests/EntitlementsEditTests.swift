// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProjectTemplates

/// Edits of entitlements as text.
@Suite struct EntitlementsEditTests {
    private static func adding(_ text: String, to name: String, in list: String) throws -> String {
        var edit = try EntitlementsEdit(Array(list.utf8))
        try edit.add(text, to: name)
        return String(decoding: edit.result, as: UTF8.self)
    }

    private static let list = """
        <plist version="1.0">
        <dict>
            <!-- kept -->
            <key>a</key>
            <array>
                <string>one</string>
            </array>
            <key>b</key>
            <array/>
            <key>c</key>
            <true/>
        </dict>
        </plist>
        """

    @Test func aValueIsAdded() throws {
        #expect(
            try Self.adding("two & more", to: "a", in: Self.list)
                == Self.list.replacing(
                    "one</string>\n",
                    with: "one</string>\n        <string>two &amp; more</string>\n"
                )
        )
    }

    @Test func anEmptyArrayIsOpened() throws {
        #expect(
            try Self.adding("one", to: "b", in: Self.list)
                == Self.list.replacing(
                    "<array/>",
                    with: "<array>\n        <string>one</string>\n    </array>"
                )
        )
    }

    @Test func aMissingArrayIsMade() throws {
        #expect(
            try Self.adding("one", to: "d", in: Self.list)
                == Self.list.replacing(
                    "</dict>",
                    with: """
                            <key>d</key>
                            <array>
                                <string>one</string>
                            </array>
                        </dict>
                        """
                )
        )
    }

    @Test func anExistingValueIsNotAddedAgain() throws {
        #expect(try Self.adding("one", to: "a", in: Self.list) == Self.list)
    }

    @Test func otherFormsAreRefused() {
        #expect(throws: ProjectFileEdit.EditError.self) {
            try Self.adding("one", to: "c", in: Self.list)
        }
        for list in ["{ a = (one); }", "<plist><array/></plist>", "", "<plist><dict>"] {
            #expect(throws: ProjectFileEdit.EditError.self, "\(list)") {
                try Self.adding("one", to: "a", in: list)
            }
        }
    }
}
