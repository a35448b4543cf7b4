// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import Testing

/// Feature G2: projects are read on any machine.
@Suite struct ProjectTreeTests {
    @Test func `a project has its targets, packages, pairs and no problems but the one it has`()
        throws
    {
        let tree = SampleProject().tree
        let project = try #require(tree.projects.first)
        #expect(project.path == "Shop.xcodeproj")
        #expect(project.targets.map(\.name) == ["Shop", "ShopClip"])
        #expect(project.targets.map(\.kind) == [.app, .clip])
        #expect(project.configurations == ["Debug", "Release"])
        #expect(project.packages.map(\.name) == ["kit"])
        #expect(project.targets[1].packageProducts.map(\.name) == ["Kit"])
        #expect(project.targets[1].systemFrameworks == ["StoreKit"])
        #expect(project.problems.map(\.code) == [.danglingReference(id: "NOWHERE")])
        let pair = try #require(tree.pairs.first)
        #expect(tree.pairs.count == 1)
        #expect(pair.app?.name == "Shop" && pair.basis == .embedding)
        #expect(pair.embedding?.phase.leadsToAppClips == true)
        #expect(tree.notRead.isEmpty)
    }

    @Test
    func `without a copy phase the dependency says whose clip it is, without both nothing does`() {
        var sample = SampleProject()
        sample.project = sample.project.replacing("files = (F6, );", with: "files = ();")
        #expect(sample.tree.pairs.map(\.basis) == [.dependency])
        sample.project = sample.project.replacing("dependencies = (DEPENDENCY, );", with: "")
        #expect(sample.tree.pairs.map(\.basis) == [.none])
        #expect(sample.tree.pairs.map(\.app) == [nil])
    }

    @Test
    func
        `members are files on disk, and it is said which are missing, outside or spelled otherwise`()
        throws
    {
        let clip = try #require(SampleProject().tree.projects.first?.target(named: "ShopClip"))
        let rows = clip.members.map { "\($0.role) \($0.state) \($0.path) \($0.language ?? "-")" }
        #expect(
            rows == [
                "source file Clip/ClipApp.swift -", "source missing Clip/Gone.swift -",
                "source outside ../Far.swift -", "resource folder Clip/Assets.xcassets -",
                "source file Shop/Shared/Model.swift -",
                "resource file Shop/en.lproj/Localizable.strings en",
            ]
        )
        #expect(
            clip.members.map(\.isSpelledOtherwise) == [false, false, false, true, false, false]
        )
        #expect(clip.members[1].platforms == ["ios"] && clip.members[4].platforms == ["ios"])
    }

    @Test func `a target that lists a synchronized folder has all files but the exceptions`() throws
    {
        let app = try #require(SampleProject().tree.projects.first?.target(named: "Shop"))
        #expect(
            app.members.map(\.path) == [
                "Shop/Shared/Model.swift", "Shop/ShopApp.swift",
                "Shop/en.lproj/Localizable.strings",
            ]
        )
    }

    @Test(arguments: [
        ("16", "$(CONTENTS_FOLDER_PATH)/AppClips", true),
        ("16", "${CONTENTS_FOLDER_PATH}/AppClips/", true),
        ("1", "AppClips", true), ("10", "AppClips", false), ("16", "AppClips", false),
        ("13", "", false),
    ])
    func `the folder for clips is known by destination and path`(
        spec: String,
        path: String,
        fits: Bool
    )
        throws
    {
        var sample = SampleProject()
        sample.project = sample.project
            .replacing("dstSubfolderSpec = 16", with: "dstSubfolderSpec = \(spec)")
            .replacing("\"$(CONTENTS_FOLDER_PATH)/AppClips\"", with: "\"\(path)\"")
        let embedding = try #require(sample.tree.pairs.first?.embedding)
        #expect(embedding.phase.leadsToAppClips == fits)
    }

    @Test
    func `projects of others are left out, and generators are named where nothing is generated`() {
        var sample = SampleProject()
        for folder in ["Pods", "node_modules/a", "ios/Carthage", ".build/x", "DerivedData"] {
            sample.files["\(folder)/P.xcodeproj/project.pbxproj"] = sample.project
        }
        sample.files["project.yml"] = "targets:\n"
        sample.files["other/project.yml"] = "name: A\ntargets:\n"
        sample.files["third/Project.swift"] = "import ProjectDescription\n"
        let tree = sample.tree
        #expect(tree.projects.map(\.path) == ["Shop.xcodeproj"])
        #expect(tree.notRead.map(\.path) == ["other/project.yml", "third/Project.swift"])
        #expect(tree.notRead.map(\.reason) == [.generatedByXcodeGen, .generatedByTuist])
    }

    @Test func `a workspace leads to its projects through groups`() throws {
        var sample = SampleProject()
        sample.files["All.xcworkspace/contents.xcworkspacedata"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0">
              <Group location="container:sub" name="s"><FileRef location="group:A.xcodeproj"/></Group>
              <FileRef location="group:Shop.xcodeproj"/><FileRef location="absolute:/x/B.xcodeproj"/>
              <FileRef location="container:Pods/Pods.xcodeproj"/>
            </Workspace>
            """
        let tree = ProjectTree(reading: MemoryFiles(texts: sample.files), at: "All.xcworkspace")
        #expect(tree.projects.map(\.path) == ["Shop.xcodeproj"])
        let workspace = try #require(tree.workspaces.first)
        #expect(
            workspace.items.map(\.text) == [
                "sub/A.xcodeproj", "Shop.xcodeproj", "/x/B.xcodeproj", "Pods/Pods.xcodeproj",
            ]
        )
    }

    @Test
    func `a scheme has its target, its invocation URLs, ticked or not, and the rest of its run`()
        throws
    {
        let tree = SampleProject().tree
        let scheme = try #require(tree.schemes.first)
        #expect(scheme.target(in: tree)?.name == "ShopClip")
        #expect(scheme.isShared && scheme.runConfiguration == "Debug")
        #expect(
            scheme.invocationURLs.map(\.value) == [
                "https://shop.example/a", "https://shop.example/b",
            ]
        )
        #expect(scheme.invocationURLs.map(\.isEnabled) == [true, false])
        #expect(scheme.invocationURLs.first?.place.position.line == 12)
        #expect(
            scheme.arguments.map(\.text) == ["-demo"] && scheme.arguments.first?.isEnabled == false
        )
        #expect(scheme.storeKitFile == .inside("Store.storekit"))
    }

    @Test func `a project that cannot be read is named with the reason`() {
        var sample = SampleProject()
        sample.project = "{ objects = { A = {isa = PBXProject; }; "
        #expect(sample.tree.notRead.map(\.path) == ["Shop.xcodeproj"])
    }
}
