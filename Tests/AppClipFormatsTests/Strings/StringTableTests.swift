// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Testing

/// G2: tables of strings.
struct StringTableTests {
    private func describe(_ value: StringTable.Value) -> String {
        let conditions = value.conditions.map { condition in
            switch condition {
            case .plural(let category): "plural \(category)"
            case .device(let device): "device \(device)"
            case .width(let width): "width \(width)"
            case .variable(let name): "variable \(name)"
            }
        }
        let head = ([value.language].compactMap { $0 } + conditions).joined(separator: ", ")
        return (head.isEmpty ? "" : head + ": ") + value.text
            + (value.state.map { " (\($0))" } ?? "")
    }

    // MARK: .strings

    @Test func strings() throws {
        let text = """
            /*
              Localizable.strings
            */

            /* The title
               of the card */
            "title" = "Caf\\U00e9 \\"A\\"";
            // A button
            "open" = "Open"; // not a note
            bare = 'single';
            "same text";  /* nor this */ "next" = "x";
            "open" = "Open again";
            """
        let table = try StringTable(strings: Array(text.utf8))
        #expect(table.sourceLanguage == nil && table.languages.isEmpty)
        #expect(
            table.entries.map(\.key) == ["title", "open", "bare", "same text", "next", "open"]
        )
        #expect(
            table.entries.flatMap(\.values).map(\.text) == [
                "Café \"A\"", "Open", "single", "same text", "x", "Open again",
            ]
        )
        #expect(
            table.entries.map(\.note) == [
                "The title\n   of the card", "A button", nil, nil, nil, nil,
            ]
        )
        #expect(table["open"]?.values.first?.text == "Open again")
        #expect(table["other"] == nil)
        let places = TextPlaces(of: Array(text.utf8))
        #expect(places.position(of: table.entries[1].offset) == TextPosition(line: 9, column: 1))
        let value = try #require(table.entries[1].values.first)
        #expect(places.position(of: value.offset) == TextPosition(line: 9, column: 10))
    }

    @Test(arguments: [
        "", " \n", "/* nothing */", "{}", "\u{FEFF}",
        "<?xml version=\"1.0\"?><plist><dict/></plist>",
    ])
    func emptyTables(_ text: String) throws {
        #expect(try StringTable(strings: Array(text.utf8)).entries.isEmpty)
    }

    @Test func stringsAsPropertyList() throws {
        let text = "<plist><dict><key>a</key><string>b</string><key>c</key><true/></dict></plist>"
        let table = try StringTable(strings: Array(text.utf8))
        #expect(table.entries.map(\.key) == ["a"])
        #expect(table["a"]?.values.first?.text == "b")
    }

    @Test func stringsInUTF16() throws {
        let text = "\u{FEFF}/* é */\n\"a\" = \"ü\";"
        let bytes = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let table = try StringTable(strings: bytes)
        #expect(table["a"]?.values.first?.text == "ü")
        #expect(table["a"]?.note == "é")
    }

    @Test(arguments: [
        ("\"a\" = \"b\"", PropertyListError.Code.semicolonExpected),
        ("\"a\" \"b\";", .equalsExpected),
        ("\"a\" = \"b;", .stringNotClosed), ("(a)", .form), ("<plist><array/></plist>", .form),
        ("\"a\" = \"b\";\n<<<<<<< HEAD\n\"c\" = \"d\";", .mergeConflict),
    ])
    func faults(_ text: String, _ code: PropertyListError.Code) {
        let error = #expect(throws: PropertyListError.self) {
            try StringTable(Array(text.utf8), form: .strings)
        }
        #expect(error?.code == code)
    }

    // MARK: .stringsdict

    @Test func stringsdict() throws {
        let text = """
            <plist version="1.0"><dict>
            <key>%d cups</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@cups@ to go</string>
                <key>cups</key><dict>
                    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key><string>d</string>
                    <key>one</key><string>%d cup</string>
                    <key>other</key><string>%d cups</string>
                </dict>
            </dict>
            <key>greeting</key><dict>
                <key>NSStringVariableWidthRuleType</key><dict>
                    <key>10</key><string>Hi</string><key>20</key><string>Hello</string>
                </dict>
            </dict>
            <key>press</key><dict>
                <key>NSStringDeviceSpecificRuleType</key><dict>
                    <key>mac</key><string>Click</string><key>other</key><string>Tap</string>
                </dict>
            </dict>
            </dict></plist>
            """
        let table = try StringTable(Array(text.utf8), form: .stringsdict)
        #expect(table.entries.map(\.key) == ["%d cups", "greeting", "press"])
        #expect(
            table.entries.map { $0.values.map(describe) } == [
                [
                    "%#@cups@ to go", "variable cups, plural one: %d cup",
                    "variable cups, plural other: %d cups",
                ], ["width 10: Hi", "width 20: Hello"], ["device mac: Click", "device other: Tap"],
            ]
        )
        let variable = try #require(table.entries.first?.variables.first)
        #expect(variable.name == "cups" && variable.specifier == "d" && variable.argument == nil)
        let places = TextPlaces(of: Array(text.utf8))
        #expect(places.position(of: variable.offset).line == 4)
        #expect(try StringTable(Array("{}".utf8), form: .stringsdict).entries.isEmpty)
    }

    // MARK: .xcstrings

    private static let catalog = #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "" : { },
            "Order" : {
              "comment" : "A button",
              "extractionState" : "manual",
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Order now" } },
                "fr" : { "variations" : { "device" : {
                  "ipad" : { "stringUnit" : { "state" : "new", "value" : "A" } },
                  "other" : { "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "needs_review", "value" : "B" } }
                  } } }
                } } }
              }
            },
            "%lld of %lld" : {
              "localizations" : { "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@cups@ of %2$lld" },
                "substitutions" : { "cups" : {
                  "argNum" : 1, "formatSpecifier" : "lld",
                  "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg cup" } }
                  } }
                } }
              } }
            },
            "™" : { "shouldTranslate" : false },
            "Start ${applicationName}" : { "localizations" : { "en" : {
              "stringSet" : { "state" : "translated", "values" : [ "Go", "Start" ] }
            } } }
          },
          "version" : "1.0"
        }
        """#

    @Test func xcstrings() throws {
        let bytes = Array(Self.catalog.utf8)
        let table = try StringTable(bytes, form: .xcstrings)
        #expect(table.sourceLanguage == "en")
        #expect(table.languages == ["en", "fr"])
        #expect(
            table.entries.map { $0.values.map(describe) } == [
                [],
                [
                    "en: Order now (translated)", "fr, device ipad: A (new)",
                    "fr, device other, plural one: B (needs_review)",
                ],
                [
                    "en: %#@cups@ of %2$lld (translated)",
                    "en, variable cups, plural one: %arg cup (translated)",
                ], [], ["en: Go (translated)", "en: Start (translated)"],
            ]
        )
        #expect(table["Order"]?.note == "A button")
        #expect(table.entries.map(\.isTranslated) == [true, true, true, false, true])
        let variable = try #require(table.entries[2].variables.first)
        #expect(variable.name == "cups" && variable.argument == 1 && variable.specifier == "lld")
        #expect(variable.language == "en")
        let place = try #require(table["Order"]?.values.first)
        #expect(TextPlaces(of: bytes).position(of: place.offset).line == 9)
    }

    @Test(arguments: [
        ("{}", PropertyListError.Code.form), ("[]", .form),
        ("{\"strings\": {},}", .json(.nameExpected)),
        ("{\n<<<<<<< HEAD\n\"strings\": {} }", .mergeConflict),
    ])
    func faultsOfCatalogs(_ text: String, _ code: PropertyListError.Code) {
        let error = #expect(throws: PropertyListError.self) {
            try StringTable(Array(text.utf8), form: .xcstrings)
        }
        #expect(error?.code == code)
    }

    /// Whatever replaces an object or a string, nothing traps and the rest is read.
    @Test(arguments: ["1", "null", "\"x\"", "[]", "{}", "{\"a\":{}}"])
    func strangeCatalogs(_ value: String) throws {
        for word in [
            "\"strings\"", "\"localizations\"", "\"fr\"", "\"stringUnit\"", "\"variations\"",
        ] {
            let text = Self.catalog.split(separator: "\n").map { line -> String in
                guard let range = line.firstRange(of: word + " : ") else { return String(line) }
                return String(line[..<range.upperBound]) + value + ","
            }.joined(separator: "\n")
            _ = try? StringTable(Array(text.utf8), form: .xcstrings)
        }
        let entry = "{\"strings\": {\"a\": \(value), \"b\": {\"localizations\": \(value)}}}"
        #expect(try StringTable(Array(entry.utf8), form: .xcstrings).entries.count == 2)
    }

    @Test(arguments: [
        ("fr.lproj/Localizable.strings", StringTableForm.strings), ("A.stringsdict", .stringsdict),
        ("A.xcstrings", .xcstrings), ("A.plist", nil),
    ])
    func formsByName(_ name: String, _ form: StringTableForm?) {
        #expect(StringTableForm(name: name) == form)
    }
}
