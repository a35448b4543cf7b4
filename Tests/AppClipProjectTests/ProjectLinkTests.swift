// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import Testing

/// Feature G2: a link inside the tree adds nothing to the result.
@Suite struct ProjectLinkTests {
    @Test(
        arguments: [
            ["loop": ""], ["a/l0": "", "a/l1": "a", "a/l2": "a"],
            ["other/Again.xcodeproj": "Shop.xcodeproj"], ["Shop/back": ""], ["Shop/me": "Shop"],
            ["other/Clip": "Clip", "other/Shop": "Shop"], ["Clip/deep": "Clip/Assets.xcassets"],
            ["Far": nil],
        ] as [[String: String?]]
    )
    func `projects, pairs and schemes are those without the link`(links: [String: String?]) {
        let sample = SampleProject()
        let tree = ProjectTree(reading: LinkedFiles(sample.files, links: links))
        let plain = sample.tree
        #expect(tree.projects.map(\.path) == plain.projects.map(\.path))
        #expect(tree.pairs == plain.pairs && tree.schemes == plain.schemes)
        #expect(tree.notRead == plain.notRead)
    }

    @Test
    func `a synchronized folder has each file once, and those of a link that leads elsewhere`()
        throws
    {
        var sample = SampleProject()
        sample.files["Common/Taste.swift"] = ""
        let links = ["Shop/back": "", "Shop/me": "Shop/Shared", "Shop/Common": "Common"]
        let tree = ProjectTree(reading: LinkedFiles(sample.files, links: links))
        let app = try #require(tree.projects.first?.target(named: "Shop"))
        let paths = app.members.map(\.path)
        #expect(Set(paths).count == paths.count)
        #expect(paths.contains("Shop/Common/Taste.swift"))
        #expect(!paths.contains { $0.hasPrefix("Shop/back") })
        #expect(paths.filter { $0.hasSuffix("Model.swift") } == ["Shop/Shared/Model.swift"])
    }

    @Test func `a project that is named through a link is read where it stands`() {
        let sample = SampleProject()
        let files = LinkedFiles(
            sample.files,
            links: ["x/Again.xcodeproj": "Shop.xcodeproj", "y": ""]
        )
        for path in ["x/Again.xcodeproj", "y", "y/Shop.xcodeproj"] {
            let tree = ProjectTree(reading: files, at: path)
            #expect(tree.projects.map(\.path) == ["Shop.xcodeproj"])
            #expect(tree.project(at: "x/again.xcodeproj") === tree.projects.first)
        }
    }

    @Test func `what stands in place of a file and is none is said to be there`() throws {
        let sample = SampleProject()
        func tree(_ path: String) -> ProjectTree {
            ProjectTree(reading: LinkedFiles(sample.files, links: [path: nil]))
        }
        let clip = try #require(tree("Clip/Info.plist").pairs.first?.clip)
        let target = tree("Clip/Info.plist").configured(clip, configuration: "Release")
        #expect(target?.infoPlist.state == .other)
        let error = tree("Shop.xcodeproj/project.pbxproj").notRead.first?.reason
        guard case .unreadable(let reason)? = error else {
            Issue.record("The project is read.")
            return
        }
        #expect(reason.code == .file(.unreadable))
    }
}
