// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

@testable import Terminal

/// Files that are written whole or not at all.
@Suite struct OutputFileTests {
    private static let bytes = Array("new".utf8)

    @Test func aFileIsReplaced() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        try OutputFile.write(Self.bytes, to: folder.url("a").path)
        #expect(try folder.bytes(of: "a") == Self.bytes)
        #expect(try folder.names() == ["a"])
    }

    @Test func anUnfinishedFileLeavesNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        do {
            var file = try OutputFile(path: folder.url("a").path)
            try file.write(Self.bytes)
        }
        #expect(try folder.bytes(of: "a") == Array("old".utf8))
        #expect(try folder.names() == ["a"])
    }

    // Nobody named the file: only the same bytes may be there already.
    @Test func aFileFromAListReplacesNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a")
        try folder.write(Self.bytes, to: "same")
        let error = #expect(throws: CommandError.self) {
            try OutputFile.write(Self.bytes, to: folder.url("a").path, replacing: .nothing)
        }
        #expect(error?.report.code == "exists")
        #expect(try folder.bytes(of: "a") == Array("old".utf8))
        try OutputFile.write(Self.bytes, to: folder.url("same").path, replacing: .nothing)
        try OutputFile.write(Self.bytes, to: folder.url("new").path, replacing: .nothing)
        #expect(try folder.names() == ["a", "new", "same"])
    }

    // The target of a link that a person names is written; one with a name from a list is replaced.
    @Test func linksAreFollowedIfNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "target")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url("link").path,
            withDestinationPath: "target"
        )
        try OutputFile.write(Self.bytes, to: folder.url("link").path)
        #expect(FileKind.isLink(folder.url("link").path))
        #expect(try folder.bytes(of: "target") == Self.bytes)
        try OutputFile.write([], to: folder.url("link").path, replacing: .anyName)
        #expect(!FileKind.isLink(folder.url("link").path))
        #expect(try folder.bytes(of: "target") == Self.bytes)
    }

    @Test func otherPlacesAreRefused() throws {
        let folder = try TemporaryFolder()
        for path in ["", folder.path, folder.url("no/a").path] {
            let error = #expect(throws: CommandError.self, "\(path)") {
                try OutputFile.write(Self.bytes, to: path)
            }
            #expect(error?.report.code == "output")
        }
        #expect(try folder.names().isEmpty)
    }

    @Test(
        arguments: [
            ("a.PNG", "png"), ("a.b/c", nil), (".png", nil), ("a.", ""), ("é.svg", "svg"),
        ] as [(String, String?)]
    )
    func namesHaveExtensions(_ name: String, ending: String?) {
        #expect(OutputFile.ending(of: name) == ending)
    }
}
