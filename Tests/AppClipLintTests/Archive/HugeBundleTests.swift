// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipLint
import BundleSamples
import Testing

/// Files of a bundle that claim sizes beyond any disk.
struct HugeBundleTests {
    /// The files of a bundle, some of which claim another size.
    private struct ResizedFiles: FileTree {
        let files: MemoryFiles
        let size: Int

        private func resized(_ entry: FileEntry) -> FileEntry {
            guard entry.name == "Assets.car" else { return entry }
            return FileEntry(name: entry.name, kind: .file, size: size)
        }

        func entries(in folder: String) -> [FileEntry]? {
            files.entries(in: folder)?.map(resized)
        }

        func entry(at path: String) -> FileEntry? { files.entry(at: path).map(resized) }

        func bytes(of file: String, limit: Int) throws(FileTreeError) -> [UInt8] {
            guard entry(at: file)?.size ?? 0 <= limit else { throw .tooLarge(limit: limit) }
            return try files.bytes(of: file, limit: limit)
        }
    }

    // D-57
    @Test(
        "A501 sizes whose sum is more than a number holds",
        arguments: [Int.max, .max / 2, 1 << 40]
    )
    func sums(_ size: Int) throws {
        var sample = SampleBundle()
        sample.clip?.files["Assets.car"] = [1]
        sample.clip?.files["de.lproj/Assets.car"] = [1]
        let bundle = try BuiltBundle(
            in: ResizedFiles(files: MemoryFiles(sample.folder), size: size)
        )
        #expect(LintRun(over: bundle).findings().contains { $0.rule == "A501" })
    }

    // D8: an archive of a few kilobytes took minutes, mostly for its findings.
    @Test("A111 counts what is not listed", .timeLimit(.minutes(1)))
    func manyAlike() throws {
        var sample = SampleBundle()
        let keys = (0..<12_000).map { "<key>NS\($0)UsageDescription</key><string></string>" }
        let double = (0..<300).map { "<key>A\($0)</key><true/><key>A\($0)</key><true/>" }
        let list = String(decoding: sample.clip?.allFiles["Info.plist"] ?? [], as: UTF8.self)
        // All in one line.
        sample.files["AppClips/Clip.app/Info.plist"] = Array(
            list.replacing("<dict>", with: "<dict>" + (keys + double).joined(), maxReplacements: 1)
                .utf8
        )
        let bundle = try BuiltBundle(in: MemoryFiles(sample.folder))
        let found = LintRun(over: bundle).findings()
        #expect(found.count { $0.rule == "A407" } == 100)
        #expect(found.count { $0.rule == "A430" } == 100)
        let more = found.filter { $0.rule == "A111" }.map(\.message)
        #expect(more.contains { $0.contains("11900 more findings of A407") }, "\(more)")
        #expect(more.contains { $0.contains("200 more findings of A430") }, "\(more)")
        // The locations are those of the keys.
        let columns = found.filter { $0.rule == "A407" }.compactMap(\.place?.position.column)
        #expect(columns == columns.sorted() && Set(columns).count == 100)
    }

    /// Links to each other, which a walk would follow forever.
    private struct LinkedFiles: FileTree {
        let files: MemoryFiles

        func entries(in folder: String) -> [FileEntry]? {
            let real = folder.split(separator: "/").filter { $0 != "loop" }.joined(separator: "/")
            let loop = FileEntry(name: "loop", kind: .folder, size: 0, target: real)
            return files.entries(in: real).map { $0 + [loop] }
        }

        func entry(at path: String) -> FileEntry? { files.entry(at: path) }

        func bytes(of file: String, limit: Int) throws(FileTreeError) -> [UInt8] {
            try files.bytes(of: file, limit: limit)
        }
    }

    @Test("What a link leads to is counted where it is")
    func loops() throws {
        let plain = try BuiltBundle(in: MemoryFiles(SampleBundle().folder))
        let looped = try BuiltBundle(in: LinkedFiles(files: MemoryFiles(SampleBundle().folder)))
        #expect(looped.app.contents.count == plain.app.contents.count)
        #expect(looped.app.contents.size == plain.app.contents.size)
        #expect(!looped.app.contents.isTruncated)
    }

    @Test("A107 tells a file that is too large from one that cannot be read")
    func reasons() throws {
        var sample = SampleBundle()
        sample.clip?.profile = nil
        sample.clip?.files["embedded.mobileprovision"] = [UInt8](repeating: 0x20, count: 5 << 20)
        let bundle = try BuiltBundle(in: MemoryFiles(sample.folder))
        let found = LintRun(over: bundle).findings().filter { $0.rule == "A107" }
        #expect(
            found.contains { $0.message.contains("larger than 4 MiB") },
            "\(found.map(\.message))"
        )
    }
}
