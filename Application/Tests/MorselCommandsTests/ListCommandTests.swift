// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import AppClipFormats
import CodeProduction
import Foundation
import TestPrograms
import Testing
import ZipFiles

struct ListCommandTests {
    private func folder(_ list: String = documentedList) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(list, to: "list.csv")
        try folder.makeFolder("codes")
        return folder
    }

    // MARK: batch

    // A7, A-46, A-47, A-48
    @Test func batchWritesTheDocumentedFiles() throws {
        let folder = try folder()
        let run = try code(["batch", "list.csv", "codes"], in: folder)
        #expect(run.status == 0)
        #expect(run.output == [])
        #expect(run.errorOutput == "Made 4 of 4 codes: codes\n")
        #expect(
            try folder.names(in: "codes") == [
                "camera_badge.svg", "camera_standalone.svg", "nfc_badge.svg", "nfc_standalone.svg",
            ]
        )
        let url = "https://appclip.example.com"
        #expect(try folder.bytes(of: "codes/camera_badge.svg") == svg(url, index: 1))
        #expect(
            try folder.bytes(of: "codes/nfc_standalone.svg")
                == svg(url, index: 1, kind: .nfc, logo: .none)
        )
    }

    // A8, O-05: several values in a row; each error names its row and its file.
    @Test func batchReportsEachErrorAndGeneratesTheOtherRows() throws {
        let folder = try folder(
            "https://a.com,https://B.com\n\nhttps://c.com:80 , https://d.com/\u{FC}\nhttps://e.com"
        )
        try folder.write("old", to: "codes/AppClipCode2.svg")
        let run = try code(["batch", "list.csv", "codes", "--json"], in: folder)
        #expect(run.status == 1)
        let report = try #require(objects(run).first)
        #expect(report["codes"] as? Int == 5)
        #expect(report["made"] as? Int == 2)
        let failures = try #require(report["failures"] as? [[String: Any]])
        #expect(failures.map { $0["row"] as? Int } == [1, 3, 3])
        #expect(
            failures.map { $0["file"] as? String }
                == ["AppClipCode2.svg", "AppClipCode3.svg", "AppClipCode4.svg"]
        )
        #expect(failures.map { $0["part"] as? String } == ["host", "port", "path"])
        // Each error is corrected separately.
        #expect(failures[0]["accepted"] as? String == "https://b.com")
        #expect(failures[2]["accepted"] as? String == "https://d.com/%C3%BC")
        let lines = run.errorOutput.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[1].hasPrefix("list.csv: row 3 (AppClipCode3.svg): url: port: "))
        #expect(
            try folder.names(in: "codes")
                == ["AppClipCode1.svg", "AppClipCode2.svg", "AppClipCode5.svg"]
        )
        #expect(try folder.bytes(of: "codes/AppClipCode2.svg") == Array("old".utf8))
    }

    @Test func batchCountsRowsThatNeverBecameACode() throws {
        let header = "SVG File Name,URL,Background Color,Foreground Color,Type,Logo\n"
        let folder = try folder(
            header + "a.svg,https://a.com,FFFFFF,000000,cam,none\n"
                + "../b.svg,https://b.com,FFFFFF,000000,cam,none\n"
                + "a.svg,https://c.com,FFFFFF,000000,cam,none\n"
                + "d.svg,https://d.com,FFFFFF,000000,camera,none\n"
        )
        let run = try code(["batch", "list.csv", "codes", "--json"], in: folder)
        let report = try #require(objects(run).first)
        #expect(report["codes"] as? Int == 4)
        #expect(report["made"] as? Int == 1)
        #expect((report["failures"] as? [Any])?.count == 3)
        #expect(run.errorOutput.contains("row 5: Type: the type must be 'cam' or 'nfc'."))
        #expect(try folder.names() == ["codes", "list.csv"])
        #expect(try folder.names(in: "codes") == ["a.svg"])
    }

    // all or none.
    @Test func batchRequiresTheExperience() throws {
        let folder = try folder("https://a.com/rent/1\nhttps://a.com/rental\n")
        let arguments = ["batch", "list.csv", "codes", "--experience"]
        let none = try code(arguments + ["https://a.com/rent"], in: folder)
        #expect(none.status == 1)
        #expect(none.errorOutput.contains("row 2 (AppClipCode2.svg): url: the URL does not start"))
        #expect(none.errorOutput.hasSuffix("Made 0 of 2 codes: codes\n"))
        #expect(try folder.names(in: "codes") == [])
        let both = try code(arguments + ["https://a.com"], in: folder)
        #expect(both.status == 0)
        #expect(try folder.names(in: "codes").count == 2)
    }

    @Test func batchReadsStandardInputAndAppliesAStyle() throws {
        let folder = try folder()
        let run = try code(
            ["batch", "-", "codes", "--type", "nfc", "--index", "5"],
            input: "https://a.com\n",
            in: folder
        )
        #expect(run.status == 0)
        #expect(
            try folder.bytes(of: "codes/AppClipCode1.svg")
                == svg("https://a.com", index: 5, kind: .nfc)
        )
        let bad = try code(["batch", "-", "codes"], input: "\"https://a.com", in: folder)
        #expect(bad.errorOutput.hasPrefix("Error: standard input: row 1: "))
    }

    @Test func batchReportsUnwritableFiles() throws {
        let folder = try folder("https://a.com\nhttps://b.com\n")
        try folder.makeFolder("codes/AppClipCode1.svg")
        let run = try code(["batch", "list.csv", "codes"], in: folder)
        #expect(run.status == 1)
        #expect(
            run.errorOutput.contains("row 1 (AppClipCode1.svg): output: 'codes/AppClipCode1.svg'")
        )
        #expect(try folder.names(in: "codes") == ["AppClipCode1.svg", "AppClipCode2.svg"])
    }

    @Test func longJobsShowProgress() throws {
        let folder = try folder((1...400).map { "https://a.com/\($0)\n" }.joined())
        let run = try code(["batch", "list.csv", "codes"], in: folder)
        #expect(run.status == 0)
        #expect(run.errorOutput.contains(" of 400 codes\n"))
        #expect(run.errorOutput.hasSuffix("Made 400 of 400 codes: codes\n"))
        #expect(try folder.names(in: "codes").count == 400)
    }

    // MARK: pack

    // A10, A-55, A-56, A-59
    @Test func packCreatesAValidArchive() throws {
        let folder = try folder()
        let run = try code(["pack", "list.csv", "--output", "codes.zip", "--json"], in: folder)
        #expect(run.status == 0)
        #expect(try objects(run).first?["made"] as? Int == 4)
        let archive = try ZipArchive(MemoryBytes(folder.bytes(of: "codes.zip")))
        #expect(archive.entries.count == 5)
        let check = try code(["pack", "--check", "codes.zip"], in: folder)
        #expect(check.status == 0)
        #expect(check.errorOutput == "Confirmed 4 of 4 codes: codes.zip\n")

        // The same archive is made from files that already exist.
        #expect(try code(["batch", "list.csv", "codes"], in: folder).status == 0)
        let arguments = ["pack", "list.csv", "--from", "codes", "--output", "again.zip"]
        #expect(try code(arguments, in: folder).status == 0)
        #expect(try folder.bytes(of: "again.zip") == folder.bytes(of: "codes.zip"))
    }

    // two files are swapped.
    @Test func packFindsSwappedFiles() throws {
        let folder = try folder(mapping + "AppClipCode3.svg, https://a.com\n")
        try folder.write(svg("https://appclip.example.com/"), to: "codes/AppClipCode1.svg")
        try folder.write(svg("https://example.com"), to: "codes/AppClipCode2.svg")
        try folder.write("<svg/>", to: "codes/AppClipCode3.svg")
        try folder.write("old", to: "codes.zip")
        let run = try code(
            ["pack", "list.csv", "--from", "codes", "--output", "codes.zip", "--json"],
            in: folder
        )
        #expect(run.status == 1)
        let failures = try objects(run).first?["failures"] as? [[String: Any]] ?? []
        #expect(failures.map { $0["row"] as? Int } == [2, 3, 4])
        #expect(try folder.bytes(of: "codes.zip") == Array("old".utf8))
        #expect(try folder.names() == ["codes", "codes.zip", "list.csv"])
    }

    // A-58, O-05: all errors are reported at once, and nothing is written.
    @Test func packReportsAllRowsWithErrors() throws {
        let long = String(repeating: "a", count: 185) + ".svg"
        let folder = try folder(
            "SVG File Name,URL\n\(long),https://a.com\nb.svg,https://b.com:80\nc.txt,https://c.com\n"
                + "../d.svg,https://d.com\nB.svg,https://e.com\nf.svg,https://f.com\n"
        )
        let run = try code(["pack", "list.csv", "--output", "codes.zip"], in: folder)
        #expect(run.status == 1)
        let lines = run.errorOutput.split(separator: "\n")
        for (row, words) in [
            (2, "189 characters; the maximum is 188"), (3, "port"), (4, "'.svg'"),
            (5, "must not be '.' or '..'"),
            (6, "row 3 has the same name"),
        ] {
            #expect(lines.contains { $0.contains("row \(row)") && $0.contains(words) }, "\(row)")
        }
        #expect(lines.count == 6)
        #expect(try folder.names() == ["codes", "list.csv"])
    }

    //
    @Test func packKeepsTheLimits() throws {
        let folder = try folder((1...10_001).map { "https://a.com/\($0)\n" }.joined())
        let many = try code(["pack", "list.csv", "--output", "codes.zip"], in: folder)
        #expect(many.status == 1)
        #expect(many.errorOutput.contains("10001 codes; the maximum for an archive is 10000"))
        let name = String(repeating: "a", count: 185) + ".zip"
        let long = try code(["pack", "-", "--output", name], input: mapping, in: folder)
        #expect(long.status == 1)
        #expect(long.errorOutput.contains("189 characters; the maximum is 188"))
        #expect(try folder.names() == ["codes", "list.csv"])
    }

    // the largest archive, in the memory of a small machine.
    @Test(.enabled(if: Peers.areWanted))
    func tenThousandCodesNeedLittleMemory() throws {
        let folder = try folder(
            (1...10_000).map { "https://appclip.example.com/buy?id=\($0)\n" }.joined()
        )
        try folder.write(
            """
            import resource, subprocess
            command = ['morsel', 'code', 'pack', 'list.csv', '--output', 'codes.zip']
            subprocess.run(command, check=True)
            print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
            """,
            to: "measure.py"
        )
        let run = try BuiltPrograms.shell("python3 measure.py", in: folder)
        let kibibytes = try #require(run.lines.first.flatMap { Int($0) }, "\(run.errorOutput)")
        #expect(kibibytes < 100 << 10)
        #expect(try ZipArchive(MemoryBytes(folder.bytes(of: "codes.zip"))).entries.count == 10_001)
    }

    //
    @Test func packRequiresTheExperience() throws {
        let folder = try folder(mapping)
        let experience = ["--experience", "https://example.com"]
        let made = try code(["pack", "list.csv", "--output", "a.zip"] + experience, in: folder)
        #expect(made.status == 1)
        #expect(made.errorOutput.contains("row 3"))
        #expect(try folder.names() == ["codes", "list.csv"])
        #expect(try code(["pack", "list.csv", "--output", "a.zip"], in: folder).status == 0)
        let check = try code(["pack", "--check", "a.zip"] + experience, in: folder)
        #expect(check.status == 1)
        #expect(check.errorOutput.contains("row 3 (AppClipCode2.svg): url: the URL does not start"))
    }

    @Test func aDamagedArchiveIsReported() throws {
        let folder = try folder(mapping)
        #expect(try code(["pack", "list.csv", "--output", "a.zip"], in: folder).status == 0)
        var bytes = try folder.bytes(of: "a.zip")
        bytes[bytes.count / 2] ^= 1
        try folder.write(bytes, to: "a.zip")
        let run = try code(["pack", "--check", "a.zip", "--json"], in: folder)
        #expect(run.status == 1)
        let failures = try objects(run).first?["failures"] as? [[String: Any]] ?? []
        #expect(failures.count == 1)
        #expect(run.errorOutput.contains("the file is damaged."))
    }

    // MARK: sheet

    // A14
    @Test(.enabled(if: Peers.areWanted))
    func sheetsHaveAsManyPagesAsTheySay() throws {
        let folder = try folder(mapping)
        let arguments = ["sheet", "list.csv", "--output", "a.pdf", "--copies", "20", "--json"]
        let run = try code(arguments, in: folder)
        #expect(run.status == 0)
        let report = try #require(objects(run).first)
        #expect(report["codes"] as? Int == 40)
        let pages = try #require(report["pages"] as? Int)
        let information = try ProgramRun("pdfinfo", ["a.pdf"], in: folder)
        #expect(information.lines.contains { $0.hasPrefix("Pages:") && $0.hasSuffix(" \(pages)") })
        let text = try ProgramRun("pdftotext", ["a.pdf", "-"], in: folder)
        #expect(text.text.contains("https://appclip.example.com/"))
    }

    @Test func aSheetWithABadRowIsNotWritten() throws {
        let folder = try folder(mapping + "c.svg, https://c.com:80\n")
        let run = try code(["sheet", "list.csv", "--output", "a.pdf"], in: folder)
        #expect(run.status == 1)
        #expect(run.errorOutput.contains("row 4 (c.svg): url: port: "))
        let url = try code(
            ["sheet", "--url", "https://a.com", "--url", "b", "--output", "a.pdf"],
            in: folder
        )
        #expect(url.status == 1)
        #expect(url.errorOutput.contains("--url: row 2 (b): url: scheme: "))
        #expect(try folder.names() == ["codes", "list.csv"])
    }
}
