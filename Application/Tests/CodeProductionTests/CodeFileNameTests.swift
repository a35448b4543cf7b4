// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeProduction
import Testing

/// Each name of a list is that of exactly one file, wherever the files are unpacked: `batch` and
/// `pack` accept the same names.
struct CodeFileNameTests {
    private static func list(_ names: [String]) throws -> CodeList {
        let rows = names.map { name in
            "\"\(name.replacing("\"", with: "\"\""))\",https://a.com\n"
        }
        let text = "SVG File Name,URL\n" + rows.joined()
        return try CodeList(Array(text.utf8), style: plainStyle)
    }

    private static let refused: [(String, RowError.Reason)] = [
        ("CON", .reservedFileName), ("con.svg", .reservedFileName),
        ("Nul.a.svg", .reservedFileName),
        ("COM1.svg", .reservedFileName), ("lpt9", .reservedFileName),
        ("LPT\u{B9}.svg", .reservedFileName), ("aux .svg", .reservedFileName),
        ("CONOUT$.svg", .reservedFileName),
        ("a.svg.", .fileNameEnding), ("a.svg ", .fileNameEnding), ("a.svg\u{A0}", .fileNameEnding),
        ("a\u{9B}31m.svg", .unsafeFileName), ("a\u{7F}.svg", .unsafeFileName),
        ("a\u{202E}gvs.svg", .unsafeFileName), ("a\u{2028}.svg", .unsafeFileName),
        ("\u{200F}.svg", .unsafeFileName), ("a\t.svg", .unsafeFileName),
        ("a/b.svg", .unsafeFileName), ("a\\b.svg", .unsafeFileName), ("...", .fileNameEnding),
        (
            String(repeating: "\u{1F331}", count: 63) + ".svg",
            .fileNameTakesTooMuch(bytes: 256, limit: 255)
        ),
    ]

    @Test(arguments: refused)
    func nameIsRefusedAlike(_ name: String, _ reason: RowError.Reason) throws {
        #expect(try Self.list([name]).failures == [RowError(row: 2, reason: reason)])
        let order = CodeOrder(row: 2, fileName: name, url: "https://a.com", style: plainStyle)
        #expect(throws: PrintPackage.PackingError.rows([RowError(order, reason: reason)])) {
            try PrintPackage(orders: [order], archiveName: "a.zip")
        }
    }

    @Test(arguments: [
        "CONsole.svg", "COM.svg", "COM10.svg", "a.con.svg", "=a.svg", ".svg", " a.svg", "nul1.svg",
        "a..svg", "\u{1F468}\u{200D}\u{1F469}.svg", "שלום.svg",
        String(repeating: "a", count: 184) + ".svg",
    ])
    func nameIsAcceptedAlike(_ name: String) throws {
        let list = try Self.list([name])
        #expect(list.failures == [])
        #expect(try PrintPackage(orders: list.orders, archiveName: "a.zip").orders == list.orders)
    }

    // Where the case of letters does not matter, one file would overwrite the other.
    @Test(arguments: [
        ("a.svg", "A.SVG"), ("é.svg", "e\u{301}.svg"), ("É.svg", "e\u{301}.svg"), ("a", "A"),
    ])
    func caseDoesNotDistinguish(_ one: String, _ other: String) throws {
        let failures = try Self.list([one, "b.svg", other]).failures
        #expect(failures.map(\.row) == [4])
        #expect(failures.map(\.reason) == [.repeatedFileName(earlierRow: 2)])
    }
}
