// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import Testing

/// Feature G2: the members of targets, from phases and from synchronized folders.
@Suite struct TargetMemberTests {
    private func target(_ name: String, of sample: SampleProject) throws -> ProjectTarget {
        try #require(sample.tree.projects.first?.target(named: name))
    }

    @Test func `a member has the tags of an on-demand resource`() throws {
        var sample = SampleProject()
        sample.project = sample.project.replacing(
            "fileRef = CATALOG;",
            with: "fileRef = CATALOG; settings = {ASSET_TAGS = (level1, \"level 2\", ); };"
        )
        .replacing(
            "membershipExceptions = (Info.plist, );",
            with: """
                assetTagsByRelativePath = {"Shared/Model.swift" = (kept, ); };
                additionalCompilerFlagsByRelativePath = {ShopApp.swift = "-O -g"; };
                membershipExceptions = (Info.plist, );
                """
        )
        let clip = try target("ShopClip", of: sample)
        #expect(clip.members.filter { !$0.tags.isEmpty }.map(\.tags) == [["level1", "level 2"]])
        let app = try target("Shop", of: sample)
        #expect(app.members.map(\.tags) == [["kept"], [], []])
        #expect(app.members.map(\.compilerFlags) == ["", "-O -g", ""])
    }

    @Test func `a type that the folder states counts, whatever the name ends with`() throws {
        var sample = SampleProject()
        for name in ["Weird.zzz", "Text.swift", "Head.x", "Lib.y", "Kept.swift", "Note.txt"] {
            sample.files["Shop/" + name] = ""
        }
        sample.project = sample.project.replacing(
            "path = Shop;\n",
            with: """
                explicitFileTypes = {
                    Weird.zzz = sourcecode.swift; Text.swift = text.xml; Head.x = sourcecode.cpp.h;
                    Lib.y = "archive.ar"; Note.txt = text.xcconfig;
                };
                path = Shop;

                """
        )
        let members = try target("Shop", of: sample).members.map { "\($0.role) \($0.name)" }
        for row in [
            "source Weird.zzz", "resource Text.swift", "header Head.x", "framework Lib.y",
            "source Kept.swift",
        ] {
            #expect(members.contains(row))
        }
        #expect(!members.contains { $0.hasSuffix("Note.txt") })
    }

    @Test func `a folder that is copied as it is counts as one resource`() throws {
        var sample = SampleProject()
        sample.files["Shop/Web/app.js"] = ""
        sample.files["Shop/Web/in/Code.swift"] = ""
        sample.project = sample.project.replacing(
            "path = Shop;\n",
            with: "explicitFolders = (Web, ); path = Shop;\n"
        )
        let web = try target("Shop", of: sample).members.filter { $0.path.hasPrefix("Shop/Web") }
        #expect(web.map(\.path) == ["Shop/Web"])
        #expect(web.map(\.role) == [.resource] && web.map(\.state) == [.folder])
    }

    @Test func `exceptions of a phase move files into it`() throws {
        var sample = SampleProject()
        sample.files["Shop/seed.sqlite"] = ""
        sample.files["Shop/notes.swift"] = ""
        sample.project = sample.project.replacing(
            "exceptions = (APPEXCEPT, CLIPEXCEPT, );",
            with: "exceptions = (APPEXCEPT, CLIPEXCEPT, PHASEEXCEPT, RESEXCEPT, );"
        )
        .replacing(
            "CLIPEXCEPT = {",
            with: """
                PHASEEXCEPT = {
                    isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
                    buildPhase = EMBED;
                    membershipExceptions = (seed.sqlite, );
                };
                RESEXCEPT = {
                    isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
                    buildPhase = CLIPRESOURCES;
                    membershipExceptions = (notes.swift, );
                };
                CLIPEXCEPT = {
                """
        )
        let app = try target("Shop", of: sample).members
        #expect(app.first { $0.name == "seed.sqlite" }?.role == .copied)
        #expect(app.first { $0.name == "notes.swift" }?.role == .source)
        let clip = try target("ShopClip", of: sample).members
        #expect(clip.first { $0.name == "notes.swift" }?.role == .resource)
        #expect(!clip.contains { $0.name == "seed.sqlite" })
    }

    @Test(arguments: [("Gone", TargetMember.State.missing), ("../Far", .outside)])
    func `a synchronized folder into which nobody can look is one member of no other role`(
        path: String,
        state: TargetMember.State
    ) throws {
        var sample = SampleProject()
        sample.project = sample.project.replacing("path = Shop;\n", with: "path = \"\(path)\";\n")
        let members = try target("Shop", of: sample).members
        #expect(members.map(\.path) == [path])
        #expect(members.map(\.role) == [.folder] && members.map(\.state) == [state])
    }

    @Test func `groups are followed to a depth, and time and memory stay small`() throws {
        let times = try [7_500, 30_000].map { count in
            let sample = Self.groups(count)
            return try ContinuousClock().measure {
                let project = try #require(sample.tree.projects.first)
                #expect(project.problems.filter { $0.code == .tooMany }.count == 1)
                let clip = try #require(project.target(named: "ShopClip"))
                #expect(clip.members.first { $0.name == "Deep.swift" }?.state == .outside)
                #expect(clip.members.first { $0.name == "ClipApp.swift" }?.state == .file)
            }
        }
        // Quadratic work would be sixteen times as much.
        #expect(times[1] < times[0] * 10 + .seconds(1))
    }

    /// Returns a project with a file in a number of nested groups.
    private static func groups(_ count: Int) -> SampleProject {
        var sample = SampleProject()
        var groups = ""
        for index in 0..<count {
            let child = index + 1 == count ? "DEEPFILE" : "DEEP\(index + 1)"
            groups +=
                "DEEP\(index) = {isa = PBXGroup; children = (\(child), ); path = folder\(index); "
            groups += "sourceTree = \"<group>\"; };\n"
        }
        groups +=
            "DEEPFILE = {isa = PBXFileReference; path = Deep.swift; sourceTree = \"<group>\"; };\n"
        groups += "F9 = {isa = PBXBuildFile; fileRef = DEEPFILE; };\n"
        sample.project = sample.project
            .replacing("CLIPGROUP = {isa", with: groups + "CLIPGROUP = {isa")
            .replacing("children = (FOLDER,", with: "children = (DEEP0, FOLDER,")
            .replacing("files = (F1, F2,", with: "files = (F1, F9, F2,")
        return sample
    }
}
