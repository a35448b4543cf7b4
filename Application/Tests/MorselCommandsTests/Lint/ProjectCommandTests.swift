// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// `morsel project` on the command line (G2): it shows what was read, without judging it.
@Suite struct ProjectCommandTests {
    private func project(_ arguments: String..., in folder: TemporaryFolder) throws -> ProgramRun {
        try BuiltPrograms.run("morsel", ["project"] + arguments, in: folder)
    }

    private func facts(_ arguments: String..., in folder: TemporaryFolder) throws -> [String: Any] {
        let run = try BuiltPrograms.run(
            "morsel",
            ["project"] + arguments + ["--json"],
            in: folder
        )
        #expect(run.status == 0, "\(run.text)\(run.errorOutput)")
        return try #require(objects(run).first)
    }

    @Test func printsWhatIsRead() throws {
        let folder = try lintedProject()
        for path in [".", "Fruta.xcodeproj"] {
            let run = try project(path, in: folder)
            #expect(run.status == 0 && run.errorOutput.isEmpty, "\(run.errorOutput)")
            for words in [
                "Project Fruta.xcodeproj", "Clip (clip)", "belongs to Fruta", "Release",
                "app.fruta.Clip", "1.2 (7)", "A1B2C3D4E5", "16.4", "appclips:fruta.app",
                "0 sources, 0 resources",
            ] {
                #expect(run.text.contains(words), "\(words): \(run.text)")
            }
        }
    }

    @Test func printsJSON() throws {
        let folder = try lintedProject()
        for path in [".", "Fruta.xcodeproj"] {
            let facts = try facts(path, in: folder)
            let pair = try #require((facts["clips"] as? [[String: Any]])?.first)
            #expect((pair["clip"] as? [String: Any])?["name"] as? String == "Clip")
            #expect((pair["app"] as? [String: Any])?["name"] as? String == "Fruta")
            #expect(pair["basis"] as? String == "embedding")
            let project = try #require((facts["projects"] as? [[String: Any]])?.first)
            let targets = try #require(project["targets"] as? [[String: Any]])
            let clip = try #require(targets.first { $0["name"] as? String == "Clip" })
            let release = try #require((clip["configurations"] as? [[String: Any]])?.first)
            for (key, value) in [
                ("bundleIdentifier", "app.fruta.Clip"), ("version", "1.2"), ("build", "7"),
                ("team", "A1B2C3D4E5"), ("deploymentTarget", "16.4"),
            ] {
                #expect(release[key] as? String == value, "\(key)")
            }
            #expect(release["domains"] as? [String] == ["appclips:fruta.app"])
            #expect(release["parentApplicationIdentifiers"] as? [String] == ["app.fruta"])
        }
    }

    @Test func aConfigurationIsChosen() throws {
        let folder = try lintedProject()
        #expect(try project(".", "--configuration", "Release", in: folder).status == 0)
        let wrong = try project(".", "--configuration", "Nope", in: folder)
        #expect(wrong.status == 64 && wrong.errorOutput.contains("no target has a configuration"))
    }

    @Test func whatIsNoProjectIsRefused() throws {
        let folder = try lintedProject()
        for (path, words) in [
            ("nowhere", "there is no such folder"), ("App", "there is no Xcode project"),
        ] {
            let run = try project(path, in: folder)
            #expect(run.status == 64 && run.errorOutput.contains(words), "\(run.errorOutput)")
        }
    }

    @Test func whatCannotBeReadIsSaid() throws {
        let folder = try lintedProject()
        try folder.write("// !$*UTF8*$!\n<<<<<<< HEAD\n", to: "Fruta.xcodeproj/project.pbxproj")
        let run = try project(".", in: folder)
        #expect(run.status == 1)
        #expect(
            run.text.contains(
                "Fruta.xcodeproj: Line 2, column 1: a merge conflict is not resolved."
            ),
            "\(run.text)"
        )
    }

    @Test func oneSourceIsOne() throws {
        let folder = try lintedProject()
        let file = "Fruta.xcodeproj/project.pbxproj"
        let text = String(decoding: try folder.bytes(of: file), as: UTF8.self)
        try folder.write("import SwiftUI\n", to: "Clip/Clip.swift")
        try folder.write(
            text.replacing("buildPhases = ();", with: "buildPhases = (SC, );")
                .replacing("children = (PA, PC);", with: "children = (PA, PC, FC);")
                .replacing(
                    "BE = {isa",
                    with: """
                        FC = {isa = PBXFileReference; path = Clip/Clip.swift; sourceTree = "<group>"; };
                        BC = {isa = PBXBuildFile; fileRef = FC; };
                        SC = {isa = PBXSourcesBuildPhase; files = (BC, ); };
                        BE = {isa
                        """
                ),
            to: file
        )
        #expect(try project(".", in: folder).text.contains("1 source, 0 resources"))
    }
}
