// SPDX-License-Identifier: Apache-2.0

import BundleSamples
import Foundation
import TestPrograms
import Testing

/// `morsel lint` on build products: an app, an archive, a report of sizes (G3, G4, D7, C9).
@Suite struct LintedBundleTests {
    private func lint(_ arguments: [String], in folder: TemporaryFolder) throws -> ProgramRun {
        try BuiltPrograms.run("morsel", ["lint"] + arguments, in: folder)
    }

    private func write(_ files: [String: [UInt8]], to name: String, in folder: TemporaryFolder)
        throws
    {
        for (path, bytes) in files {
            let url = folder.url("\(name)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: url)
        }
    }

    /// Writes the three forms of a bundle, and returns their paths.
    private func forms(_ sample: SampleBundle, in folder: TemporaryFolder) throws -> [String] {
        try write(sample.folder, to: "Fruta.app", in: folder)
        try write(sample.archive, to: "Fruta.xcarchive", in: folder)
        try write(sample.ipa, to: "unpacked", in: folder)
        let packed = try BuiltPrograms.shell(
            "cd unpacked && python3 -m zipfile -c ../Fruta.ipa Payload",
            in: folder
        )
        #expect(packed.status == 0, "\(packed.errorOutput)")
        return ["Fruta.app", "Fruta.xcarchive", "Fruta.ipa"]
    }

    // G3, G-11
    @Test func aCorrectBundlePasses() throws {
        let folder = try TemporaryFolder()
        for path in try forms(SampleBundle(), in: folder) {
            let run = try lint([path], in: folder)
            #expect(run.status == 0, "\(path): \(run.text)\(run.errorOutput)")
        }
    }

    // G-05, A204
    @Test func anErrorIsFoundInEachForm() throws {
        let folder = try TemporaryFolder()
        var sample = SampleBundle()
        sample.clip?.info["CFBundleVersion"] = "1"
        for path in try forms(sample, in: folder) {
            let run = try lint([path], in: folder)
            #expect(run.status == 1 && run.text.contains("[A204]"), "\(path): \(run.text)")
            #expect(run.text.hasPrefix(path + "/"))
        }
        // A file in an archive has no URL of its own.
        let sarif = try lint(["Fruta.ipa", "--format", "sarif"], in: folder).text
        #expect(sarif.contains("\"uri\":\"Fruta.ipa\""))
        #expect(!sarif.contains("\"uri\":\"Fruta.ipa/"))
        #expect(sarif.contains("\"fullyQualifiedName\":\"Payload/"))
        let github = try lint(["Fruta.ipa", "--format", "github"], in: folder)
        #expect(github.lines.contains { $0.hasPrefix("::error file=Fruta.ipa,title=A204") })
        // A build product cannot be fixed.
        let fixed = try lint(["Fruta.app", "--fix"], in: folder)
        #expect(fixed.status == 1 && fixed.errorOutput.contains("fixes apply to projects"))
    }

    // Programs are not text: A107 shows no line of them.
    @Test func aProgramHasNoExcerpt() throws {
        let folder = try TemporaryFolder()
        var files = SampleBundle().folder
        files["Fruta"] = [0x78, 0, 0, 0]
        try write(files, to: "Fruta.app", in: folder)
        let run = try lint(["Fruta.app"], in: folder)
        #expect(run.text.contains("[A107]") && !run.text.contains(" | "), "\(run.text)")
    }

    // The reason an archive cannot be read is reported.
    @Test func badArchivesSayWhy() throws {
        let folder = try TemporaryFolder()
        try folder.write("no archive", to: "a.ipa")
        try folder.write([0x50, 0x4B, 3, 4] + [UInt8](repeating: 0, count: 100), to: "b.ipa")
        try folder.write("text", to: "c.txt")
        try folder.write("Variant: A.ipa\nApp size: much\n", to: "d.txt")
        try folder.makeFolder("e.app")
        for (path, words) in [
            ("a.ipa", "is not a ZIP archive"), ("b.ipa", "archive"),
            ("c.txt", "not a size report"),
            ("d.txt", "'d.txt': "), ("e.app", "it holds no app"),
        ] {
            let run = try lint([path], in: folder)
            #expect(run.status == 64 && run.errorOutput.contains(words), "\(run.errorOutput)")
        }
    }

    // Options that do not apply to a bundle are reported.
    @Test func unusedOptionsAreNamed() throws {
        let folder = try TemporaryFolder()
        try write(SampleBundle().folder, to: "Fruta.app", in: folder)
        let run = try lint(
            ["Fruta.app", "--scenarios", "x", "--database", "y", "--minimum-system", "17.0"],
            in: folder
        )
        #expect(run.status == 0)
        #expect(
            run.errorOutput.contains(
                "--scenarios, --database, --minimum-system are not used for an app or an archive"
            ),
            "\(run.errorOutput)"
        )
    }

    // D-57, D-60, G-22: the limit depends on the minimum version of the system, which the clip sets.
    @Test func aReportIsThatOfAClip() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            App Thinning Size Report for All Variants of Clip

            Variant: Clip-1.ipa
            Supported variant descriptors: [device: iPhone12,1, os-version: 16.0]
            App + On Demand Resources size: 6 MB compressed, 20 MB uncompressed
            App size: 6 MB compressed, 20 MB uncompressed
            On Demand Resources size: Zero KB compressed, Zero KB uncompressed

            """,
            to: "App Thinning Size Report.txt"
        )
        let path = "App Thinning Size Report.txt"
        let old = try lint([path], in: folder)
        #expect(old.status == 1 && old.text.contains("[A501]"), "\(old.text)")
        #expect(old.errorOutput.contains("taken for an App Clip's report for iOS 16.0 or later"))
        let new = try lint([path, "--minimum-system", "17.0"], in: folder)
        #expect(new.status == 0 && new.text.contains("[A504]"), "\(new.text)")
    }
}
