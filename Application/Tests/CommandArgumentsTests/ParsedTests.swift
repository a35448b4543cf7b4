// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import Terminal
import Testing

@testable import CommandArguments

/// Words of the command line as values, and the errors about others.
@Suite struct ParsedTests {
    private enum Fruit: String, CaseIterable { case apple, banana, cherry }
    private enum Label: String, CaseIterable {
        case parking = "PARKING"
        case fuelStation = "FUEL_STATION"
    }

    /// Returns the sentence of the error that a parser throws.
    private static func message(_ body: () throws -> Void) -> String? {
        #expect(throws: CommandError.self, performing: body)?.description
    }

    @Test func aMistypedWordHasASuggestion() throws {
        #expect(try Parsed.word("apple", Fruit.self, "fruit") == .apple)
        #expect(
            Self.message { _ = try Parsed.word("aple", Fruit.self, "fruit") }
                == "fruit: 'aple' is not a known value; did you mean 'apple'?"
        )
        #expect(
            Self.message { _ = try Parsed.word("zzz", Fruit.self, "fruit") }
                == "fruit: 'zzz' is not a known value; use one of apple, banana, cherry."
        )
        // Words of enumerations are in lowercase.
        #expect(Self.message { _ = try Parsed.word("Apple", Fruit.self, "fruit") } != nil)
    }

    @Test(arguments: ["fuel-station", "FUEL_STATION", "Fuel_Station"])
    func aWordOfTheAPIHasSeveralSpellings(text: String) throws {
        #expect(try Parsed.apiWord(text, Label.self, "category") == .fuelStation)
        #expect(
            Self.message { _ = try Parsed.apiWord("fuel-statio", Label.self, "category") }
                == "category: 'fuel-statio' is not a known value; did you mean 'fuel-station'?"
        )
    }

    @Test(arguments: [
        ("16.4", nil), ("16", nil),
        ("x", "system: 'x' is not a version number, such as 16.4."),
        ("99.0", "system: iOS 99.0 does not exist."),
    ])
    func onlySystemsThatExist(text: String, error: String?) {
        guard let error else {
            #expect(throws: Never.self) { try Parsed.system(text) }
            return
        }
        #expect(Self.message { _ = try Parsed.system(text) } == error)
    }

    @Test func anErrorOfAURLSaysWhere() throws {
        #expect(try Parsed.url("https://fruta.example/a").host.text == "fruta.example")
        let error = #expect(throws: CommandError.self) {
            try Parsed.url("http://fruta.example/")
        }
        #expect(error?.report.code == "url")
        #expect(error?.report.part == "scheme")
        #expect(error?.report.offset == 0)
    }

    // An example does not help somebody who has only left out the prefix.
    @Test func anIdentifierHasAPrefix() throws {
        let example = " An identifier is, for example, ABCDE12345.com.example.Fruta.Clip."
        let bare = Self.message { _ = try Parsed.identifier("com.example.fruta") }
        #expect(
            bare?.hasPrefix("identifier: 'com.example.fruta' is not an app identifier:") == true
        )
        #expect(bare?.hasSuffix(example) == false)
        #expect(Self.message { _ = try Parsed.identifier("?") }?.hasSuffix(example) == true)
    }

    @Test(arguments: ["open", "Open", "VIEW", "play"])
    func actionsOfACard(text: String) throws {
        #expect(try Parsed.verb(text).rawValue == text.uppercased())
        #expect(Self.message { _ = try Parsed.verb("buy") } != nil)
    }

    @Test func domainsOfAnEntitlement() throws {
        #expect(
            try Parsed.domainEntry("appclips:fruta.example", "domain").host.text == "fruta.example"
        )
        #expect(
            Self.message { _ = try Parsed.domainEntry("fruta.example", "domain") }
                == "domain: 'fruta.example' is not an associated domain, such as appclips:fruta.example."
        )
    }
}
