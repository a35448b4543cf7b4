// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import Foundation
import ProjectFiles
import TestPrograms
import Testing

@testable import ProjectTemplates

/// The choice of the app that gets a clip, and what is refused (G1).
@Suite struct AddedClipChoiceTests {
    /// Returns the error about a clip for a project in a folder.
    private static func error(
        _ files: [String: [UInt8]],
        target: String? = nil
    ) throws -> TemplateError? {
        let folder = try TemporaryFolder()
        for (path, bytes) in files {
            let file = folder.url(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: file)
        }
        let place = try #require(FolderFiles(folder.path))
        let tree = ProjectTree(reading: place)
        return #expect(throws: TemplateError.self) {
            try AddedClip(place, tree, name: nil, target: target, domain: nil)
        }
    }

    @Test func anAppHasOneClipAtMost() throws {
        let files = try NewProject(names: ProjectNames("Fruta")).files()
        let error = try Self.error(files)
        #expect(error?.code == "into")
        #expect(error?.message.contains("the app 'Fruta' has the App Clip 'FrutaClip'") == true)
    }

    @Test func anotherTargetIsRefused() throws {
        let files = try NewProject(names: ProjectNames("Fruta")).files()
        let error = try Self.error(files, target: "Other")
        #expect(error?.code == "target")
        #expect(error?.message.hasSuffix("there are 'Fruta' in Fruta.xcodeproj.") == true)
    }

    // A generated project is changed where it is declared.
    @Test func aGeneratedProjectIsRefused() throws {
        var files = try NewProject(names: ProjectNames("Fruta")).files()
        files["project.yml"] = []
        #expect(try Self.error(files)?.message.contains("XcodeGen") == true)
    }

    @Test func aFolderWithoutProject() throws {
        let error = try Self.error([:])
        #expect(error?.message == "into: there is no Xcode project with an iPhone app here.")
    }
}
