// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// `morsel new`, from a folder outside of this repository (G1).
@Suite struct NewCommandTests {
    private static let owned = [
        "--identifier", "app.seedshop", "--domain", "seedshop.app", "--team", "A1B2C3D4E5",
    ]

    private static func morsel(
        _ arguments: [String],
        in folder: TemporaryFolder
    ) throws -> ProgramRun {
        try BuiltPrograms.run("morsel", arguments, in: folder)
    }

    /// Returns all files below a folder, with their bytes.
    private static func content(of folder: TemporaryFolder) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
            guard let name = name as? String,
                let bytes = try? Data(contentsOf: folder.url(name))
            else { continue }
            files[name] = [UInt8](bytes)
        }
        return files
    }

    // A new project has no findings, even with names that need quotes in every format.
    @Test(arguments: [
        ("Seed Shop", owned, "SeedShop"), ("Seed Shop", [], "SeedShop"),
        ("2 \"Go\" & <Café> \\ 日本's", owned, "App2GoCafeRiBens"),
        ("Fruta", ["--domain", "fruta.app"], "Fruta"),
        ("Fruta", ["--identifier", "com.example.fruta", "--domain", "fruta.example"], "Fruta"),
        ("Fruta", ["--identifier", "example.fruta", "--domain", "fruta.app"], "Fruta"),
        ("Fruta", ["--identifier", "com.yourcompany.fruta", "--domain", "fruta.test"], "Fruta"),
    ])
    func aNewProjectHasNoFinding(_ name: String, options: [String], module: String) throws {
        let folder = try TemporaryFolder()
        let run = try Self.morsel(["new", name] + options, in: folder)
        try #require(run.status == 0, "\(run.errorOutput)")
        #expect(try folder.names() == [module])
        let lint = try Self.morsel(
            ["lint", module, "--strict", "--scenarios", "\(module)/Scenarios", "--format", "json"],
            in: folder
        )
        #expect(lint.status == 0, "\(lint.text) \(lint.errorOutput)")
        #expect(!lint.text.contains("\"severity\""), "\(lint.text)")
        let scenarios = try Self.morsel(["test", "\(module)/Scenarios"], in: folder)
        #expect(scenarios.status == 0, "\(scenarios.text) \(scenarios.errorOutput)")
        let association = "\(module)/Website/.well-known/apple-app-site-association"
        let site = try Self.morsel(["association", "lint", association], in: folder)
        #expect(site.status == 0, "\(site.text)")
    }

    // G1: the clip's compilation condition, the Swift mode and the scheme's URL, as the project reader
    // finds them.
    @Test func theProjectIsRead() throws {
        let folder = try TemporaryFolder()
        try #require(try Self.morsel(["new", "Seed Shop"] + Self.owned, in: folder).status == 0)
        let run = try Self.morsel(["project", "SeedShop"], in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        for line in [
            "SeedShopClip (clip)", "belongs to SeedShop", "DEBUG, APPCLIP",
            "app.seedshop.Clip", "Seed Shop", "17.0", "https://seedshop.app/item/espresso",
        ] { #expect(run.text.contains(line), "\(line)") }
        let project = String(
            decoding: try folder.bytes(of: "SeedShop/SeedShop.xcodeproj/project.pbxproj"),
            as: UTF8.self
        )
        #expect(project.contains("SWIFT_VERSION = 6.0;"))
        #expect(project.contains("objectVersion = 77;"))
    }

    // An icon of the store's size, without an alpha channel (colour type 2).
    @Test func theIconIsDrawn() throws {
        let folder = try TemporaryFolder()
        try #require(try Self.morsel(["new", "Fruta"], in: folder).status == 0)
        let icon = "Fruta/Shared/Assets.xcassets/AppIcon.appiconset/icon.png"
        #expect(
            try folder.bytes(of: icon)[16..<26].elementsEqual([0, 0, 4, 0, 0, 0, 4, 0, 8, 2])
        )
    }

    // The parts that can be tested without Xcode pass their tests with Swift alone.
    @Test(.timeLimit(.minutes(20)))
    func theModelPassesItsTests() throws {
        let folder = try TemporaryFolder()
        try #require(try Self.morsel(["new", "Fruta"], in: folder).status == 0)
        let tests = try ProgramRun(
            "swift",
            ["test", "--package-path", "Fruta", "--disable-xctest"],
            in: folder
        )
        #expect(tests.status == 0, "\(tests.text) \(tests.errorOutput)")
    }

    // The same names give the same bytes, whatever the folder.
    @Test func aProjectIsReproducible() throws {
        let (one, other) = (try TemporaryFolder(), try TemporaryFolder())
        for folder in [one, other] {
            let arguments = ["new", "Fruta", "--directory", folder.path]
            try #require(try Self.morsel(arguments, in: folder).status == 0)
        }
        let files = try Self.content(of: one)
        #expect(files.count == 25)
        #expect(try Self.content(of: other) == files)
    }

    @Test func theReportNamesTheFiles() throws {
        let folder = try TemporaryFolder()
        let run = try Self.morsel(["new", "Fruta", "--json"], in: folder)
        let report = try #require(try objects(run).first)
        #expect(report["project"] as? String == "Fruta.xcodeproj")
        let files = try #require(report["files"] as? [String])
        #expect(files.count == 25)
        for file in files { #expect(try !folder.bytes(of: "Fruta/\(file)").isEmpty) }
    }

    // Existing files are kept, and nothing is written partially.
    @Test(arguments: [
        (["new", "Fruta", "--directory", "full"], "is not empty: it has 'mine.txt'"),
        (["new", "Fruta", "--directory", "full/mine.txt"], "is not a folder"),
        (["new", "Fruta", "--directory", "no/where"], "does not exist"),
        (["new", "full"], "'"), (["new", "Fruta", "--identifier", "a_b"], "identifier: "),
        (["new", "🎉"], "has no letter or digit"),
    ])
    func whatIsThereStays(_ arguments: [String], sentence: String) throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("full")
        try folder.write("mine", to: "full/mine.txt")
        try folder.makeFolder("Full")
        try folder.write("mine", to: "Full/mine.txt")
        let before = try Self.content(of: folder)
        let run = try Self.morsel(arguments, in: folder)
        #expect(run.status == 1)
        #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
        #expect(run.errorOutput.split(separator: "\n").count == 1)
        #expect(try Self.content(of: folder) == before)
        #expect(try folder.names() == ["Full", "full"])
    }

    @Test func anEmptyFolderIsFilled() throws {
        let folder = try TemporaryFolder()
        let run = try Self.morsel(["new", "Fruta", "--directory", "."], in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(try folder.names().contains("Fruta.xcodeproj"))
        #expect(try folder.names().allSatisfy { !$0.hasPrefix(".morsel-") })
    }
}
