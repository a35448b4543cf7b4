// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import AppClipProject
import Testing

/// Rules about what the model of a project says: C101–C105, C601–C607, C801, C901, C902.
///
/// They stand on G-01, G-02, G-04, G-06, G-30, G-33 and F-26.
struct ModelRuleTests {
    typealias Mutation = ProjectRuleTests.Mutation

    @Test("A mutation gives just its finding", arguments: mutations)
    func mutation(_ mutation: Mutation) throws {
        let findings = mutation.change(SampleProject()).findings()
        #expect(Set(findings.map(\.rule)) == [mutation.rule], "\(findings.map(\.rule))")
        let finding = try #require(findings.first)
        #expect(!finding.message.contains("{") && !finding.mend.contains("{"))
        #expect(finding.place != nil)
    }

    static let project = SampleProject.projectFile
    static let scheme = "Fruta.xcodeproj/xcshareddata/xcschemes/Clip.xcscheme"
    static let url = "https://fruta.app/menu"

    static let mutations: [Mutation] = embedding + schemes + files

    static let embedding: [Mutation] = [
        Mutation("C101", "only a dependency") {
            $0.changing(project, "files = (BE, );", "files = ();")
        },
        Mutation("C102", "in PlugIns") {
            $0.changing(
                project,
                "\"$(CONTENTS_FOLDER_PATH)/AppClips\"; dstSubfolderSpec = 16",
                "\"\"; dstSubfolderSpec = 13"
            )
        },
        Mutation("C103", "no dependency") {
            $0.changing(project, "dependencies = (D, );", "dependencies = ();")
        },
        Mutation("C105", "a share extension") { sample in
            var sample = sample.changing(
                project,
                "buildPhases = (SC, RC, ); dependencies = (); };",
                """
                buildPhases = (SC, RC, EX, ); dependencies = (); };
                EX = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 13; files = (BX, ); };
                BX = {isa = PBXBuildFile; fileRef = PX; };
                PX = {isa = PBXFileReference; path = Share.appex; sourceTree = BUILT_PRODUCTS_DIR; };
                T3 = {isa = PBXNativeTarget; name = Share; productReference = PX;
                    productType = "com.apple.product-type.app-extension"; buildConfigurationList = L3;
                    buildPhases = (); };
                L3 = {isa = XCConfigurationList; buildConfigurations = (C31); };
                C31 = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = Share.plist; }; };
                """
            )
            sample = sample.changing(project, "targets = (T1, T2)", "targets = (T1, T2, T3)")
            sample.files["Share.plist"] = SampleProject.list(
                """
                <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
                <string>com.apple.share-services</string></dict>
                """
            )
            return sample
        },
    ]

    static let schemes: [Mutation] = [
        Mutation("C601", "none") {
            var copy = $0
            copy.files[scheme] = nil
            return copy
        },
        Mutation("C602", "another variable") { $0.changing(scheme, "_XCAppClipURL", "OTHER") },
        Mutation("C603", "the template's") { $0.changing(scheme, url, "https://example.com") },
        Mutation("C604", "another host") { $0.changing(scheme, url, "https://other.fruta.app/") },
        Mutation("C605", "no scheme") { $0.changing(scheme, url, "fruta.app/menu") },
        Mutation("C605", "http") { $0.changing(scheme, url, "http://fruta.app/menu") },
        Mutation("C605", "no host") { $0.changing(scheme, url, "https:///menu") },
        Mutation("C606", "not ticked") {
            $0.changing(scheme, "isEnabled=\"YES\"", "isEnabled=\"NO\"")
        },
        Mutation("C607", "in the app's scheme") {
            var copy = $0
            copy.files["Fruta.xcodeproj/xcshareddata/xcschemes/App.xcscheme"] = $0.files[scheme]
            return copy.changing(
                "Fruta.xcodeproj/xcshareddata/xcschemes/App.xcscheme",
                "\"T2\"",
                "\"T1\""
            )
        },
    ]

    static let files: [Mutation] = [
        Mutation("C801", "no image") {
            var copy = $0
            copy.files["Assets.xcassets/AppIcon.appiconset/icon.png"] = nil
            return copy
        },
        Mutation("C801", "another name") {
            $0.settingClip("ASSETCATALOG_COMPILER_APPICON_NAME", "\"Other Icon\"")
        },
        Mutation("C901", "pods are not installed") {
            $0.changing(
                project,
                "FA = {",
                "FM = {isa = PBXFileReference; path = Pods/a.xcconfig; sourceTree = SOURCE_ROOT; };\nFA = {"
            )
            .changing(
                project,
                "C22 = {isa = XCBuildConfiguration;",
                "C22 = {isa = XCBuildConfiguration; baseConfigurationReference = FM;"
            )
        },
        Mutation("C902", "no such source") {
            $0.changing(project, "path = Clip/Clip.swift", "path = Clip/Gone.swift")
        },
    ]

    @Test("C104: an app with two clips is found")
    func twoClips() {
        let sample = SampleProject()
            .changing(Self.project, "targets = (T1, T2)", "targets = (T1, T2, T4)")
            .changing(Self.project, "files = (BE, );", "files = (BE, BF, );")
            .changing(
                Self.project,
                "BE = {",
                """
                BF = {isa = PBXBuildFile; fileRef = PF; };
                PF = {isa = PBXFileReference; path = Other.app; sourceTree = BUILT_PRODUCTS_DIR; };
                T4 = {isa = PBXNativeTarget; name = Other; productReference = PF; buildConfigurationList = L2;
                    productType = "com.apple.product-type.application.on-demand-install-capable"; };
                BE = {
                """
            )
        #expect(sample.findings().contains { $0.rule == "C104" && $0.target == "Fruta" })
    }

    @Test(
        "What is no fault gives no finding",
        arguments: [
            "https://appclip.apple.com/id?p=app.fruta.Clip", "$(BASE_URL)/menu",
            "https://fruta.app:8443/",
            "HTTPS://FRUTA.APP/a",
        ]
    )
    func harmless(url: String) {
        let sample = SampleProject().changing(Self.scheme, Self.url, url)
        #expect(sample.findings().map(\.rule) == [])
    }
}
