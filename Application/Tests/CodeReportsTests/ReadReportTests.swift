// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeImages
import Foundation
import Terminal
import TestPrograms
import Testing

@testable import CodeReports

/// The files that codes are read from, and what is read (A11).
@Suite struct ReadReportTests {
    private static let url = "https://a.com"

    private static func code() throws -> AppClipCode {
        try AppClipCode(url, style: CodeStyle(colors: ColorPair.templates[0]))
    }

    private static func read(_ bytes: [UInt8], as name: String) throws -> ReadReport {
        let folder = try TemporaryFolder()
        try folder.write(bytes, to: name)
        return FileToRead(path: folder.url(name).path).read(.standard, annotatedAs: nil).report
    }

    // MARK: Reading

    @Test func aFileIsReadByItsContent() throws {
        let svg = try Self.read(try Self.code().svg, as: "code.txt")
        #expect(svg.codes.map(\.url) == [Self.url] && svg.error == nil)
        #expect(svg.codes.first?.logo != nil && svg.codes.first?.confidence == 1)
        let png = try Self.read(
            try Self.code().drawing.png(width: 512, widthInMillimeters: 50),
            as: "code.svg"
        )
        #expect(png.codes.map(\.url) == [Self.url])
        #expect(png.codes.first?.logo == nil && png.codes.first?.corners.count == 4)
    }

    @Test(arguments: [
        ("", "empty"), ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "unreadable"),
        ("plain text", "kind"), ("%PDF-1.7", "kind"),
    ])
    func aFileWithoutCode(text: String, code: String) throws {
        let report = try Self.read(Array(text.utf8), as: "file")
        #expect(report.codes.isEmpty)
        #expect(report.error?.code == code)
    }

    @Test func aMarkedCopyIsWritten() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            try Self.code().drawing.png(width: 512, widthInMillimeters: 50),
            to: "code.png"
        )
        let item = FileToRead(path: folder.url("code.png").path)
        let files = try AnnotationFiles(
            folder.url("marked.png").path,
            for: [item],
            isOne: true,
            force: false
        )
        let reading = item.read(.standard, annotatedAs: files.target(at: 0))
        #expect(reading.error == nil && reading.note == nil)
        #expect(try folder.bytes(of: "marked.png").starts(with: [0x89, 0x50]))
    }

    // MARK: Searching

    @Test func aFolderIsSearchedInOrder() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("b")
        for name in ["c.png", "a.JPG", "b/x.svg", "notes.txt", "b/list.csv"] {
            try folder.write("", to: name)
        }
        // An image without the name of one.
        try folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: "picture")
        let search = try ImageSearch([folder.path])
        let names = search.items.map { String($0.path.dropFirst(folder.path.count + 1)) }
        #expect(names == ["a.JPG", "b/x.svg", "c.png", "picture"])
        #expect(!search.isOneFile)
        #expect(search.note == "Skipped 2 files that are not images.")
    }

    @Test func aFolderWithoutImages() throws {
        let folder = try TemporaryFolder()
        #expect(throws: CommandError.self) { try ImageSearch([folder.path]) }
        // Beside others, it is reported, and they are read.
        let search = try ImageSearch([folder.path, "-"])
        #expect(search.items.map(\.path) == [folder.path, "-"])
        #expect(search.items.map { $0.fault == nil } == [false, true])
    }

    // MARK: Marked copies

    @Test func namesOfCopiesAreDifferent() throws {
        let folder = try TemporaryFolder()
        let items = ["a/one.jpg", "b/ONE.png", "-", "broken"].map { FileToRead(path: $0) }
        var broken = items
        broken[3].fault = "the folder cannot be read."
        let files = try AnnotationFiles(folder.path, for: broken, isOne: false, force: false)
        let names = broken.indices.map { index in
            files.target(at: index).map { URL(fileURLWithPath: $0.path).lastPathComponent }
        }
        #expect(names == ["one.png", "ONE-2.png", "standard-input.png", nil])
    }

    @Test func anInputIsNotReplaced() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a.png")
        let item = FileToRead(path: folder.url("a.png").path)
        for output in [folder.path, item.path] {
            #expect(throws: CommandError.self, "\(output)") {
                try AnnotationFiles(output, for: [item], isOne: true, force: true)
            }
        }
    }
}
