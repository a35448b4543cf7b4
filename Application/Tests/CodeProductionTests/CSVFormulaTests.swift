// SPDX-License-Identifier: Apache-2.0

import CodeProduction
import SeededRandom
import Testing

/// No field of a list that we write is run as a formula by a spreadsheet.
struct CSVFormulaTests {
    private static func written(_ fields: [String]) -> (text: String, bytes: [UInt8]) {
        var text = CSVText()
        text.append(fields)
        return (String(decoding: text.bytes, as: UTF8.self), text.bytes)
    }

    @Test(arguments: [
        ("=1+1", "'=1+1"), ("+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"), ("-2+3", "'-2+3"),
        ("@SUM(1)", "'@SUM(1)"), ("\t=1", "\"'\t=1\""), ("\r=1", "\"'\r=1\""),
        ("=a,b", "\"'=a,b\""), ("=\"a\"", "\"'=\"\"a\"\"\""), ("=", "'="), ("-", "'-"),
        ("-a.svg", "'-a.svg"), ("-1.5.2", "'-1.5.2"), ("-1e5", "'-1e5"), ("--1", "'--1"),
        // Apostrophes that belong to the field, of which reading removes one.
        ("'=1", "''=1"), ("''-", "'''-"),
        // Numbers, and texts that are not formulas.
        ("-12.5", "-12.5"), ("+3", "+3"), ("12", "12"), ("a=1", "a=1"), ("'a", "'a"), ("", "\"\""),
        (" =1", "\" =1\""),
    ])
    func formulasGetAnApostrophe(_ field: String, _ text: String) throws {
        let written = Self.written([field])
        #expect(written.text == text + "\r\n")
        #expect(try CSVRecords(written.bytes).records.map(\.fields) == [[field]])
    }

    @Test(arguments: [("'=1", "=1"), ("''=1", "'=1"), ("'a", "'a"), ("\"'+1+1\"", "+1+1")])
    func readingTakesTheApostropheAway(_ text: String, _ field: String) throws {
        #expect(try CSVRecords(Array(text.utf8)).records.first?.fields == [field])
    }

    // Otherwise a list that was read could be written and not be read again.
    @Test(arguments: ["=2345678", "=23,5678"])
    func apostropheDoesNotMakeAFieldTooLong(_ field: String) throws {
        var limits = CSVRecords.Limits()
        limits.fieldSize = 8
        let read = try CSVRecords(Self.written([field]).bytes, limits: limits)
        #expect(read.records.map(\.fields) == [[field]])
        for long in [field + "9", "1" + field] {
            #expect(throws: CSVRecords.ReadingError.self) {
                try CSVRecords(Self.written([long]).bytes, limits: limits)
            }
        }
    }

    @Test func nothingIsLost() throws {
        var random = SplitMix64(seed: 12)
        let alphabet = ["=", "+", "-", "@", "\t", "\r", "'", "'", "1", ".", "a", ",", "\u{301}"]
        for _ in 0..<2_000 {
            let fields = (0..<3).map { _ in
                (0..<Int.random(in: 0..<6, using: &random))
                    .map { _ in alphabet.randomElement(using: &random) ?? "" }
                    .joined()
            }
            let read = try CSVRecords(Self.written(fields).bytes).records.map(\.fields)
            #expect(read.map { $0.map { Array($0.utf8) } } == [fields.map { Array($0.utf8) }])
        }
    }
}
