// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

@testable import Terminal

/// Folders and changes that appear whole or not at all.
@Suite struct FileChangesTests {
    private static let files = ["a": Array("1".utf8), "sub/b": Array("2".utf8)]

    /// Returns the paths of all files in a folder, including hidden ones.
    private static func paths(_ folder: TemporaryFolder) -> [String] {
        (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
    }

    // MARK: Folders

    @Test(arguments: ["new", "empty"])
    func aFolderIsFilled(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("empty")
        try NewFolder(at: folder.url(name).path).write(Self.files)
        #expect(try folder.names(in: name) == ["a", "sub"])
        #expect(try folder.bytes(of: "\(name)/sub/b") == Array("2".utf8))
    }

    @Test(arguments: [
        ("full", "is not empty: it has 'x'"), ("file", "exists and is not a folder"),
        ("no/new", "does not exist; make it first"),
    ])
    func whatIsThereIsKept(name: String, words: String) throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("full")
        try folder.write("", to: "full/x")
        try folder.write("", to: "file")
        let error = #expect(throws: CommandError.self) {
            try NewFolder(at: folder.url(name).path)
        }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    // A file cannot be in a file; what was written before is removed.
    @Test(arguments: ["new", "empty"])
    func aFolderIsWholeOrNothing(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("empty")
        let target = try NewFolder(at: folder.url(name).path)
        #expect(throws: CommandError.self) { try target.write(["a": [], "a/b": []]) }
        #expect(Self.paths(folder) == ["empty"])
    }

    // MARK: Changes

    private static func changes(
        _ changed: [(path: String, before: [UInt8], after: [UInt8])]
    ) -> FileChanges {
        FileChanges(
            folder: ("Clip", files),
            made: [("Schemes/Clip.xcscheme", Array("3".utf8))],
            changed: changed
        )
    }

    @Test func allChangesAreMade() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "project")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o640],
            ofItemAtPath: folder.url("project").path
        )
        let made = try Self.changes([("project", Array("old".utf8), Array("new".utf8))])
            .write(below: folder.path, about: "project")
        #expect(made == ["Clip", "Schemes/Clip.xcscheme"])
        #expect(try folder.bytes(of: "project") == Array("new".utf8))
        let attributes = try FileManager.default.attributesOfItem(
            atPath: folder.url("project").path
        )
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    // The last file does not exist, so that it cannot be changed.
    @Test func nothingIsLeftOfAnError() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "project")
        let changes = Self.changes([
            ("project", Array("old".utf8), Array("new".utf8)), ("missing", [], []),
        ])
        let error = #expect(throws: CommandError.self) {
            try changes.write(below: folder.path, about: "project")
        }
        #expect(error?.description.contains("/project") == true)
        #expect(Self.paths(folder) == ["project"])
        #expect(try folder.bytes(of: "project") == Array("old".utf8))
    }

    @Test func aNewFileReplacesNothing() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("Schemes")
        try folder.write("own", to: "Schemes/Clip.xcscheme")
        #expect(throws: CommandError.self) {
            try Self.changes([]).write(below: folder.path, about: "project")
        }
        #expect(Self.paths(folder) == ["Schemes", "Schemes/Clip.xcscheme"])
        #expect(try folder.bytes(of: "Schemes/Clip.xcscheme") == Array("own".utf8))
    }
}
