// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import Testing

@testable import ProjectTemplates

/// The files of new projects (G1), without a disk.
@Suite struct NewProjectTests {
    private static func files(
        _ name: String,
        identifier: String? = nil,
        domain: String? = nil
    ) throws -> [String: [UInt8]] {
        let names = try ProjectNames(name, identifier: identifier, domain: domain)
        return try NewProject(names: names).files()
    }

    // The reader of projects finds the pair, even if the name needs quotes in every format.
    @Test(arguments: ["Fruta", "2 \"Go\" & <Café> \\ 日本's"])
    func theProjectHasAnAppAndItsClip(_ name: String) throws {
        let files = try Self.files(name, identifier: "app.seedshop", domain: "seedshop.app")
        let tree = ProjectTree(reading: MemoryFiles(files))
        let project = try #require(tree.projects.first)
        #expect(tree.projects.count == 1)
        #expect(tree.pairs.count == 1)
        let identifiers = project.targets.compactMap { target in
            target.configurations.first.flatMap {
                project.configured(target, configuration: $0).bundleIdentifier?.text
            }
        }
        #expect(identifiers.contains("app.seedshop"))
        #expect(identifiers.contains("app.seedshop.Clip"))
    }

    @Test(arguments: ["Fruta", "2 \"Go\" & <Café> \\ 日本's"])
    func propertyListsAreRead(_ name: String) throws {
        let files = try Self.files(name)
        let lists = files.filter { $0.key.hasSuffix(".plist") || $0.key.hasSuffix(".entitlements") }
        #expect(lists.count == 4)
        for (path, bytes) in lists {
            #expect(throws: Never.self, "\(path)") { try PropertyList(bytes) }
        }
    }

    // Only placeholders that nobody can own need exceptions.
    @Test func exceptionsAreForPlaceholders() throws {
        let files = try Self.files("Fruta")
        let exceptions = String(decoding: try #require(files[".morsel.yml"]), as: UTF8.self)
        for rule in ["C203", "C321", "C313", "C603"] { #expect(exceptions.contains(rule)) }
        let owned = try Self.files("Fruta", identifier: "app.seedshop", domain: "seedshop.app")
        #expect(owned[".morsel.yml"] == nil)
        #expect(owned.count == files.count - 1)
    }

    @Test func namesAreQuotedInScenarios() throws {
        let file = try Self.files("a \"b\" \\ c")["Scenarios/launch.scenario.yaml"]
        let text = String(decoding: try #require(file), as: UTF8.self)
        #expect(text.contains(#"name: "a \"b\" \\ c""#))
        #expect(text.contains(#"title: "a \"b\" \\ c""#))
    }
}
