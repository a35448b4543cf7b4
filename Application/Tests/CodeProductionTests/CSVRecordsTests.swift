// SPDX-License-Identifier: Apache-2.0

import CodeProduction
import SeededRandom
import TestPrograms
import Testing

struct CSVRecordsTests {
    private func rows(_ text: String) throws -> [[String]] {
        try CSVRecords(Array(text.utf8)).records.map(\.fields)
    }

    // O-05: byte order mark, line ends, quotation marks and blanks are read as spreadsheets write
    // them.
    @Test(arguments: [
        ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
        ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
        ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
        ("a\n\rb", [["a"], ["b"]]),
        ("\u{FEFF}a,b", [["a", "b"]]),
        ("\u{FEFF}\"a\",b", [["a", "b"]]),
        // Only the first one is a byte order mark.
        ("\u{FEFF}\u{FEFF}a", [["\u{FEFF}a"]]),
        ("a,\u{FEFF}b", [["a", "\u{FEFF}b"]]),
        ("\"a,b\",c", [["a,b", "c"]]),
        ("\"say \"\"a\"\"\",c", [["say \"a\"", "c"]]),
        ("\"\"\"\"", [["\""]]),
        ("\"one\ntwo\r\nthree\",c", [["one\ntwo\r\nthree", "c"]]),
        (" a ,\tb\t", [["a", "b"]]),
        ("a b , c d", [["a b", "c d"]]),
        (" \" a \" , b", [[" a ", "b"]]),
        // A quotation mark within a field is an ordinary character.
        ("a\"b,c", [["a\"b", "c"]]),
        ("a,,c", [["a", "", "c"]]),
        (",", [["", ""]]),
        ("a,", [["a", ""]]),
        ("\"\"", [[""]]),
        ("", []),
        ("\u{FEFF}", []),
        ("\n\r\n  \n\t", []),
        ("é,\u{1F331}", [["é", "\u{1F331}"]]),
        ("a\0b", [["a\0b"]]),
    ])
    func reads(_ text: String, expected: [[String]]) throws {
        #expect(try rows(text) == expected)
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func rowsAreNumberedAsInASpreadsheet(_ end: String) throws {
        let text = ["a", "", "\"b\(end)b\"", "  ", "c", ""].joined(separator: end)
        let records = try CSVRecords(Array(text.utf8)).records
        #expect(records.map(\.row) == [1, 3, 5])
    }

    @Test(arguments: [
        ("a\n\"b", CSVRecords.ReadingError.Code.openQuotation, 2),
        ("\"", .openQuotation, 1),
        ("a\n\n\"b\"c", .textAfterQuotation, 3),
        ("\"b\" c,d", .textAfterQuotation, 1),
        ("\"b\"\"", .openQuotation, 1),
        ("1,2,3,4,5", .tooManyFields(limit: 4), 1),
        ("1,2\n,,,,", .tooManyFields(limit: 4), 2),
        ("1\n2\n\n3\n4", .tooManyRecords(limit: 3), 5),
        ("1\n123456789", .fieldTooLong(limit: 8), 2),
        ("1\n\"123456789\"", .fieldTooLong(limit: 8), 2),
        (String(repeating: "1,\n", count: 14), .fileTooLarge(limit: 40), 1),
    ])
    func refuses(_ text: String, code: CSVRecords.ReadingError.Code, row: Int) {
        var limits = CSVRecords.Limits()
        limits.fields = 4
        limits.records = 3
        limits.fieldSize = 8
        limits.fileSize = 40
        let error = #expect(throws: CSVRecords.ReadingError.self) {
            try CSVRecords(Array(text.utf8), limits: limits)
        }
        #expect(error?.code == code)
        #expect(error?.row == row)
    }

    @Test func acceptsValuesAtTheLimits() throws {
        var limits = CSVRecords.Limits()
        limits.fields = 4
        limits.records = 3
        limits.fieldSize = 8
        limits.fileSize = 25
        let text = "12345678,2,3,4\n\"12\"\"4\"\n5\n"
        #expect(text.utf8.count == limits.fileSize)
        let records = try CSVRecords(Array(text.utf8), limits: limits).records
        #expect(records.map(\.fields) == [["12345678", "2", "3", "4"], ["12\"4"], ["5"]])
    }

    @Test(
        arguments: [
            [0x61, 0x0A, 0xFF], [0x61, 0x0A, 0x22, 0xC3, 0x22], [0x61, 0x0A, 0xED, 0xA0, 0x80],
            [0x61, 0x0A, 0xC0, 0xAF],
        ] as [[UInt8]]
    )
    func bytesThatAreNotUTF8AreRefusedWithTheirRow(_ bytes: [UInt8]) {
        let error = #expect(throws: CSVRecords.ReadingError.self) { try CSVRecords(bytes) }
        #expect(error?.code == .notUTF8)
        #expect(error?.row == 2)
    }

    @Test func aFileInUTF16IsRefused() {
        let bytes: [UInt8] = [0xFF, 0xFE] + "a,b".utf8.flatMap { [$0, 0] }
        let error = #expect(throws: CSVRecords.ReadingError.self) { try CSVRecords(bytes) }
        #expect(error?.code == .notUTF8)
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func anyBytesAreReadOrRefused(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        // Mostly bytes with a meaning.
        let alphabet: [UInt8] = Array("ab \t,,,\"\"\"\n\r\u{FEFF}é".utf8) + [0, 0x80, 0xFF]
        for _ in 0..<2_000 {
            let length = Int.random(in: 0..<40, using: &random)
            let bytes = (0..<length).map { _ in
                alphabet.randomElement(using: &random) ?? 0
            }
            guard let file = try? CSVRecords(bytes) else { continue }
            #expect(zip(file.records, file.records.dropFirst()).allSatisfy { $0.row < $1.row })
            #expect(file.records.allSatisfy { !$0.fields.isEmpty })
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func whatIsWrittenIsReadBack(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let alphabet = Array("ab \t,\"\u{FEFF}é\0\n\r").map(String.init) + ["\r\n", "\u{301}"]
        for _ in 0..<300 {
            func field() -> String {
                (0..<Int.random(in: 0..<5, using: &random))
                    .map { _ in alphabet.randomElement(using: &random) ?? "a" }
                    .joined()
            }
            let written = (0..<Int.random(in: 0..<5, using: &random)).map { _ in
                (0..<Int.random(in: 1..<4, using: &random)).map { _ in field() }
            }
            var text = CSVText()
            for record in written { text.append(record) }
            let read = try CSVRecords(text.bytes).records.map(\.fields)
            // Compared as bytes: equal strings can have different spellings.
            #expect(
                read.map { $0.map { Array($0.utf8) } } == written.map { $0.map { Array($0.utf8) } }
            )
        }
    }

    // A value that looks like a line that states the separator.
    @Test(arguments: ["sep=;", "SEP=,", "sep=\t", "Sep=", "sep=;;"])
    func aFirstValueIsNoSeparator(_ value: String) throws {
        var text = CSVText()
        text.append([value])
        text.append(["a;b", "c"])
        let read = try CSVRecords(text.bytes)
        #expect(read.separator == .comma)
        #expect(read.records.map(\.fields) == [[value], ["a;b", "c"]])
    }

    @Test func writesLikeSpreadsheets() {
        var text = CSVText()
        text.append(["a.svg", "https://a.com/?x=1,2", "say \"a\"", " a", "a\t", ""])
        let expected = "a.svg,\"https://a.com/?x=1,2\",\"say \"\"a\"\"\",\" a\",\"a\t\",\r\n"
        #expect(String(decoding: text.bytes, as: UTF8.self) == expected)
    }

    @Test(.enabled(if: Peers.areWanted))
    func pythonReadsWhatIsWritten() throws {
        var text = CSVText()
        let rows = [
            ["SVG File Name", "URL"], ["a, \"b\".svg", "https://a.com/?x=1,2"], [" c\n", ""],
        ]
        for row in rows { text.append(row) }
        let script = """
            import csv, io, sys
            text = sys.stdin.buffer.read().decode()
            print(list(csv.reader(io.StringIO(text, newline=''))))
            """
        let run = try ProgramRun("python3", ["-c", script], input: text.bytes)
        #expect(
            run.text == """
                [['SVG File Name', 'URL'], ['a, "b".svg', 'https://a.com/?x=1,2'], [' c\\n', '']]

                """
        )
    }
}
