// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import Testing

struct IdentifierTests {
    /// B-08: prefix, dot, bundle identifier.
    @Test func appIdentifierHasPrefixAndBundle() throws {
        let id = try AppIdentifier("ABCDE12345.com.example.MyApp.Clip")
        #expect(id.prefix == "ABCDE12345")
        #expect(id.bundle.text == "com.example.MyApp.Clip")
        #expect(id.text == "ABCDE12345.com.example.MyApp.Clip")
    }

    /// B-08, B-35: the error, and its location.
    @Test(arguments: [
        ("123456789.com.x.AppClip", IdentifierError.Code.prefixLength(found: 9), 0),
        ("com.example.MyApp.Clip", .prefixCharacter, 0),
        ("COM.example.MyApp.Clip", .prefixLength(found: 3), 0),
        ("ABCDE1234512", .prefixLength(found: 12), 0),
        ("ABCDE12345", .emptyBundle, 11),
        ("ABCDE12345.", .emptyBundle, 11),
        ("ABCDE12345..x", .emptyLabel, 11),
        ("ABCDE12345.com.", .emptyLabel, 15),
        ("ABCDE12345.com.*", .bundleCharacter, 15),
        ("ABCDE12345.com.ä", .bundleCharacter, 15),
        ("abcde12345.com.x", .prefixCharacter, 0),
        ("", .prefixLength(found: 0), 0),
    ])
    func refuses(_ text: String, code: IdentifierError.Code, offset: Int) {
        let error = #expect(throws: IdentifierError.self) { try AppIdentifier(text) }
        #expect(error?.code == code)
        #expect(error?.offset == offset)
    }

    /// B-34: the clip's identifier need not end in `.Clip`.
    @Test func anySuffixIsFine() throws {
        #expect(try BundleIdentifier("com.example.App.AppClip").text == "com.example.App.AppClip")
    }

    @Test func bundleIdentifierIsBounded() {
        let text = String(repeating: "a", count: BundleIdentifier.longestText + 1)
        let error = #expect(throws: IdentifierError.self) { try BundleIdentifier(text) }
        #expect(error?.code == .bundleTooLong)
    }

    /// B-04: hosts are compared case-insensitively.
    @Test func hostIsFolded() throws {
        #expect(try HostName("Fruta.example") == HostName("fruta.EXAMPLE"))
    }

    @Test(arguments: [
        ("", HostName.ParsingError.Code.empty, 0),
        ("*.example.com", .character, 0),
        ("example.com/", .character, 11),
        ("a." + String(repeating: "b", count: 64), .labelTooLong, 2),
        (String(repeating: "abcdefg.", count: 32) + "x", .tooLong, 253),
        ("1.2", .address, 2),
    ])
    func refusesHost(_ text: String, code: HostName.ParsingError.Code, offset: Int) {
        let error = #expect(throws: HostName.ParsingError.self) { try HostName(text) }
        #expect(error?.code == code)
        #expect(error?.offset == offset)
    }
}
