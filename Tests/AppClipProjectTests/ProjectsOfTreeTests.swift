// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import Testing

/// Feature G2: several projects in one tree, and their references to each other.
@Suite struct ProjectsOfTreeTests {
    /// Two copies of one project, with the same ids.
    private var copies: [String: String] {
        var files: [String: String] = [:]
        for (path, text) in SampleProject().files {
            files["Finished/" + path] = text
            files["Starter/" + path] = text
        }
        return files
    }

    @Test func `a scheme names a target of the project that it names, and of no copy`() throws {
        var files = copies
        let path = "Starter/Shop.xcodeproj/project.pbxproj"
        files[path] = files[path]?.replacing("targets = (APP, CLIP, );", with: "targets = (APP, );")
        let tree = ProjectTree(reading: MemoryFiles(texts: files))
        #expect(
            tree.schemes.map { $0.target(in: tree)?.project } == ["Finished/Shop.xcodeproj", nil]
        )
        #expect(tree.schemes.map { $0.runs?.name } == ["ShopClip", "ShopClip"])
        let clip = try #require(tree.pairs.first?.clip)
        #expect(tree.schemes(running: clip).map(\.container) == ["Finished/Shop.xcodeproj"])
    }

    @Test(arguments: [
        ("container:Shop.xcodeproj", "Starter/Shop.xcodeproj"),
        ("container:../Finished/Shop.xcodeproj", "Finished/Shop.xcodeproj"),
        ("container:../finished/shop.xcodeproj", "Finished/Shop.xcodeproj"),
        ("container:Other.xcodeproj", nil), ("container:", nil),
    ])
    func `the container counts from the folder of the scheme's own`(text: String, project: String?)
    {
        var files = copies
        for container in ["Shop.xcodeproj", "Shop.xcodeproj/project.xcworkspace", "A.xcworkspace"] {
            files["Starter/\(container)/xcshareddata/xcschemes/S.xcscheme"] =
                SampleProject().files["Shop.xcodeproj/xcshareddata/xcschemes/ShopClip.xcscheme"]?
                .replacing("container:Shop.xcodeproj", with: text)
        }
        files["Starter/A.xcworkspace/contents.xcworkspacedata"] =
            "<Workspace><FileRef location=\"group:Shop.xcodeproj\"/></Workspace>"
        let tree = ProjectTree(reading: MemoryFiles(texts: files))
        let schemes = tree.schemes.filter { $0.name == "S" }
        #expect(schemes.count == 3)
        #expect(schemes.map { $0.target(in: tree)?.project } == [project, project, project])
    }

    @Test func `a scheme without a container runs a target of its own project or workspace`() {
        var files = copies
        let scheme = SampleProject().files[
            "Shop.xcodeproj/xcshareddata/xcschemes/ShopClip.xcscheme"
        ]?
        .replacing("ReferencedContainer=\"container:Shop.xcodeproj\"", with: "")
        files["Starter/Shop.xcodeproj/xcshareddata/xcschemes/S.xcscheme"] = scheme
        files["A.xcworkspace/xcshareddata/xcschemes/S.xcscheme"] = scheme
        files["A.xcworkspace/contents.xcworkspacedata"] =
            "<Workspace><FileRef location=\"group:Starter/Shop.xcodeproj\"/></Workspace>"
        let tree = ProjectTree(reading: MemoryFiles(texts: files))
        let projects = tree.schemes.filter { $0.name == "S" }.map { $0.target(in: tree)?.project }
        #expect(projects == ["Starter/Shop.xcodeproj", "Starter/Shop.xcodeproj"])
    }

    @Test func `of two configurations with one name the first counts, and it is said`() throws {
        var sample = SampleProject()
        sample.project = sample.project
            .replacing(
                "buildConfigurations = (CD, CR, );",
                with: "buildConfigurations = (CR, CD, CR2, );"
            )
            .replacing(
                "CR = {isa",
                with:
                    "CR2 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = x; "
                    + "}; name = Release; };\nCR = {isa"
            )
        let project = try #require(sample.tree.projects.first)
        let clip = try #require(project.target(named: "ShopClip"))
        #expect(clip.configurations == ["Release", "Debug"])
        #expect(project.problems.contains { $0.code == .duplicateConfiguration(name: "Release") })
        let identifier = project.configured(clip, configuration: "Release").bundleIdentifier
        #expect(identifier?.text == "com.example.shop.Clip")
    }

    @Test func `the flags of the linker name frameworks`() throws {
        var sample = SampleProject()
        sample.project = sample.project.replacing(
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS",
            with: "OTHER_LDFLAGS = (\"$(inherited)\", \"-ObjC\", \"-framework\", HealthKit, "
                + "\"-weak_framework Photos\", \"-lz\", \"-Wl,-framework,CallKit\", \"-Xlinker\", "
                + "\"-needed_framework\", \"-Xlinker\", Messages, \"-framework\", HealthKit, "
                + "\"-framework\", ); SWIFT_ACTIVE_COMPILATION_CONDITIONS"
        )
        let debug = try #require(sample.configured("ShopClip", "Debug"))
        #expect(debug.flaggedFrameworks == ["HealthKit", "Photos", "CallKit", "Messages"])
        #expect(sample.configured("ShopClip")?.flaggedFrameworks == [])
    }

    /// Returns the app in one project, and the clip in another that the first one contains.
    private func split(copies: Bool, proxyOfProduct: Bool) -> [String: String] {
        let list = """
            L = {isa = XCConfigurationList; buildConfigurations = (R, ); };
            R = {isa = XCBuildConfiguration; buildSettings = {}; name = Release; };
            """
        let app = """
            // !$*UTF8*$!
            {objects = {
            P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (A, );
                projectReferences = ({ProductGroup = PG; ProjectRef = REF; }, ); };
            G = {isa = PBXGroup; children = (REF, ); sourceTree = "<group>"; };
            PG = {isa = PBXGroup; children = (PROXY, ); name = Products; sourceTree = "<group>"; };
            REF = {isa = PBXFileReference; path = ../Clip/Clip.xcodeproj; sourceTree = "<group>"; };
            PROXY = {isa = PBXReferenceProxy; path = Clip.app; remoteRef = ITEM; sourceTree = BUILT_PRODUCTS_DIR; };
            ITEM = {isa = PBXContainerItemProxy; containerPortal = REF; proxyType = 2;
                remoteGlobalIDString = PRODUCT; remoteInfo = Clip; };
            T = {isa = PBXContainerItemProxy; containerPortal = REF; proxyType = 1;
                remoteGlobalIDString = \(proxyOfProduct ? "PRODUCT" : "CLIP"); remoteInfo = Clip; };
            D = {isa = PBXTargetDependency; name = Clip; targetProxy = T; };
            B = {isa = PBXBuildFile; fileRef = PROXY; };
            C = {isa = PBXCopyFilesBuildPhase; dstPath = "$(CONTENTS_FOLDER_PATH)/AppClips";
                dstSubfolderSpec = 16; files = (\(copies ? "B, " : "")); };
            A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (C, ); dependencies = (D, ); buildConfigurationList = L; };
            \(list)
            }; rootObject = P; }
            """
        let clip = """
            // !$*UTF8*$!
            {objects = {
            P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (CLIP, ); };
            G = {isa = PBXGroup; children = (PRODUCT, ); sourceTree = "<group>"; };
            PRODUCT = {isa = PBXFileReference; path = Clip.app; sourceTree = BUILT_PRODUCTS_DIR; };
            CLIP = {isa = PBXNativeTarget; name = Clip; productReference = PRODUCT; buildConfigurationList = L;
                productType = "com.apple.product-type.application.on-demand-install-capable"; };
            \(list)
            }; rootObject = P; }
            """
        return [
            "App/App.xcodeproj/project.pbxproj": app, "Clip/Clip.xcodeproj/project.pbxproj": clip,
        ]
    }

    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func `a proxy leads to the clip in another project`(copies: Bool, proxyOfProduct: Bool) throws {
        let files = split(copies: copies, proxyOfProduct: proxyOfProduct)
        for path in ["", "App/App.xcodeproj"] {
            let tree = ProjectTree(reading: MemoryFiles(texts: files), at: path)
            #expect(tree.projects.count == 2)
            let pair = try #require(tree.pairs.first)
            #expect(pair.clip.project == "Clip/Clip.xcodeproj" && pair.clip.id == "CLIP")
            #expect(pair.app?.name == "App")
            #expect(pair.basis == (copies ? .embedding : .dependency))
            #expect(tree.target(pair.clip)?.isAppClip == true)
        }
    }

    @Test func `a project in another one that is not there leaves the rest`() {
        var files = split(copies: true, proxyOfProduct: true)
        files["Clip/Clip.xcodeproj/project.pbxproj"] = nil
        let tree = ProjectTree(reading: MemoryFiles(texts: files))
        #expect(tree.projects.map(\.path) == ["App/App.xcodeproj"] && tree.pairs.isEmpty)
        #expect(tree.projects.first?.targets.first?.embeddings.map(\.product) == ["Clip.app"])
    }
}
