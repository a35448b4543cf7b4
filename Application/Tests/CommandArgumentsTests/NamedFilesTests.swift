// SPDX-License-Identifier: Apache-2.0

import AppSiteAssociation
import Foundation
import ProjectFiles
import ScenarioFiles
import Terminal
import TestPrograms
import Testing

@testable import CommandArguments

/// The files that paths of the command line lead to.
@Suite struct NamedFilesTests {
    // MARK: Scenarios

    @Test func scenariosOfAFolderAreInOrder() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("sub")
        for name in ["b.scenario.yaml", "a.scenario.yaml", "sub/c.scenario.yml", "world.yaml"] {
            try folder.write("", to: name)
        }
        let found = try ScenarioPaths.files([folder.path, folder.url("a.scenario.yaml").path])
        let names = found.map { String($0.dropFirst(folder.path.count + 1)) }
        #expect(names == ["a.scenario.yaml", "b.scenario.yaml", "sub/c.scenario.yml"])
        #expect(try ScenarioPaths.files(["-", "-"]) == ["-"])
    }

    @Test func aPathWithoutScenarios() throws {
        let folder = try TemporaryFolder()
        for path in [folder.path, folder.url("no").path] {
            #expect(throws: CommandError.self, "\(path)") { try ScenarioPaths.files([path]) }
        }
    }

    @Test func aWorldIsInTheFolderOfItsScenario() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("inside")
        try folder.write("outside", to: "outside.yaml")
        try folder.write("world", to: "inside/world.yaml")
        try FileManager.default.createSymbolicLink(
            at: folder.url("inside/link.yaml"),
            withDestinationURL: folder.url("outside.yaml")
        )
        let scenario = folder.url("inside/a.scenario.yaml").path
        let (name, bytes) = try ScenarioPaths.world("world.yaml", beside: scenario)
        #expect(name == folder.url("inside/world.yaml").path)
        #expect(bytes == Array("world".utf8))
        #expect(throws: ScenarioFileError.WorldFileError.outside) {
            try ScenarioPaths.world("link.yaml", beside: scenario)
        }
        #expect(throws: ScenarioFileError.WorldFileError.missing) {
            try ScenarioPaths.world("no.yaml", beside: scenario)
        }
        #expect(throws: ScenarioFileError.WorldFileError.missing) {
            try ScenarioPaths.world("world.yaml", beside: "-")
        }
    }

    // MARK: Projects

    // A project can refer to files outside its folder, but not outside its working copy.
    @Test func theFilesAroundAProject() throws {
        let folder = try TemporaryFolder()
        for name in [
            "repository", "repository/.git", "repository/app", "repository/app/A.xcodeproj",
        ] {
            try folder.makeFolder(name)
        }
        let project = try ProjectPlace(folder.url("repository/app/A.xcodeproj").path)
        #expect(project.path == "app/A.xcodeproj")
        #expect(project.files.root.hasSuffix("/repository"))
        let app = try ProjectPlace(folder.url("repository/app").path)
        #expect(app.path == "")
        #expect(app.files.root.hasSuffix("/repository/app"))
        #expect(throws: CommandError.self) { try ProjectPlace(folder.url("no").path) }
    }

    // MARK: Association files

    @Test(arguments: [
        ("https://fruta.example/a", "fruta.example"), ("http://fruta.example", "fruta.example"),
        ("fruta.example", nil), ("apple-app-site-association", nil), ("-", nil),
    ])
    func aURLIsNotAFile(text: String, host: String?) {
        #expect(AssociationFile.webHost(text) == host)
    }

    @Test func onlySomeSectionsListApps() throws {
        #expect(try AssociationFile.section("appclips") == .appClips)
        let error = #expect(throws: CommandError.self) { try AssociationFile.section("applinks") }
        #expect(error?.description.contains("'applinks' is not a section") == true)
    }

    @Test func aFileIsOnlyWrittenIfItChanges() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "file")
        let path = folder.url("file").path
        #expect(try !AssociationFile.change(path) { $0 })
        #expect(try AssociationFile.change(path) { _ in Array("new".utf8) })
        #expect(try folder.bytes(of: "file") == Array("new".utf8))
    }
}
