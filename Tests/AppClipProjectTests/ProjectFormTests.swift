// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import Foundation
import Testing

/// Feature G2: all forms of a project file have the same meaning.
@Suite struct ProjectFormTests {
    private static let seeds = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fuzz/Seeds")

    private func project(_ name: String) throws -> XcodeProject {
        var files = MemoryFiles(texts: [
            "Folder/a.swift": "", "Folder/Model.data": "", "Folder/Web/app.js": "",
            "Folder/en.lproj/Localizable.strings": "", "Clip/fr.lproj/Localizable.strings": "",
            "Clip/Smoothies.xcassets/Contents.json": "{}",
            "Info.plist": "<plist><dict><key>a</key><string>$(SERVER)</string></dict></plist>",
        ])
        let folder = Self.seeds
        let bytes = { (path: String) in try [UInt8](Data(contentsOf: folder.appending(path: path)))
        }
        files["Fruta.xcodeproj/project.pbxproj"] = try bytes("Project/" + name)
        files["A.xcconfig"] = try bytes("Xcconfig/Base.xcconfig")
        return try #require(ProjectTree(reading: files).projects.first)
    }

    @Test(arguments: ["clip.pbxproj", "clip-xml.pbxproj", "clip-json.pbxproj"])
    func `targets, members and settings are the same`(name: String) throws {
        let project = try project(name)
        #expect(project.targets.map(\.name) == ["Fruta", "FrutaClip"])
        #expect(project.packages.map(\.name) == ["kit", "Near"])
        let clip = try #require(project.target(named: "FrutaClip"))
        #expect(
            clip.members.map { "\($0.role) \($0.path) \($0.tags)" } == [
                "source Folder/a.swift []",
                "resource Clip/Smoothies.xcassets [\"berries\", \"all year\"]",
                "resource Clip/fr.lproj/Localizable.strings []", "source Folder/a.swift []",
                "resource Folder/en.lproj/Localizable.strings []",
            ]
        )
        let app = try #require(project.target(named: "Fruta"))
        #expect(
            app.members.map { "\($0.role) \($0.path)" } == [
                "source Folder/Model.data", "resource Folder/Web", "source Folder/a.swift",
                "resource Folder/en.lproj/Localizable.strings",
            ]
        )
        #expect(app.embeddings.map(\.product) == ["FrutaClip.app"])
        let configured = project.configured(clip, configuration: "Debug")
        #expect(configured.bundleIdentifier?.text == "com.fruta.menu.frutaclip")
        #expect(configured.infoPlist["a"]?.string == "https://fruta.example/menu")
        #expect(configured.infoPlist["CFBundleDisplayName"]?.string == "Früta")
        #expect(configured.setting("DEVELOPMENT_TEAM")?.text == "FRUTA12345")
        #expect(configured.swiftConditions == ["DEBUG", "STAGING"])
    }
}
