// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import Foundation
import ProjectTemplates
import Testing

@testable import ProjectReports

/// The facts of a project, as text and as values (G2).
@Suite struct ProjectReportTests {
    /// Reads a new project, whose text can be changed first.
    private static func tree(
        _ change: (inout String) -> Void = { _ in }
    ) throws -> ProjectTree {
        let names = try ProjectNames("Fruta", domain: "fruta.example", team: "ABCDE12345")
        var files = try NewProject(names: names).files()
        let path = "Fruta.xcodeproj/project.pbxproj"
        var text = String(decoding: try #require(files[path]), as: UTF8.self)
        change(&text)
        files[path] = Array(text.utf8)
        return ProjectTree(reading: MemoryFiles(files))
    }

    @Test func factsOfTheClip() throws {
        let report = ProjectReport(try Self.tree(), configuration: "Release")
        #expect(report.hasConfiguration)
        let project = try #require(report.projects.first)
        let clip = try #require(project.targets.first { $0.kind == "clip" })
        #expect(clip.apps.map(\.name) == ["Fruta"])
        let facts = try #require(clip.configurations.first)
        #expect(clip.configurations.count == 1 && facts.name == "Release")
        #expect(facts.bundleIdentifier == "com.example.fruta.Clip")
        #expect(facts.team == "ABCDE12345")
        #expect(facts.domains == ["appclips:fruta.example"])
        #expect(facts.infoPlist.state == "read" && facts.entitlements.state == "read")
        #expect(facts.unresolved == [])
        #expect(report.clips.first?.isInAppClips == true)
    }

    @Test func aConfigurationThatNoTargetHas() throws {
        #expect(!ProjectReport(try Self.tree(), configuration: "Nope").hasConfiguration)
        #expect(ProjectReport(try Self.tree(), configuration: nil).hasConfiguration)
    }

    @Test func theTextHasARowForEachFact() throws {
        let text = ProjectText(ProjectReport(try Self.tree(), configuration: "Release")).text
        for line in [
            "Project Fruta.xcodeproj", "  FrutaClip (clip)", "    belongs to Fruta", "    Release",
            "      identifier            com.example.fruta.Clip",
            "      domains               appclips:fruta.example",
        ] {
            #expect(text.contains(line + "\n"), "\(line)")
        }
        // A fact without a value has no row.
        #expect(!text.contains("settings not found") && !text.contains("unresolved"))
    }

    // A name with a line break must not look like another line.
    @Test func aNameStaysOnItsLine() throws {
        let tree = try Self.tree { text in
            text = text.replacing("name = FrutaClip;", with: "name = \"Cl\\nProject Evil\";")
        }
        let text = ProjectText(ProjectReport(tree, configuration: nil)).text
        #expect(text.contains("  Cl\\nProject Evil (clip)\n"))
        #expect(!text.contains("\nProject Evil"))
    }

    @Test func whatCannotBeReadHasASentence() throws {
        let report = ProjectReport(
            try Self.tree { $0 = "// !$*UTF8*$!\n<<<<<<< HEAD\n" },
            configuration: nil
        )
        #expect(report.projects.isEmpty)
        #expect(report.notRead.map(\.path) == ["Fruta.xcodeproj"])
        #expect(
            ProjectText(report).text
                == "Not read:\n  Fruta.xcodeproj: Line 2, column 1: a merge conflict is not resolved.\n"
        )
    }

    // JSON has no infinite numbers and no bytes.
    @Test(arguments: [
        (PropertyValue.Content.real(.infinity), "\"inf\""), (.real(1.5), "1.5"),
        (.data([0, 0, 0]), "\"3 bytes\""), (.dictionary([]), "{}"),
        (.array([PropertyValue(.boolean(true)), PropertyValue(.integer(7))]), "[true,7]"),
    ])
    func valuesOfAPropertyList(content: PropertyValue.Content, json: String) throws {
        let bytes = try JSONEncoder().encode(PropertyFact(PropertyValue(content)))
        #expect(String(decoding: bytes, as: UTF8.self) == json)
    }
}
