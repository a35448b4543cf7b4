// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Foundation
import ProjectFiles
import TestPrograms
import Testing

struct FolderFilesTests {
    private func link(_ name: String, in folder: TemporaryFolder, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.url(name).path,
            withDestinationPath: target
        )
    }

    @Test
    func filesAndFoldersAreListedInTheOrderOfTheirBytes() throws {
        let folder = try TemporaryFolder()
        try folder.write("12345", to: "b")
        try folder.write("1", to: "B")
        try folder.makeFolder("a")
        try folder.write("123", to: "a/ä c")
        let files = try #require(FolderFiles(folder.path))
        #expect(
            files.entries(in: "") == [
                FileEntry(name: "B", kind: .file, size: 1),
                FileEntry(name: "a", kind: .folder, size: 0),
                FileEntry(name: "b", kind: .file, size: 5),
            ]
        )
        #expect(files.entries(in: "a")?.map(\.name) == ["ä c"])
        #expect(files.entry(at: "a/ä c") == FileEntry(name: "ä c", kind: .file, size: 3))
        #expect(files.entry(at: "")?.kind == .folder)
        #expect(try files.bytes(of: "a/ä c", limit: 3) == Array("123".utf8))
        #expect(try files.bytes(of: "b", in: 1..<3) == Array("23".utf8))
        #expect(try files.bytes(of: "b", in: 4..<90) == Array("5".utf8))
        #expect(try files.bytes(of: "b", in: 9..<90) == [])
    }

    @Test func theNextWorkingCopyIsFound() throws {
        let folder = try TemporaryFolder()
        let root = try #require(FolderFiles(folder.path)).root
        let inner = (1...20).map { "\($0)" }.joined(separator: "/")
        var path = root
        for name in inner.split(separator: "/") {
            path += "/\(name)"
            try folder.makeFolder(String(path.dropFirst(root.utf8.count + 1)))
        }
        let outside = FolderFiles.workingCopy(around: root)
        #expect(FolderFiles.workingCopy(around: path) == outside)
        // A work tree of its own has a file in place of a folder.
        try folder.write("gitdir: x", to: "1/.git")
        #expect(FolderFiles.workingCopy(around: path) == root + "/1", "20 folders are not too many")
        #expect(FolderFiles.workingCopy(around: root + "/1") == root + "/1")
        try folder.makeFolder("1/2/.git")
        #expect(FolderFiles.workingCopy(around: path) == root + "/1/2")
        #expect(FolderFiles.workingCopy(around: root) == outside)
        #expect(FolderFiles.workingCopy(around: "/") == nil)
    }

    @Test
    func whatIsNotThereIsMissing() throws {
        let folder = try TemporaryFolder()
        try folder.write("1", to: "a")
        let files = try #require(FolderFiles(folder.path))
        #expect(files.entries(in: "a") == nil)
        #expect(files.entries(in: "b") == nil)
        #expect(files.entry(at: "b") == nil)
        #expect(files.entry(at: "a/b") == nil)
        #expect(throws: FileTreeError.missing) { try files.bytes(of: "b", limit: 9) }
        #expect(throws: FileTreeError.unreadable) {
            try folder.makeFolder("c")
            return try files.bytes(of: "c", limit: 9)
        }
        #expect(throws: FileTreeError.tooLarge(limit: 0)) { try files.bytes(of: "a", limit: 0) }
        #expect(FolderFiles(folder.path + "/a") == nil)
        #expect(FolderFiles(folder.path + "/none") == nil)
    }

    @Test(arguments: [
        "../a", "x/../a", "./a", "/a", "a/", "x//a", "..", ".", "a\0", "\0", "x/./a",
        String(repeating: "n", count: 256), String(repeating: "n/", count: 3_000) + "n",
    ])
    func aPathLeadsNotOutOfTheFolder(_ path: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("1", to: "a")
        try folder.makeFolder("x")
        let files = try #require(FolderFiles(folder.path + "/x"))
        #expect(files.entry(at: path) == nil)
        #expect(files.entries(in: path) == nil)
        #expect(throws: FileTreeError.missing) { try files.bytes(of: path, limit: 9) }
    }

    @Test
    func linksAreFollowedInTheFolderAlone() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("root")
        try folder.makeFolder("root/in")
        try folder.makeFolder("root-2")
        try folder.write("out", to: "out")
        try folder.write("out", to: "root-2/out")
        try folder.write("in", to: "root/in/file")
        try link("root/file", in: folder, to: "in/file")
        try link("root/folder", in: folder, to: folder.path + "/root/in")
        try link("root/self", in: folder, to: ".")
        try link("root/loop", in: folder, to: "loop")
        try link("root/nowhere", in: folder, to: "nothing")
        try link("root/out", in: folder, to: "../out")
        try link("root/sibling", in: folder, to: "../root-2")
        try link("root/absolute", in: folder, to: "/etc")
        let files = try #require(FolderFiles(folder.path + "/root"))
        let kinds = try #require(files.entries(in: "")).map { "\($0.name) \($0.kind) \($0.size)" }
        #expect(
            kinds == [
                "absolute other 0", "file file 2", "folder folder 0", "in folder 0", "loop other 0",
                "nowhere other 0", "out other 0", "self folder 0", "sibling other 0",
            ]
        )
        let targets = try #require(files.entries(in: "")).map(\.target)
        #expect(targets == [nil, "in/file", "in", nil, nil, nil, nil, "", nil])
        #expect(files.entry(at: "self/self/folder")?.target == "in")
        #expect(files.entry(at: "self/in")?.isLink == false)
        #expect(try files.bytes(of: "file", limit: 9) == Array("in".utf8))
        #expect(try files.bytes(of: "folder/file", limit: 9) == Array("in".utf8))
        #expect(try files.bytes(of: "self/self/in/file", limit: 9) == Array("in".utf8))
        #expect(files.entries(in: "sibling") == nil)
        #expect(files.entry(at: "sibling/out") == nil)
        for path in ["out", "nowhere", "loop", "absolute"] {
            #expect(throws: FileTreeError.unreadable) { try files.bytes(of: path, limit: 9) }
        }
        for path in ["sibling/out", "absolute/passwd"] {
            #expect(throws: FileTreeError.missing) { try files.bytes(of: path, limit: 9) }
        }
    }

    // Opening a pipe for reading would wait for a writer.
    @Test(.timeLimit(.minutes(20)))
    func pipesAreNotOpened() throws {
        let folder = try TemporaryFolder()
        let made = unsafe mkfifo(folder.url("pipe").path, 0o600)
        try #require(made == 0)
        try link("link", in: folder, to: "pipe")
        let files = try #require(FolderFiles(folder.path))
        #expect(files.entries(in: "")?.map(\.kind) == [.other, .other])
        for path in ["pipe", "link"] {
            #expect(throws: FileTreeError.unreadable) { try files.bytes(of: path, limit: 9) }
        }
    }

    @Test
    func aNameThatIsNotUTF8IsListed() throws {
        let folder = try TemporaryFolder()
        let run = try ProgramRun(
            "bash",
            ["-c", "cd \"$0\" && echo 1 > $'a\\xff' && echo 2 > b", folder.path]
        )
        try #require(run.status == 0)
        let files = try #require(FolderFiles(folder.path))
        let kinds = try #require(files.entries(in: "")).map { "\($0.name) \($0.kind)" }
        #expect(kinds == ["a\u{FFFD} other", "b file"])
        #expect(throws: FileTreeError.missing) { try files.bytes(of: "a\u{FFFD}", limit: 9) }
    }
}
