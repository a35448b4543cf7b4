// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipLint
import BundleSamples
import Testing

/// Files of a bundle that say of themselves what no disk could hold.
struct HugeBundleTests {
    /// The files of a bundle, some of which have another size.
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
        #expect(BundleLint.findings(in: bundle).contains { $0.rule == "A501" })
    }

    @Test("A107 tells a file that is too large from one that cannot be read")
    func reasons() throws {
        var sample = SampleBundle()
        sample.clip?.profile = nil
        sample.clip?.files["embedded.mobileprovision"] = [UInt8](repeating: 0x20, count: 5 << 20)
        let bundle = try BuiltBundle(in: MemoryFiles(sample.folder))
        let found = BundleLint.findings(in: bundle).filter { $0.rule == "A107" }
        #expect(
            found.contains { $0.message.contains("larger than 4 MiB") },
            "\(found.map(\.message))"
        )
    }
}
