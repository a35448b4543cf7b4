// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import AppClipProject
import Testing

/// Rules about the model of a project: C101–C105, C601–C607, C801, C901–C903.
///
/// They are based on G-01, G-02, G-04, G-06, G-30, G-33 and F-26.
struct ModelRuleTests {
    typealias Mutation = ProjectRuleTests.Mutation

    @Test("A mutation gives just its finding", arguments: mutations)
    func mutation(_ mutation: Mutation) throws {
        let findings = mutation.change(SampleProject()).findings()
        #expect(Set(findings.map(\.rule)) == [mutation.rule], "\(findings.map(\.rule))")
        let finding = try #require(findings.first)
        #expect(!finding.message.contains("{") && !finding.remedy.contains("{"))
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
        Mutation("C609", "another clip's link") {
            $0.changing(scheme, url, "https://appclip.apple.com/id?a=b&amp;p=app.fruta.Old")
        },
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
        Mutation("C801", "no icon is named") {
            $0.changing(project, "ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;", "")
        },
        // D8: nothing outside the tree is read.
        Mutation("C903", "settings of another folder") {
            $0.changing(
                project,
                "FA = {",
                "FM = {isa = PBXFileReference; path = ../Shared.xcconfig; sourceTree = SOURCE_ROOT; };\nFA = {"
            )
            .changing(
                project,
                "C22 = {isa = XCBuildConfiguration;",
                "C22 = {isa = XCBuildConfiguration; baseConfigurationReference = FM;"
            )
        },
        Mutation("C903", "an include that leads out") {
            var copy = $0.changing(
                project,
                "FA = {",
                "FM = {isa = PBXFileReference; path = Own.xcconfig; sourceTree = SOURCE_ROOT; };\nFA = {"
            )
            .changing(
                project,
                "C22 = {isa = XCBuildConfiguration;",
                "C22 = {isa = XCBuildConfiguration; baseConfigurationReference = FM;"
            )
            copy.files["Own.xcconfig"] = "#include \"../../../etc/passwd\"\n"
            return copy
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

    /// C901, C902 and C205 report identical problems once.
    @Test("What is missing of one project, or of one clip, is one finding")
    func oneForAll() throws {
        let sample = SampleProject()
            .changing(
                Self.project,
                "FA = {",
                """
                F1 = {isa = PBXFileReference; path = Pods/a.xcconfig; sourceTree = SOURCE_ROOT; };
                F2 = {isa = PBXFileReference; path = Pods/b.xcconfig; sourceTree = SOURCE_ROOT; };
                FA = {
                """
            )
            .changing(
                Self.project,
                "C21 = {isa = XCBuildConfiguration;",
                "C21 = {isa = XCBuildConfiguration; baseConfigurationReference = F1;"
            )
            .changing(
                Self.project,
                "C11 = {isa = XCBuildConfiguration;",
                "C11 = {isa = XCBuildConfiguration; baseConfigurationReference = F2;"
            )
        let findings = sample.findings()
        #expect(findings.map(\.rule) == ["C901"])
        #expect(findings.first?.message.contains("'Pods/a.xcconfig', 'Pods/b.xcconfig'") == true)
        #expect(findings.first?.related.count == 1)
        // Both entitlements files have the same error.
        var other = SampleProject().changing("Clip/Clip.entitlements", SampleProject.groups, "")
        other.files["Clip/Release.entitlements"] = other.files["Clip/Clip.entitlements"]
        other = other.changing(in: "C22", "Clip/Clip.entitlements", "Clip/Release.entitlements")
        let found = other.findings()
        #expect(found.map(\.rule) == ["C318"])
        #expect(found.first?.configurations == ["Debug", "Release"])
        #expect(found.first?.related.map(\.file) == ["Clip/Release.entitlements"])
    }

    /// C801: the target itself assigns the setting, so no settings file takes precedence.
    @Test("A settings file that is not there does not make a finding unsure that it cannot refute")
    func certainty() {
        var sample = SampleProject()
            .changing(
                Self.project,
                "FA = {",
                "F1 = {isa = PBXFileReference; path = Pods/a.xcconfig; sourceTree = SOURCE_ROOT; };\nFA = {"
            )
            .changing(
                Self.project,
                "C21 = {isa = XCBuildConfiguration;",
                "C21 = {isa = XCBuildConfiguration; baseConfigurationReference = F1;"
            )
        sample.files["Assets.xcassets/AppIcon.appiconset/icon.png"] = nil
        let finding = sample.findings().first { $0.rule == "C801" }
        #expect(finding?.certainty == .certain && finding?.severity == .error)
    }

    /// C801: files that the Info.plist names also count as an icon.
    @Test(
        "A clip whose Info.plist names its icon has one",
        arguments: [
            "<key>CFBundleIconFiles</key><array><string>Icon.png</string></array>",
            "<key>CFBundleIcons</key><dict><key>CFBundlePrimaryIcon</key><dict/></dict>",
        ]
    )
    func iconFiles(_ members: String) {
        let sample = SampleProject()
            .changing(Self.project, "ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;", "")
            .adding(members, to: "Clip/Info.plist")
        #expect(sample.findings().map(\.rule) == [])
    }

    @Test("C401: a list that Xcode runs through the preprocessor need not be one before")
    func preprocessed() {
        var sample = SampleProject().settingClip("INFOPLIST_PREPROCESS", "YES")
        sample.files["Clip/Info.plist"] = "#include \"Base.h\"\nBASE_LIST\n"
        #expect(sample.findings().filter { $0.severity == .error }.map(\.rule) == [])
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
