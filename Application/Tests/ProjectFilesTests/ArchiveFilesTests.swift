// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import BundleSamples
import ProjectFiles
import TestPrograms
import Testing
import ZipFiles

/// G3: archives as trees of files.
struct ArchiveFilesTests {
    private func entry(_ name: String, _ content: String, mode: Int = 0) -> SampleZip.Entry {
        var entry = SampleZip.Entry(name, content)
        entry.checksum = CRC32.checksum(entry.content)
        entry.mode = mode
        return entry
    }

    private func tree(_ entries: [SampleZip.Entry]) throws -> ArchiveFiles {
        let bytes = SampleZip(entries).bytes
        return ArchiveFiles(try ZipArchive(MemoryBytes(bytes)), size: bytes.count)
    }

    /// D8: the number of bytes that are read from an archive is limited by its size, over all reads.
    @Test
    func anArchiveIsUnpackedWithinABudget() throws {
        let folder = try TemporaryFolder()
        // 64 MiB of zeros in 64 KiB, and lists of 1 MiB in 1 KiB each.
        let script = """
            import zipfile
            with zipfile.ZipFile("\(folder.path)/a.zip", "w", zipfile.ZIP_DEFLATED) as file:
                file.writestr("big", bytes(64 << 20))
                for number in range(40):
                    file.writestr(f"list{number}", b" " * (1 << 20))
            """
        #expect(try Peers.run("python3", "-c", script).isEmpty)
        let files = try BundleFiles.tree(at: folder.path + "/a.zip")
        let end = 64 << 20
        #expect(try files.bytes(of: "big", in: end / 4..<end / 4 + 3) == [0, 0, 0])
        // 32 MiB, and 16 times the size.
        let size = try folder.bytes(of: "a.zip").count
        let limit = (32 << 20) + 16 * size
        #expect(limit < end)
        #expect(throws: FileTreeError.archiveTooLarge(limit: limit)) {
            try files.bytes(of: "big", in: end - 3..<end)
        }
        // The remaining budget can be spent, and then nothing is left.
        #expect(try files.bytes(of: "big", in: 0..<1_024).count == 1_024)
        #expect(throws: FileTreeError.archiveTooLarge(limit: limit)) {
            while true { _ = try files.bytes(of: "big", in: 1_000_000..<1_000_001) }
        }
        // Whole files have a separate budget.
        for number in 0..<32 {
            #expect(try files.bytes(of: "list\(number)", limit: 1 << 20).count == 1 << 20)
        }
        #expect(throws: FileTreeError.archiveTooLarge(limit: 32 << 20)) {
            try files.bytes(of: "list32", limit: 1 << 20)
        }
    }

    @Test
    func foldersNeedNoEntries() throws {
        let files = try tree([entry("b/c/d", "12345"), entry("a", "1"), entry("b/", "")])
        #expect(
            files.entries(in: "") == [
                FileEntry(name: "a", kind: .file, size: 1),
                FileEntry(name: "b", kind: .folder, size: 0),
            ]
        )
        #expect(files.entries(in: "b/c")?.map(\.name) == ["d"])
        #expect(files.entries(in: "a") == nil)
        #expect(files.entry(at: "b/c/d") == FileEntry(name: "d", kind: .file, size: 5))
        #expect(try files.bytes(of: "b/c/d", limit: 5) == Array("12345".utf8))
        #expect(try files.bytes(of: "b/c/d", in: 1..<3) == Array("23".utf8))
        #expect(try files.bytes(of: "b/c/d", in: 4..<99) == Array("5".utf8))
        #expect(throws: FileTreeError.tooLarge(limit: 4)) { try files.bytes(of: "b/c/d", limit: 4) }
        #expect(throws: FileTreeError.missing) { try files.bytes(of: "x", limit: 4) }
        #expect(throws: FileTreeError.unreadable) { try files.bytes(of: "b", limit: 4) }
    }

    @Test
    func linksStayInTheArchive() throws {
        let link = 0xA1ED
        let files = try tree([
            entry("a/file", "in"), entry("one", "a/file", mode: link),
            entry("two", "./a/../a", mode: link), entry("a/up", "../one", mode: link),
            entry("out", "../x", mode: link), entry("root", "/etc/passwd", mode: link),
            entry("self", "self", mode: link), entry("nowhere", "b", mode: link),
            entry("a/self", "..", mode: link),
        ])
        for path in ["one", "two/file", "a/up", "a/self/one", "a/self/two/self/a/file"] {
            #expect(try files.bytes(of: path, limit: 9) == Array("in".utf8), "\(path)")
        }
        #expect(files.entry(at: "two")?.kind == .folder)
        let targets = [
            "one": "a/file", "two": "a", "a/up": "a/file", "a/self": "", "a/self/two": "a",
            "a/self/a/up": "a/file",
        ]
        for (path, target) in targets {
            #expect(files.entry(at: path)?.target == target, "\(path)")
        }
        for path in ["a", "a/file", "two/file", "a/self/a", "out", "self", "nowhere"] {
            #expect(files.entry(at: path)?.isLink == false, "\(path)")
        }
        for path in ["out", "root", "self", "nowhere"] {
            #expect(files.entry(at: path)?.kind == .other, "\(path)")
            #expect(throws: FileTreeError.unreadable) { try files.bytes(of: path, limit: 9) }
        }
        for path in ["../a", "a/../one", "a//file", "./one", "/one", "a/", "out/passwd"] {
            #expect(files.entry(at: path) == nil, "\(path)")
            #expect(throws: FileTreeError.missing) { try files.bytes(of: path, limit: 9) }
        }
    }

    @Test
    func aWrongChecksumIsFound() throws {
        let files = try tree([SampleZip.Entry("a", "abc")])
        #expect(throws: FileTreeError.unreadable) { try files.bytes(of: "a", limit: 9) }
    }

    // A deflated entry can be read in pieces; the archive is made by another program.
    @Test(.enabled(if: Peers.areWanted))
    func largeFilesAreReadInPieces() throws {
        let folder = try TemporaryFolder()
        let script = """
            import zipfile
            z = zipfile.ZipFile('a.ipa', 'w', zipfile.ZIP_DEFLATED)
            z.writestr('a', b''.join(i.to_bytes(4, 'little') for i in range(1000000)))
            z.close()
            """
        let run = try ProgramRun("python3", ["-c", script], in: folder)
        try #require(run.status == 0, "\(run.errorOutput)")
        let files = try BundleFiles.tree(at: folder.path + "/a.ipa")
        for number in [0, 1, 65_535, 65_536, 999_999] {
            let bytes = try files.bytes(of: "a", in: number * 4..<number * 4 + 4)
            #expect(bytes == (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
        }
        #expect(try files.bytes(of: "a", limit: 4_000_000).count == 4_000_000)
        #expect(throws: BundleFiles.OpeningError.missing) {
            try BundleFiles.tree(at: folder.path + "/b.ipa")
        }
        try folder.write("no archive", to: "c.ipa")
        #expect(throws: BundleFiles.OpeningError.archive(.notAnArchive)) {
            try BundleFiles.tree(at: folder.path + "/c.ipa")
        }
    }
}
