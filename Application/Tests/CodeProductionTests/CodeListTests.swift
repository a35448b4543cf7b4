// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppClipCodes
@testable import CodeProduction

struct CodeListTests {
    // MARK: The generator's list

    //
    @Test
    func readsTheDocumentedList() throws {
        let codes = try list(documentedList)
        #expect(codes.kind == .generator)
        #expect(codes.failures == [])
        #expect(codes.orders.map(\.row) == [2, 3, 4, 5])
        #expect(
            codes.orders.map(\.fileName) == [
                "camera_standalone.svg", "nfc_standalone.svg", "camera_badge.svg", "nfc_badge.svg",
            ]
        )
        #expect(codes.orders.map(\.style.kind) == [.camera, .nfc, .camera, .nfc])
        #expect(codes.orders.map(\.style.logo) == [.none, .none, .badge, .badge])
        #expect(codes.orders.allSatisfy { $0.url == "https://appclip.example.com" })
        let pair = ColorPair(foreground: .black, background: .white)
        #expect(codes.orders.allSatisfy { $0.style.colors == pair })
    }

    // A7: the order of the columns is free.
    @Test func columnsCanBeInAnyOrder() throws {
        let text = """
            Logo,Foreground Color,URL,Type,SVG File Name,Background Color
            none,123456,https://a.com,nfc,a.svg,FFFFFF
            """
        let order = try #require(try list(text).orders.first)
        let pair = ColorPair(foreground: RGBColor(0x123456), background: .white)
        #expect(order.style == CodeStyle(colors: pair, kind: .nfc, logo: .none))
        #expect(order.fileName == "a.svg")
        #expect(order.url == "https://a.com")
    }

    // the names may not be changed.
    @Test(
        arguments: [
            ("File,URL,Background Color,Foreground Color,Type,Logo", [Column.fileName], ["File"]),
            (
                "svg file name,URL,Background Color,Foreground Color,Type,Logo", [.fileName],
                ["svg file name"]
            ),
            ("SVG File Name,URL,Background Color,Foreground Color,Type", [.logo], []),
            ("SVG File Name,URL,Background Color,Foreground Color,Type,Logo,Notes", [], ["Notes"]),
            (
                "SVG File Name,URL,Background,Foreground,Type,Logo", [.background, .foreground],
                ["Background", "Foreground"]
            ),
            ("URL,Type", [.fileName, .background, .foreground, .logo], []),
            ("Name,Link", Column.allCases, ["Name", "Link"]),
        ] as [(String, [Column], [String])]
    )
    func aHeaderWithOtherNamesIsRefused(
        _ header: String,
        missing: [Column],
        unknown: [String]
    ) {
        let error = #expect(throws: CodeList.ReadingError.self) {
            try list(header + "\na.svg,https://a.com,FFFFFF,000000,cam,none", kinds: [.generator])
        }
        #expect(error == .header(missing: missing, unknown: unknown))
    }

    @Test func aColumnCanAppearOnlyOnce() {
        let error = #expect(throws: CodeList.ReadingError.self) {
            try list("URL,SVG File Name,URL\nhttps://a.com,a.svg,https://b.com")
        }
        #expect(error == .repeatedColumn(.url))
    }

    // A-47, O-04: each error has its row, and the other rows are accepted.
    @Test(arguments: [
        ("a.svg,https://a.com,FFFFFF,000000,camera,none", RowError.Reason.type),
        ("a.svg,https://a.com,FFFFFF,000000,CAM,none", .type),
        ("a.svg,https://a.com,FFFFFF,000000,,none", .type),
        ("a.svg,https://a.com,FFFFFF,000000,cam,stamp", .logo),
        (
            "a.svg,https://a.com,FFFFF,000000,cam,none",
            .color(column: .background, fault: .init(code: .length, offset: 5))
        ),
        (
            "a.svg,https://a.com,FFFFFF,00000G,cam,none",
            .color(column: .foreground, fault: .init(code: .digit, offset: 5))
        ),
        (
            "a.svg,https://a.com,,000000,cam,none",
            .color(column: .background, fault: .init(code: .length, offset: 0))
        ),
        (
            "a.svg,https://a.com,101010,121212,cam,none",
            .contrast(ColorPair(foreground: RGBColor(0x121212), background: RGBColor(0x101010)))
        ),
        ("a.svg,https://a.com,FFFFFF,000000,cam", .fieldCount(actual: 5, expected: 6)),
        ("a.svg,https://a.com,FFFFFF,000000,cam,none,", .fieldCount(actual: 7, expected: 6)),
        (",https://a.com,FFFFFF,000000,cam,none", .emptyFileName),
        ("../a.svg,https://a.com,FFFFFF,000000,cam,none", .unsafeFileName),
        ("/etc/a.svg,https://a.com,FFFFFF,000000,cam,none", .unsafeFileName),
        ("sub/a.svg,https://a.com,FFFFFF,000000,cam,none", .unsafeFileName),
        ("..\\a.svg,https://a.com,FFFFFF,000000,cam,none", .unsafeFileName),
        ("..,https://a.com,FFFFFF,000000,cam,none", .unsafeFileName),
        (".,https://a.com,FFFFFF,000000,cam,none", .unsafeFileName),
        ("a\0.svg,https://a.com,FFFFFF,000000,cam,none", .unsafeFileName),
        ("\"a\nb.svg\",https://a.com,FFFFFF,000000,cam,none", .unsafeFileName),
        // The slash and U+0301 are one character.
        ("a/\u{301}.svg,https://a.com,FFFFFF,000000,cam,none", .unsafeFileName),
        (
            String(repeating: "é", count: 126) + ".svg,https://a.com,FFFFFF,000000,cam,none",
            .fileNameTakesTooMuch(bytes: 256, limit: 255)
        ),
    ])
    func aRowWithAnErrorIsReportedWithItsNumber(_ row: String, reason: RowError.Reason) throws {
        let codes = try list(
            """
            \(documentedHeader)
            one.svg,https://a.com,ffffff,#000000,cam,none
            \(row)
            two.svg,https://a.com,FFFFFF,000000,nfc,badge
            """
        )
        #expect(codes.failures == [RowError(row: 3, reason: reason)])
        #expect(codes.orders.map(\.fileName) == ["one.svg", "two.svg"])
    }

    @Test(arguments: [
        "-a.svg", "a b.svg", "ä\u{1F331}.svg", "...svg", "a.SVG", "a", "~.svg", "$(x).svg",
    ])
    func plainNamesAreAccepted(_ name: String) throws {
        let codes = try list("\(documentedHeader)\n\(name),https://a.com,FFFFFF,000000,cam,none")
        #expect(codes.orders.map(\.fileName) == [name])
    }

    @Test func aNameCanAppearOnlyOnce() throws {
        let codes = try list(
            """
            SVG File Name,URL
            a.svg,https://a.com
            b.svg,https://b.com
            a.svg,https://c.com
            """
        )
        #expect(codes.orders.map(\.row) == [2, 3])
        #expect(codes.failures.map(\.row) == [4])
        #expect(codes.failures.map(\.reason) == [.repeatedFileName(earlierRow: 2)])
    }

    // These are what spreadsheets leave of a row that was emptied.
    @Test func rowsOfCommasAreSkipped() throws {
        let codes = try list(documentedList + ",,,,,\n\na.svg,https://a.com,FFFFFF,000000,cam,none")
        #expect(codes.failures == [])
        #expect(codes.orders.map(\.row) == [2, 3, 4, 5, 8])
    }

    @Test(arguments: ["", "\n\n", ",,\n,", documentedHeader, documentedHeader + "\n,,,,,\n"])
    func aListWithoutRowsIsRefused(_ text: String) {
        #expect(throws: CodeList.ReadingError.empty) { try list(text) }
    }

    @Test func errorsOfTheFileArePassedOn() {
        #expect(throws: CodeList.ReadingError.csv(.init(code: .openQuotation, row: 2))) {
            try list("https://a.com\n\"https://b.com")
        }
    }

    // MARK: Mapping files

    // the documentation's example has a space after the comma.
    @Test(arguments: [", ", ","])
    func readsTheDocumentedMappingFile(_ comma: String) throws {
        let codes = try list(
            """
            SVG File Name\(comma)URL
            AppClipCode1.svg\(comma)https://example.com
            AppClipCode2.svg\(comma)https://appclip.example.com/
            """
        )
        #expect(codes.kind == .mapping)
        #expect(codes.failures == [])
        #expect(codes.orders.map(\.fileName) == ["AppClipCode1.svg", "AppClipCode2.svg"])
        #expect(codes.orders.map(\.url) == ["https://example.com", "https://appclip.example.com/"])
        #expect(codes.orders.allSatisfy { $0.style == plainStyle })
    }

    // a single list can be used to generate the codes and to submit them.
    @Test func aGeneratorsListServesAsMappingFile() throws {
        let codes = try list(documentedList, kinds: [.mapping])
        #expect(codes.kind == .generator)
        #expect(codes.orders.count == 4)
    }

    @Test func aMappingFileIsNoListForTheGenerator() {
        let error = #expect(throws: CodeList.ReadingError.self) {
            try list("SVG File Name,URL\na.svg,https://a.com", kinds: [.generator, .urls])
        }
        #expect(
            error
                == .header(missing: [.background, .foreground, .type, .logo], unknown: [])
        )
    }

    // MARK: URLs alone

    //
    @Test
    func eachURLOfAListIsACode() throws {
        let codes = try list(
            """
            https://appclip.example.com/about
            https://appclip.example.com/buy
            https://appclip.example.com/buy?id=123
            https://appclip.example.com/buy?id=456
            https://appclip.example.com/buy?id=789
            """
        )
        #expect(codes.kind == .urls)
        #expect(codes.orders.count == 5)
        #expect(codes.orders.map(\.row) == [1, 2, 3, 4, 5])
        #expect(codes.orders[4].url == "https://appclip.example.com/buy?id=789")
        #expect(codes.orders[4].fileName == "AppClipCode5.svg")
    }

    // O-05: each value of a row is a URL.
    @Test func severalValuesInARowAreSeveralCodes() throws {
        let codes = try list("https://a.com , https://b.com,\n\n,https://c.com\nnot a url\n")
        #expect(
            codes.orders.map(\.url)
                == ["https://a.com", "https://b.com", "https://c.com", "not a url"]
        )
        #expect(codes.orders.map(\.row) == [1, 1, 3, 4])
        #expect(Set(codes.orders.map(\.fileName)).count == 4)
    }

    // a header over a list of URLs is an error.
    @Test func aHeaderOverURLsIsRefused() {
        let error = #expect(throws: CodeList.ReadingError.self) {
            try list("URL\nhttps://a.com", kinds: [.generator, .urls])
        }
        guard case .header(let missing, let unknown)? = error else {
            Issue.record("the header was taken")
            return
        }
        #expect(missing.contains(.fileName))
        #expect(unknown == [])
    }

    @Test func aMistypedURLInTheFirstRowIsNoHeader() throws {
        let codes = try list("http:/a.com\nhttps://b.com", kinds: [.generator, .urls])
        #expect(codes.kind == .urls)
        #expect(codes.orders.count == 2)
    }

    // MARK: Separators

    // O-05: spreadsheets write semicolons where the comma is the decimal mark, and tabs on request.
    @Test(
        arguments: [
            (documentedList, ";"), (documentedList, "\t"),
            (documentedList, " ; "), (documentedList, " \t "),
        ]
    )
    func otherSeparatorsAreRecognized(_ text: String, separator: String) throws {
        let written = text.replacingOccurrences(of: ",", with: separator)
        let ours = try list(written)
        let plain = try list(text)
        #expect(ours.kind == .generator)
        #expect(ours.orders == plain.orders)
        #expect(ours.failures == [])
        let marked = try list("\u{FEFF}" + written.replacingOccurrences(of: "\n", with: "\r\n"))
        #expect(marked.orders == plain.orders)
    }

    @Test(arguments: [
        // A mapping file; a comma in a URL stays in it.
        ("SVG File Name;URL\na.svg;https://a.com/1,2\n", ["https://a.com/1,2"]),
        ("\"SVG File Name\"\t\"URL\"\na.svg\thttps://a.com/?a=1;2\n", ["https://a.com/?a=1;2"]),
        // A semicolon in a URL is not a separator.
        ("SVG File Name,URL\na.svg,https://a.com/1;2\n", ["https://a.com/1;2"]),
        // URLs alone.
        (
            "https://a.com;https://b.com\nhttps://c.com",
            ["https://a.com", "https://b.com", "https://c.com"]
        ),
        ("https://a.com\thttps://b.com", ["https://a.com", "https://b.com"]),
        (";https://a.com", ["https://a.com"]),
        ("https://a.com/1;2", ["https://a.com/1;2"]),
        ("https://a.com/1;2,https://b.com", ["https://a.com/1;2", "https://b.com"]),
        // A first line that only states the separator.
        ("sep=;\nSVG File Name;URL\na.svg;https://a.com\n", ["https://a.com"]),
        (
            "SEP=;\r\nhttps://a.com/,\r\nhttps://b.com;https://c.com",
            ["https://a.com/,", "https://b.com", "https://c.com"]
        ),
        ("\u{FEFF}sep=\t\nhttps://a.com/;\thttps://b.com", ["https://a.com/;", "https://b.com"]),
    ])
    func theFirstRowTellsTheSeparator(_ text: String, urls: [String]) throws {
        let codes = try list(text)
        #expect(codes.orders.map(\.url) == urls)
        #expect(codes.failures == [])
    }

    @Test func rowsAreCountedFromTheLineWithTheSeparator() throws {
        let codes = try list("sep=;\nSVG File Name;URL\na.svg;https://a.com\nb.svg\n")
        #expect(codes.orders.map(\.row) == [3])
        #expect(
            codes.failures == [RowError(row: 4, reason: .fieldCount(actual: 1, expected: 2))]
        )
        let error = #expect(throws: CodeList.ReadingError.self) {
            try list("sep=;\nName;Link\n", kinds: [.generator])
        }
        #expect(error == .header(missing: Column.allCases, unknown: ["Name", "Link"]))
    }

    // A header with other names is still split at the right separator.
    @Test(arguments: [";", "\t", ","])
    func aHeaderWithOtherNamesNamesThem(_ separator: String) {
        let text = ["Name", "Link", "Colour"].joined(separator: separator)
        let error = #expect(throws: CodeList.ReadingError.self) {
            try list(text + "\n", kinds: [.generator])
        }
        #expect(error == .header(missing: Column.allCases, unknown: ["Name", "Link", "Colour"]))
    }
}
