// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeProduction
import Foundation
import Terminal
import Testing

@testable import CodeReports

/// Reports about URLs that fit in codes or not, and about rows of lists.
@Suite struct CheckReportTests {
    private static let long = "https://www.example.com/" + String(repeating: "x7", count: 40)

    @Test func aURLThatFits() {
        let report = CheckReport("https://a.com", tables: .standard)
        #expect(report.fits && report.notes.isEmpty)
        let lines = report.text.split(separator: "\n")
        #expect(lines[0] == "https://a.com")
        #expect(lines[1].hasPrefix("  fits: ") && lines[1].hasSuffix(" of 128 bits"))
        #expect(lines[2].hasPrefix("  host ") && lines[2].contains(", overhead "))
    }

    @Test func aURLThatIsTooLongHasShorterOnes() {
        let report = CheckReport(Self.long, tables: .standard)
        #expect(!report.fits)
        #expect(report.text.contains("\n  does not fit: "))
        #expect(report.text.contains("\n      remove 'www.' from the host; assumes: "))
        #expect(!report.text.contains(": saves "))
    }

    @Test func aTextThatIsNoURL() {
        let report = CheckReport("http://a.com\u{1B}", tables: .standard)
        #expect(!report.fits)
        #expect(report.text.hasPrefix("http://a.com\\u{1B}\n  refused: url: scheme: "))
    }

    // Each line of output has the same keys.
    @Test(arguments: ["https://a.com", long, "a"])
    func keysOfJSON(url: String) throws {
        let json = try JSONEncoder().encode(CheckReport(url, tables: .standard))
        let values = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        #expect(
            values.keys.sorted() == [
                "advice", "bits", "error", "fits", "notes", "parts", "payload", "url",
            ]
        )
    }

    // MARK: Requests and lists

    @Test func theErrorOfARequestHasACorrection() throws {
        let style = CodeStyle(colors: ColorPair.templates[0])
        let request = CodeRequest(url: "https://A.com", style: style, tables: .standard)
        let report = try #require(#expect(throws: CommandError.self) { try request.code() }).report
        #expect(report.accepted == "https://a.com")
        #expect(report.character == "A" && report.offset == 8 && report.part == "host")
        #expect(report.message.hasSuffix(" Accepted: https://a.com"))
    }

    @Test func rowsAreInOrder() {
        let style = CodeStyle(colors: ColorPair.templates[0])
        let order = CodeOrder(row: 2, fileName: "b.svg", url: "https://a.com", style: style)
        let report = ListReport(
            list: "-",
            output: "codes",
            orders: [order],
            failures: [
                RowError(order, reason: .write("no space left")),
                RowError(row: 1, reason: .emptyFileName),
            ],
            made: 0
        )
        #expect(
            report.lines == [
                "standard input: row 1: SVG File Name: the name is empty.",
                "standard input: row 2 (b.svg): no space left",
            ]
        )
        // The first row did not become an order.
        #expect(report.summary(verb: "Made") == "Made 0 of 2 codes: codes")
    }
}
