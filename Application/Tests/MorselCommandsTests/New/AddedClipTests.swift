// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// `morsel new --into`: a clip for an existing app (G1).
@Suite struct AddedClipTests {
    private static func morsel(
        _ arguments: [String],
        in folder: TemporaryFolder
    ) throws -> ProgramRun {
        try BuiltPrograms.run("morsel", arguments, in: folder)
    }

    /// Returns a project with only an app, as Xcode writes it: the objects of each kind in a section, and all files
    /// in one folder.
    private static func app(
        settings: String = "",
        dependencies: String = "\t\t\tdependencies = (\n\t\t\t);\n",
        children: String = "\t\t\t\tA00000000000000000000002 /* ShopApp.swift */,\n"
    ) -> String {
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = 56;
        \tobjects = {

        /* Begin PBXBuildFile section */
        \t\tA00000000000000000000001 /* ShopApp.swift in Sources */ = {isa = PBXBuildFile; fileRef = A00000000000000000000002 /* ShopApp.swift */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        \t\tA00000000000000000000002 /* ShopApp.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ShopApp.swift; sourceTree = "<group>"; };
        \t\tA00000000000000000000003 /* Shop.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
        /* End PBXFileReference section */

        /* Begin PBXGroup section */
        \t\tA00000000000000000000004 = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \(children)\t\t\t\tA00000000000000000000005 /* Products */,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tA00000000000000000000005 /* Products */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tA00000000000000000000003 /* Shop.app */
        \t\t\t);
        \t\t\tname = Products;
        \t\t\tsourceTree = "<group>";
        \t\t};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        \t\tA00000000000000000000006 /* Shop */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildConfigurationList = A00000000000000000000007;
        \t\t\tbuildPhases = (
        \t\t\t\tA00000000000000000000008 /* Sources */,
        \t\t\t);
        \t\t\tbuildRules = (
        \t\t\t);
        \(dependencies)\t\t\tname = Shop;
        \t\t\tproductName = Shop;
        \t\t\tproductReference = A00000000000000000000003 /* Shop.app */;
        \t\t\tproductType = "com.apple.product-type.application";
        \t\t};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        \t\tA00000000000000000000009 /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tbuildConfigurationList = A00000000000000000000010;
        \t\t\tdevelopmentRegion = en;
        \t\t\tknownRegions = (en, Base);
        \t\t\tmainGroup = A00000000000000000000004;
        \t\t\tproductRefGroup = A00000000000000000000005 /* Products */;
        \t\t\tprojectDirPath = "";
        \t\t\ttargets = (
        \t\t\t\tA00000000000000000000006 /* Shop */,
        \t\t\t);
        \t\t};
        /* End PBXProject section */

        /* Begin PBXSourcesBuildPhase section */
        \t\tA00000000000000000000008 /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tbuildActionMask = 2147483647;
        \t\t\tfiles = (
        \t\t\t\tA00000000000000000000001 /* ShopApp.swift in Sources */,
        \t\t\t);
        \t\t\trunOnlyForDeploymentPostprocessing = 0;
        \t\t};
        /* End PBXSourcesBuildPhase section */

        /* Begin XCBuildConfiguration section */
        \t\tA00000000000000000000011 /* Release */ = {
        \t\t\tisa = XCBuildConfiguration;
        \t\t\tbuildSettings = {
        \t\t\t\tSDKROOT = iphoneos;
        \t\t\t};
        \t\t\tname = Release;
        \t\t};
        \t\tA00000000000000000000012 /* Release */ = {
        \t\t\tisa = XCBuildConfiguration;
        \t\t\tbuildSettings = {
        \(settings)\t\t\t\tCURRENT_PROJECT_VERSION = 7;
        \t\t\t\tGENERATE_INFOPLIST_FILE = YES;
        \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 16.4;
        \t\t\t\tMARKETING_VERSION = 2.5;
        \t\t\t\tPRODUCT_BUNDLE_IDENTIFIER = app.seedshop;
        \t\t\t\tPRODUCT_NAME = "$(TARGET_NAME)";
        \t\t\t\tTARGETED_DEVICE_FAMILY = 1;
        \t\t\t};
        \t\t\tname = Release;
        \t\t};
        /* End XCBuildConfiguration section */

        /* Begin XCConfigurationList section */
        \t\tA00000000000000000000010 = {
        \t\t\tisa = XCConfigurationList;
        \t\t\tbuildConfigurations = (
        \t\t\t\tA00000000000000000000011 /* Release */,
        \t\t\t);
        \t\t\tdefaultConfigurationName = Release;
        \t\t};
        \t\tA00000000000000000000007 = {
        \t\t\tisa = XCConfigurationList;
        \t\t\tbuildConfigurations = (
        \t\t\t\tA00000000000000000000012 /* Release */,
        \t\t\t);
        \t\t\tdefaultConfigurationName = Release;
        \t\t};
        /* End XCConfigurationList section */
        \t};
        \trootObject = A00000000000000000000009 /* Project object */;
        }

        """
    }

    private static let source = """
        import SwiftUI

        @main
        struct ShopApp: App {
            var body: some Scene {
                WindowGroup { Text("Shop").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in } }
            }
        }
        """

    private static func folder(_ project: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.makeFolder("Shop.xcodeproj")
        try folder.write(project, to: "Shop.xcodeproj/project.pbxproj")
        try folder.write(source, to: "ShopApp.swift")
        return folder
    }

    private static func content(of folder: TemporaryFolder) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
            guard let name = name as? String else { continue }
            // Folders are recorded, too: none of them may be left.
            files[name] = (try? Data(contentsOf: folder.url(name))).map { [UInt8]($0) } ?? []
        }
        return files
    }

    private static let options = ["--domain", "seedshop.app"]

    /// Whether all lines of the file before are in the file after, in their order.
    private func isKept(_ before: String, in after: String) -> Bool {
        var rest = after.split(separator: "\n", omittingEmptySubsequences: false)[...]
        for line in before.split(separator: "\n", omittingEmptySubsequences: false) {
            // The only line that may change: the former last element of an array gets a comma.
            guard let index = rest.firstIndex(where: { $0 == line || $0 == "\(line)," }) else {
                return false
            }
            rest = rest[(index + 1)...]
        }
        return true
    }

    @Test(arguments: [
        app(), app(dependencies: ""), app(children: ""),
        app(
            settings:
                "\t\t\t\tCODE_SIGN_STYLE = Automatic;\n\t\t\t\tDEVELOPMENT_TEAM = A1B2C3D4E5;\n"
        ),
    ])
    func aClipIsAddedAndNothingElseChanges(_ project: String) throws {
        let folder = try Self.folder(project)
        let run = try Self.morsel(["new", "--into", "Shop.xcodeproj"] + Self.options, in: folder)
        try #require(run.status == 0, "\(run.errorOutput)")
        let after = String(
            decoding: try folder.bytes(of: "Shop.xcodeproj/project.pbxproj"),
            as: UTF8.self
        )
        #expect(isKept(project, in: after))
        let lint = try Self.morsel(["lint", "Shop.xcodeproj", "--format", "json"], in: folder)
        #expect(lint.status == 0, "\(lint.text) \(lint.errorOutput)")
        #expect(
            !lint.text.contains("\"error\"") && !lint.text.contains("\"warning\""),
            "\(lint.text)"
        )
        let read = try Self.morsel(["project", "Shop.xcodeproj"], in: folder)
        #expect(read.status == 0)
        for line in [
            "ShopClip (clip)", "belongs to Shop", "app.seedshop.Clip", "2.5", "16.4", "APPCLIP",
            "https://seedshop.app/",
        ] { #expect(read.text.contains(line), "\(line)\n\(read.text)") }
        let entitlements = String(
            decoding: try folder.bytes(of: "Shop.entitlements"),
            as: UTF8.self
        )
        #expect(entitlements.contains("<string>$(AppIdentifierPrefix)app.seedshop.Clip</string>"))
        // An app has one clip.
        let again = try Self.morsel(["new", "--into", "Shop.xcodeproj"] + Self.options, in: folder)
        #expect(again.status == 1)
        #expect(again.errorOutput.contains("has the App Clip 'ShopClip' already"))
    }

    // The entries of the app's entitlements are kept, and existing ones are not added again.
    @Test func entitlementsOfTheAppGrow() throws {
        let folder = try Self.folder(
            Self.app(settings: "\t\t\t\tCODE_SIGN_ENTITLEMENTS = Shop.entitlements;\n")
        )
        let before = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>com.apple.developer.associated-domains</key>
            \t<array>
            \t\t<string>applinks:seedshop.app</string>
            \t</array>
            \t<key>com.apple.security.application-groups</key>
            \t<array/>
            </dict>
            </plist>
            """
        try folder.write(before, to: "Shop.entitlements")
        // The host is the one in the app's entitlement.
        let run = try Self.morsel(["new", "Till", "--into", "."], in: folder)
        try #require(run.status == 0, "\(run.errorOutput)")
        let after = String(decoding: try folder.bytes(of: "Shop.entitlements"), as: UTF8.self)
        #expect(
            after == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>com.apple.developer.associated-domains</key>
                \t<array>
                \t\t<string>applinks:seedshop.app</string>
                \t\t<string>appclips:seedshop.app</string>
                \t</array>
                \t<key>com.apple.security.application-groups</key>
                \t<array>
                \t\t<string>group.app.seedshop</string>
                \t</array>
                \t<key>com.apple.developer.associated-appclip-app-identifiers</key>
                \t<array>
                \t\t<string>$(AppIdentifierPrefix)app.seedshop.Clip</string>
                \t</array>
                </dict>
                </plist>
                """
        )
        #expect(try folder.names().contains("Till"))
    }

    // Files that cannot be edited safely are rejected, and stay unchanged, byte for byte.
    @Test(arguments: [
        (app(), [] as [String], "no associated domain"),
        (app(), ["--domain", "a b"], "domain"),
        (app(), options + ["--target", "Other"], "no iPhone app is called 'Other'"),
        (
            app(settings: "\t\t\t\tCODE_SIGN_ENTITLEMENTS = gone.entitlements;\n"), options,
            "gone.entitlements"
        ),
        (
            app(settings: "\t\t\t\tCODE_SIGN_ENTITLEMENTS = ShopApp.swift;\n"), options,
            "ShopApp.swift"
        ),
        (
            app().replacing("app.seedshop;", with: "\"$(ID)\";"), options,
            "PRODUCT_BUNDLE_IDENTIFIER"
        ),
        (
            app().replacing(
                "\t\t\t\tA00000000000000000000006 /* Shop */,\n\t\t\t);",
                with: "\t\t\t\tA00000000000000000000006);"
            )
            .replacing("\t\t\tmainGroup = A00000000000000000000004;\n", with: ""), options,
            "main group"
        ),
        ("{ broken", options, "project"),
    ])
    func theOriginalStays(_ project: String, options: [String], sentence: String) throws {
        let folder = try Self.folder(project)
        let before = try Self.content(of: folder)
        let run = try Self.morsel(["new", "--into", "Shop.xcodeproj"] + options, in: folder)
        #expect(run.status == 1)
        #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
        #expect(run.errorOutput.split(separator: "\n").count == 1)
        #expect(try Self.content(of: folder) == before)
    }

    @Test(arguments: [
        ("ShopClip", "not empty"), ("Shop.entitlements", "exists already"),
        ("project.yml", "XcodeGen"),
    ])
    func whatIsThereStays(_ name: String, sentence: String) throws {
        let folder = try Self.folder(Self.app())
        if name == "ShopClip" { try folder.makeFolder(name) }
        try folder.write("mine", to: name == "ShopClip" ? "ShopClip/mine.txt" : name)
        let before = try Self.content(of: folder)
        let run = try Self.morsel(["new", "--into", "Shop.xcodeproj"] + Self.options, in: folder)
        #expect(run.status == 1)
        #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
        #expect(try Self.content(of: folder) == before)
    }

    // G1: as shown in the README.
    @Test func projectNeedsNoPath() throws {
        let folder = try Self.folder(Self.app())
        let run = try Self.morsel(["project"], in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(run.text.contains("Shop (app)"))
    }
}
