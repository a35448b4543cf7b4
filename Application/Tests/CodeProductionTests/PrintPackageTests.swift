// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import AppClipExperiences
import AppClipFormats
import AppClipTypes
import CodeProduction
import TestPrograms
import Testing
import ZipFiles

struct PrintPackageTests {
    private func archive(
        _ orders: [CodeOrder],
        workers: Int = 2,
        svg: (@Sendable (CodeOrder) throws(RowError) -> [UInt8])? = nil
    ) async throws -> [UInt8] {
        let printPackage = try PrintPackage(orders: orders, archiveName: "codes.zip")
        var bytes: [UInt8] = []
        try await printPackage.write(
            with: CodeGenerator(workerCount: workers),
            svg: svg,
            to: { bytes += $0 },
            progress: { _ in }
        )
        return bytes
    }

    //
    @Test func theArchiveHasEachCodeAndTheMappingInItsRoot() async throws {
        let orders = orders(150)
        let archive = try ZipArchive(bytes: await archive(orders))
        #expect(archive.entries.map(\.name) == ["mapping.csv"] + orders.map(\.fileName))
        #expect(archive.entries.allSatisfy { !$0.name.contains("/") })
        let mapping = try CSVRecords(archive.contents(of: archive.entries[0], limit: 1 << 24))
            .records.map(\.fields)
        #expect(mapping == [["SVG File Name", "URL"]] + orders.map { [$0.fileName, $0.url] })
        for (file, order) in zip(archive.entries.dropFirst(), orders) {
            #expect(try archive.contents(of: file, limit: 1 << 24) == AppClipCode(order.url).svg)
        }
    }

    // with an independent reader.
    @Test(.enabled(if: Peers.areWanted))
    func pythonReadsTheArchive() async throws {
        let folder = try TemporaryFolder()
        var orders = orders(70)
        orders[3] = CodeOrder(
            row: 4,
            fileName: "\u{1F331}, \"é\".svg",
            url: orders[3].url,
            style: plainStyle
        )
        try folder.write(await archive(orders), to: "codes.zip")
        let script = """
            import csv, io, zipfile
            z = zipfile.ZipFile('codes.zip')
            assert z.testzip() is None
            names = z.namelist()
            assert not any('/' in name for name in names)
            text = z.read('mapping.csv').decode()
            rows = list(csv.DictReader(io.StringIO(text, newline='')))
            assert sorted(row['SVG File Name'] for row in rows) == sorted(names[1:])
            for row in rows:
                assert z.read(row['SVG File Name']).startswith(b'<?xml')
                print(row['URL'])
            """
        let run = try ProgramRun("python3", ["-c", script], in: folder)
        #expect(run.errorOutput == "")
        #expect(run.lines == orders.map(\.url))
    }

    @Test func equalListsGiveEqualArchives() async throws {
        let orders = orders(200)
        let once = try await archive(orders, workers: 1)
        let again = try await archive(orders, workers: 8)
        #expect(once == again)
    }

    // MARK: Limits

    //
    @Test func tenThousandCodesAreTheMaximum() throws {
        #expect(throws: Never.self) {
            try PrintPackage(orders: orders(10_000), archiveName: "codes.zip")
        }
        #expect(throws: PrintPackage.PackingError.tooManyCodes(count: 10_001, limit: 10_000)) {
            try PrintPackage(orders: orders(10_001), archiveName: "codes.zip")
        }
    }

    private static let longest =
        String(repeating: "é", count: 62) + String(repeating: "a", count: 122)

    // characters, including the extension.
    @Test func namesHaveAtMost188Characters() throws {
        func makePackage(
            svg: String = "a.svg",
            archive: String = "codes.zip",
            mapping: String = "mapping.csv"
        ) throws(PrintPackage.PackingError) {
            let order = CodeOrder(row: 9, fileName: svg, url: "https://a.com", style: plainStyle)
            _ = try PrintPackage(orders: [order], archiveName: archive, mappingName: mapping)
        }
        let name = Self.longest
        #expect(name.count == 184)
        try makePackage(svg: name + ".svg", archive: name + ".zip", mapping: name + ".csv")
        let error = #expect(throws: PrintPackage.PackingError.self) {
            try makePackage(svg: "b\(name).svg")
        }
        guard case .rows(let failures)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(failures.map(\.row) == [9])
        #expect(failures.map(\.reason) == [.longFileName(length: 189, limit: 188)])
        #expect(
            throws: PrintPackage.PackingError.longName(
                name: "b\(name).zip",
                length: 189,
                limit: 188
            )
        ) { try makePackage(archive: "b\(name).zip") }
        #expect(
            throws: PrintPackage.PackingError.longName(
                name: "b\(name).csv",
                length: 189,
                limit: 188
            )
        ) { try makePackage(mapping: "b\(name).csv") }
    }

    @Test(arguments: [
        ("a", RowError.Reason.notAnSVGName), ("a.png", .notAnSVGName),
        ("mapping.csv", .notAnSVGName), ("..", .unsafeFileName), ("a/b.svg", .unsafeFileName),
        ("a\\b.svg", .unsafeFileName), ("", .emptyFileName),
        // Unpacked on a Mac, one would be lost.
        ("First.SVG", .repeatedFileName(earlierRow: 1)),
    ])
    func namesThatCannotBeUnpackedAreRefused(_ name: String, reason: RowError.Reason) {
        let first = CodeOrder(row: 1, fileName: "first.svg", url: "", style: plainStyle)
        let order = CodeOrder(row: 2, fileName: name, url: "https://a.com", style: plainStyle)
        #expect(throws: PrintPackage.PackingError.rows([RowError(order, reason: reason)])) {
            try PrintPackage(orders: [first, order], archiveName: "codes.zip")
        }
    }

    // MARK: Rows with errors

    @Test func allRowsWithErrorsAreReported() async throws {
        var orders = orders(200)
        for index in [3, 70, 199] {
            let url = "https://a.com/ü"
            orders[index] = CodeOrder(
                row: index,
                fileName: orders[index].fileName,
                url: url,
                style: plainStyle
            )
        }
        do {
            _ = try await archive(orders)
            Issue.record("an archive was made")
        } catch PrintPackage.PackingError.rows(let failures) {
            #expect(failures.map(\.row) == [3, 70, 199])
        }
    }

    @Test func existingFilesAreUsedUnchanged() async throws {
        let svg = Array("<svg/>".utf8)
        let archive = try ZipArchive(bytes: await archive(orders(2)) { _ in svg })
        #expect(try archive.contents(of: archive.entries[1], limit: 1 << 24) == svg)
    }

    // MARK: Checking

    @Test func aFinishedArchiveIsValid() async throws {
        let archive = try ZipArchive(bytes: await archive(orders(100)))
        #expect(try PrintPackage.check(archive) == [])
    }

    // every code is read back.
    @Test func swappedRowsAreFound() async throws {
        var orders = orders(20)
        let svgs = try orders.map { try AppClipCode($0.url).svg }
        let (one, other) = (orders[4], orders[11])
        orders[4] = CodeOrder(row: 5, fileName: other.fileName, url: one.url, style: plainStyle)
        orders[11] = CodeOrder(row: 12, fileName: one.fileName, url: other.url, style: plainStyle)
        let byName = Dictionary(
            uniqueKeysWithValues: zip((1...20).map { "AppClipCode\($0).svg" }, svgs)
        )
        let bytes = try await archive(orders) { order in byName[order.fileName] ?? [] }
        let failures = try PrintPackage.check(ZipArchive(bytes: bytes))
        // The header is row 1.
        #expect(failures.map(\.row) == [6, 13])
        #expect(failures.allSatisfy { $0.reason == .otherURL })
        for order in [orders[4], orders[11]] {
            let svg = byName[order.fileName] ?? []
            #expect(throws: RowError(order, reason: .otherURL)) {
                try PrintPackage.check(svg, for: order)
            }
        }
    }

    // O-01: Apple's generator lowercases URLs, so its files may be listed with uppercase URLs.
    @Test(arguments: ["HTTPS://AppClip.Example.com/Buy", "https://appclip.example.com/Buy"])
    func aFileOfTheGeneratorIsRecognized(_ url: String) throws {
        let svg = try AppClipCode(url, spelling: .generator).svg
        let order = CodeOrder(row: 1, fileName: "a.svg", url: url, style: plainStyle)
        try PrintPackage.check(svg, for: order)
    }

    //
    @Test func theExperienceIsRequired() throws {
        let order = orders(1)[0]
        let svg = try AppClipCode(order.url).svg
        let prefix = try RegisteredURL(InvocationURL("https://b.com"))
        #expect(throws: RowError(order, reason: .otherExperience)) {
            try PrintPackage.check(svg, for: order, with: CodeGenerator(experience: prefix))
        }
    }

    @Test func filesThatAreNotCodesAreReported() throws {
        let order = orders(1)[0]
        #expect(throws: RowError(order, reason: .notACode(.noArcs))) {
            try PrintPackage.check(Array("<svg/>".utf8), for: order)
        }
    }

    /// Returns an archive as other programs make it, with the given files.
    private func foreign(_ files: [(name: String, text: String)]) throws -> ZipArchive {
        let folder = try TemporaryFolder()
        var script = "import sys, zipfile\nz = zipfile.ZipFile('a.zip', 'w')\n"
        for (number, file) in files.enumerated() {
            try folder.write(file.text, to: "\(number)")
            script += "z.writestr(sys.argv[\(number + 1)], open('\(number)', 'rb').read())\n"
        }
        script += "z.close()"
        let run = try ProgramRun(
            "python3",
            ["-W", "ignore", "-c", script] + files.map(\.name),
            in: folder
        )
        try #require(run.status == 0, "\(run.errorOutput)")
        return try ZipArchive(bytes: folder.bytes(of: "a.zip"))
    }

    private static let code =
        (try? AppClipCode("https://a.com")).map { String(decoding: $0.svg, as: UTF8.self) } ?? ""

    private static let mapping = ("mapping.csv", "SVG File Name, URL\na.svg, https://a.com\n")

    @Test(.enabled(if: Peers.areWanted))
    func archivesOfOthersAreChecked() throws {
        #expect(try PrintPackage.check(foreign([Self.mapping, ("a.svg", Self.code)])) == [])
    }

    //
    @Test(
        .enabled(if: Peers.areWanted),
        arguments: [
            ([("a.svg", "")], PrintPackage.CheckError.mappingFiles(count: 0)),
            ([mapping, ("b.CSV", "")], .mappingFiles(count: 2)),
            ([mapping, ("codes/a.svg", "")], .notInRootFolder(name: "codes/a.svg")),
            ([mapping, ("__MACOSX/._a.svg", "")], .notInRootFolder(name: "__MACOSX/._a.svg")),
            ([mapping, ("a.svg", ""), ("A.svg", "")], .repeatedName(name: "A.svg")),
            ([mapping, ("a.svg", code), ("b.svg", "")], .unmapped(name: "b.svg")),
            ([("m.csv", "Name,URL\n")], .list(.header(missing: [.fileName], unknown: ["Name"]))),
            ([("m.csv", "")], .list(.empty)),
            (
                [mapping, (longest + "12345", "")],
                .longName(name: longest + "12345", limit: 188)
            ),
        ] as [([(String, String)], PrintPackage.CheckError)]
    )
    func invalidArchivesAreRefused(
        _ files: [(String, String)],
        failure: PrintPackage.CheckError
    ) throws {
        let archive = try foreign(files.map { ($0.0, $0.1) })
        #expect(throws: failure) { try PrintPackage.check(archive) }
    }

    @Test(.enabled(if: Peers.areWanted))
    func unsafeNamesAreRefused() throws {
        #expect(throws: ZipError.entry(name: "..\\a.svg", .name(.backslash))) {
            try foreign([Self.mapping, ("..\\a.svg", "")])
        }
        #expect(throws: ZipError.entry(name: "a.svg", .duplicate)) {
            try foreign([Self.mapping, ("a.svg", ""), ("a.svg", "")])
        }
    }

    @Test(.enabled(if: Peers.areWanted))
    func missingFilesAndBadRowsAreReported() throws {
        let text = """
            SVG File Name,URL
            a.svg,https://a.com
            b.svg,https://a.com
            a.svg,https://a.com
            """
        let failures = try PrintPackage.check(foreign([("m.csv", text), ("a.svg", Self.code)]))
        #expect(failures.map(\.row) == [3, 4])
        #expect(failures.map(\.reason).last == .repeatedFileName(earlierRow: 2))
    }

    //
    @Test(.enabled(if: Peers.areWanted))
    func aMappingFileOfTooManyRowsIsRefused() throws {
        let rows = (1...10_001).map { "\($0).svg,https://a.com\n" }.joined()
        let archive = try foreign([("m.csv", "SVG File Name,URL\n" + rows)])
        #expect(throws: PrintPackage.CheckError.tooManyCodes(limit: 10_000)) {
            try PrintPackage.check(archive)
        }
    }
}

extension ZipArchive {
    fileprivate init(bytes: [UInt8]) throws { try self.init(MemoryBytes(bytes)) }
}
