// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Foundation
import TestPrograms
import Testing

struct ReadTests {
    private static let url = "https://appclip.example.com/shop?p=123"

    // A11, A-75
    @Test func readsFilesFoldersAndStandardInput() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("codes")
        try folder.write(svg(Self.url), to: "codes/b.svg")
        try folder.write(svg("https://a.com", kind: .nfc, logo: .none), to: "codes/a.SVG")
        try folder.write("no code", to: "codes/list.csv")

        let one = try code(["read", "codes/b.svg"], in: folder)
        #expect(one.status == 0)
        #expect(one.text == Self.url + "\n")
        #expect(one.errorOutput == "")

        let all = try code(["read", "codes"], in: folder)
        #expect(all.status == 0)
        #expect(all.lines == ["codes/a.SVG: https://a.com", "codes/b.svg: \(Self.url)"])

        let bytes = try svg(Self.url)
        let stream = try BuiltPrograms.run("morsel", ["code", "read", "-"], input: bytes)
        #expect(stream.text == Self.url + "\n")

        let reports = try objects(code(["read", "codes", "--json"], in: folder))
        #expect(reports.count == 2)
        let read = try #require((reports[0]["codes"] as? [[String: Any]])?.first)
        #expect(read["type"] as? String == "nfc")
        #expect(read["logo"] as? String == "none")
        #expect(read["confidence"] as? Double == 1)
        #expect(read["corrected"] as? Int == 0)
        #expect((read["payload"] as? String)?.count == 32)
    }

    @Test func aSlowPipeIsReadToItsEnd() throws {
        let folder = try TemporaryFolder()
        try folder.write(svg(Self.url), to: "a.svg")
        let run = try BuiltPrograms.shell(
            "(head -c 100 a.svg; sleep 0.2; tail -c +101 a.svg) | morsel code read -",
            in: folder
        )
        #expect(run.text == Self.url + "\n")
    }

    @Test func unreadableFilesAreReportedAndTheRestIsRead() throws {
        let folder = try TemporaryFolder()
        let whole = try svg(Self.url)
        try folder.write(whole, to: "whole.svg")
        try folder.write(Array(whole.prefix(whole.count / 2)), to: "half.svg")
        try folder.write("<svg/>", to: "empty.svg")
        try folder.write([0x89, 0x50, 0x4E, 0x47, 0, 0xFF], to: "image.svg")
        let files = ["half.svg", "empty.svg", "image.svg", "missing.svg", "whole.svg"]
        let run = try code(["read"] + files, in: folder)
        #expect(run.status == 1)
        #expect(run.lines == ["whole.svg: \(Self.url)"])
        let lines = run.errorOutput.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(zip(lines, files).allSatisfy { $0.hasPrefix("\($1): ") })

        let json = try code(["read", "--json"] + files, in: folder)
        #expect(json.status == 1)
        let reports = try objects(json)
        #expect(reports.map { $0["file"] as? String } == files)
        #expect(reports.map { $0["error"] is [String: Any] } == [true, true, true, true, false])
    }

    // The file states one URL, its arcs encode another.
    @Test func aFileThatWasEditedIsNoted() throws {
        let folder = try TemporaryFolder()
        let text = String(decoding: try svg(Self.url), as: UTF8.self)
        try folder.write(text.replacingOccurrences(of: "p=123", with: "p=124"), to: "a.svg")
        let run = try code(["read", "a.svg"], in: folder)
        #expect(run.text == Self.url + "\n")
        #expect(run.errorOutput.contains("p=124"))
    }

    // Uniform weights give other codes than Apple's.
    @Test func ownTablesArePackedAndUsed() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("weights")
        for model in [CodingTables.Model.host, .segment, .combined] {
            let weights = [UInt8](repeating: 1, count: model.fileSize)
            try folder.write(weights, to: "weights/\(model.fileName)")
        }
        let pack = ["tables", "weights", "--output", "own.bin", "--json"]
        let packed = try code(pack, in: folder)
        #expect(packed.status == 0, "\(packed.errorOutput)")
        let size = try folder.bytes(of: "own.bin").count
        #expect(try objects(packed).first?["bytes"] as? Int == size)

        for (name, tables) in [("a.svg", "weights"), ("b.svg", "own.bin")] {
            let made = try code(
                ["generate", "--url", Self.url, "--output", name, "--tables", tables],
                in: folder
            )
            #expect(made.status == 0, "\(made.errorOutput)")
        }
        #expect(try folder.bytes(of: "a.svg") == folder.bytes(of: "b.svg"))
        #expect(try folder.bytes(of: "a.svg") != svg(Self.url))
        let read = try code(["read", "a.svg", "--tables", "own.bin"], in: folder)
        #expect(read.text == Self.url + "\n")
        let other = try code(["read", "a.svg"], in: folder)
        #expect(other.text != Self.url + "\n")
    }
}
