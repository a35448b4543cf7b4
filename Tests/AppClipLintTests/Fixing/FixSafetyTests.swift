// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import AppClipProject
import Testing

/// A fix breaks nothing: neither another configuration, nor another target (G-03, G-05, F-02).
struct FixSafetyTests {
    private static let project = SampleProject.projectFile
    private static let clip = "Clip/Clip.entitlements"
    private static let app = "App/App.entitlements"
    private static let clipInfo = "Clip/Info.plist"
    private static let appInfo = "App/Info.plist"

    private func fixed(_ findings: [LintFinding], of sample: SampleProject) -> [FixedFile] {
        FixedFile.fixing(findings, in: MemoryFiles(texts: sample.files)).files
    }

    private func fixed(_ sample: SampleProject) -> [FixedFile] {
        fixed(sample.findings(), of: sample)
    }

    private func afterFixes(_ sample: SampleProject) -> SampleProject {
        var copy = sample
        for file in fixed(sample) {
            copy.files[file.path] = String(decoding: file.after, as: UTF8.self)
        }
        return copy
    }

    /// Returns each rule with target and configuration.
    private func faults(_ findings: [LintFinding]) -> Set<[String]> {
        Set(
            findings.flatMap { finding in
                (finding.configurations.isEmpty ? [""] : finding.configurations).map {
                    [finding.rule, finding.target ?? "", $0]
                }
            }
        )
    }

    private func fixes(_ sample: SampleProject, _ rule: String) -> [LintFix?] {
        sample.findings().filter { $0.rule == rule }.map(\.fix)
    }

    // MARK: What is left to a person

    @Test("A file that two configurations read is changed only if it is wrong in both")
    func sharedEntitlements() {
        let sample = SampleProject()
            .changing(in: "C11", "= app.fruta;", "= app.fruta.dev;")
            .changing(in: "C21", "= app.fruta.Clip;", "= app.fruta.dev.Clip;")
        #expect(fixes(sample, "C304") == [nil])
        #expect(fixed(sample).isEmpty)
        // With a separate file for each, it is certain.
        var own = sample.changing(in: "C21", "Clip/Clip.entitlements", "Clip/Debug.entitlements")
        own.files["Clip/Debug.entitlements"] = own.files[Self.clip]
        #expect(fixed(own).map(\.path) == ["Clip/Debug.entitlements"])
        #expect(afterFixes(own).findings().map(\.rule) == [])
    }

    @Test("What is assigned for the whole project is not changed for one target")
    func projectSettings() {
        let sample = SampleProject()
            .changing(in: "C11", "PRODUCT_NAME", "TARGETED_DEVICE_FAMILY = 1; PRODUCT_NAME")
            .changing(in: "C12", "PRODUCT_NAME", "TARGETED_DEVICE_FAMILY = 1; PRODUCT_NAME")
        #expect(fixes(sample, "C206") == [nil])
    }

    @Test("A settings file that two configurations share is changed only if it is wrong in both")
    func sharedSettingsFile() {
        var sample = SampleProject().changing(
            Self.project,
            "FA = {",
            "F1 = {isa = PBXFileReference; path = Clip.xcconfig; sourceTree = SOURCE_ROOT; };\nFA = {"
        )
        for id in ["C21", "C22"] {
            sample = sample.changing(in: id, "PRODUCT_BUNDLE_IDENTIFIER = app.fruta.Clip;", "")
                .changing(
                    in: id,
                    "isa = XCBuildConfiguration;",
                    "isa = XCBuildConfiguration; baseConfigurationReference = F1;"
                )
        }
        sample.files["Clip.xcconfig"] = "PRODUCT_BUNDLE_IDENTIFIER = app.fruta.Clip\n"
        #expect(sample.findings().map(\.rule) == [])
        let debug = sample.changing(in: "C11", "= app.fruta;", "= app.fruta.dev;")
        #expect(fixes(debug, "C202") == [nil])
        sample.files["Clip.xcconfig"] = "PRODUCT_BUNDLE_IDENTIFIER = app.clip.fruta // why\n"
        #expect(
            afterFixes(sample).files["Clip.xcconfig"]
                == "PRODUCT_BUNDLE_IDENTIFIER = app.fruta.Clip // why\n"
        )
    }

    @Test("The clip of two apps is left alone")
    func twoApps() {
        var sample = SampleProject()
            .changing(Self.project, "targets = (T1, T2)", "targets = (T1, T2, T3)")
            .changing(
                Self.project,
                "BE = {",
                """
                BF = {isa = PBXBuildFile; fileRef = PC; };
                EB = {isa = PBXCopyFilesBuildPhase; dstPath = "$(CONTENTS_FOLDER_PATH)/AppClips";
                    dstSubfolderSpec = 16; files = (BF, ); };
                PB = {isa = PBXFileReference; path = Beta.app; sourceTree = BUILT_PRODUCTS_DIR; };
                T3 = {isa = PBXNativeTarget; name = Beta; productReference = PB; buildConfigurationList = L3;
                    productType = "com.apple.product-type.application"; buildPhases = (EB, ); dependencies = (D, ); };
                L3 = {isa = XCConfigurationList; buildConfigurations = (C31, C32); };
                C31 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    PRODUCT_BUNDLE_IDENTIFIER = app.beta; INFOPLIST_FILE = App/Info.plist; }; };
                C32 = {isa = XCBuildConfiguration; name = Release; buildSettings = {
                    PRODUCT_BUNDLE_IDENTIFIER = app.beta; INFOPLIST_FILE = App/Info.plist; }; };
                BE = {
                """
            )
        sample = sample.changing(Self.clip, "appclips:fruta.app", "appclips:fruta.app/")
        let rules = Set(sample.findings().map(\.rule))
        #expect(rules.isSuperset(of: ["C202", "C304", "C312"]))
        #expect(fixed(sample).isEmpty)
    }

    @Test("What is not certain is not fixed")
    func unsure() {
        let sample = SampleProject().settingClip("TARGETED_DEVICE_FAMILY", "1")
            .changing(in: "CP1", "TARGETED_DEVICE_FAMILY = \"1,2\";", "TARGETED_DEVICE_FAMILY = 2;")
            .changing(
                Self.project,
                "FA = {",
                "F1 = {isa = PBXFileReference; path = Pods/a.xcconfig; sourceTree = SOURCE_ROOT; };\nFA = {"
            )
            .changing(
                in: "C11",
                "isa = XCBuildConfiguration;",
                "isa = XCBuildConfiguration; baseConfigurationReference = F1;"
            )
            .changing(in: "CP1", "TARGETED_DEVICE_FAMILY = 2;", "")
            .changing(in: "C21", "TARGETED_DEVICE_FAMILY = 1;", "TARGETED_DEVICE_FAMILY = 2;")
        let findings = sample.findings().filter { $0.rule == "C206" && $0.severity == .info }
        #expect(findings.map(\.configurations) == [["Debug"]])
        #expect(findings.allSatisfy { $0.fix == nil })
    }

    @Test("A list in UTF-16, which cannot be changed, is not offered")
    func otherEncodings() {
        let sample = SampleProject().changing(Self.clip, SampleProject.parent, "")
        #expect(fixes(sample, "C302").compactMap(\.self).count == 1)
        let text = (sample.files[Self.clip] ?? "").replacing("UTF-8", with: "UTF-16")
        var bytes: [UInt8] = [0xFE, 0xFF]
        for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        var files = sample.files.mapValues { Array($0.utf8) }
        files[Self.clip] = bytes
        let tree = ProjectTree(reading: MemoryFiles(files))
        let findings = LintRun(over: LintSubject(tree)).findings()
        #expect(findings.map(\.rule) == ["C302"])
        #expect(findings.first?.fix == nil)
    }

    @Test("C204: a version becomes the variable that the app has, and no literal")
    func versions() {
        let sample = SampleProject().changing(Self.clipInfo, "$(CURRENT_PROJECT_VERSION)", "1")
        #expect(sample.findings().map(\.rule) == ["C204"])
        let after = afterFixes(sample)
        #expect(after.files[Self.clipInfo] == SampleProject().files[Self.clipInfo])
        // The variable has another value.
        let other = sample.settingClip("CURRENT_PROJECT_VERSION", "8")
        #expect(fixed(other).isEmpty)
        // In Debug, the literal happens to be correct.
        let mixed = sample.changing(in: "CP1", "_VERSION = 7;", "_VERSION = 1;")
        #expect(mixed.findings().map(\.rule).sorted() == ["C204", "C205"])
        #expect(afterFixes(mixed).findings().map(\.rule) == [])
    }

    @Test("C202: a foreign identifier gives no name, another one of the app's does")
    func names() {
        let foreign = SampleProject().changing(Self.project, "= app.fruta.Clip;", "= app.clip.x;")
        #expect(foreign.findings().first?.values["wanted"] == "app.fruta.Clip")
        let sample = SampleProject().changing(
            Self.project,
            "= app.fruta.Clip;",
            "= app.fruta.Menu;"
        )
        .changing(in: "C11", "= app.fruta;", "= app.fruta.dev;")
        let finding = sample.findings().first { $0.rule == "C202" }
        #expect(finding?.values["wanted"] == "app.fruta.dev.Menu")
    }

    // MARK: In general

    private typealias Edit = (SampleProject) -> SampleProject

    private func edit(_ file: String, _ old: String, _ new: String) -> Edit {
        { sample in
            guard sample.files[file]?.contains(old) == true else { return sample }
            return sample.changing(file, old, new)
        }
    }

    private func edit(in id: String, _ old: String, _ new: String) -> Edit {
        { sample in
            let text = sample.files[SampleProject.projectFile] ?? ""
            let part = text.split(separator: "\n\(id) = {").last?.split(separator: "}; };").first
            return part?.contains(old) == true ? sample.changing(in: id, old, new) : sample
        }
    }

    private var edits: [Edit] {
        let release = "Clip/Release.entitlements"
        let list = "<plist version=\"1.0\"><dict>"
        var edits: [Edit] = [
            { sample in
                guard sample.files[release] == nil else { return sample }
                var copy = sample.changing(in: "C22", Self.clip, release)
                copy.files[release] = copy.files[Self.clip]
                return copy
            },
            edit(Self.app, "appclips:fruta.app", "appclips:www.fruta.app"),
            edit(Self.app, "group.app.fruta", "group.app.other"),
            edit(Self.app, list, list + SampleProject.parent),
            edit(
                Self.app,
                list,
                list
                    + "<key>com.apple.developer.associated-appclip-app-identifiers</key><array><string>app.x</string></array>"
            ),
            edit(Self.appInfo, "$(CURRENT_PROJECT_VERSION)", "7"),
            edit(Self.appInfo, "$(MARKETING_VERSION)", "2"),
            edit(Self.clipInfo, "$(CURRENT_PROJECT_VERSION)", "1"),
            edit(Self.clipInfo, "$(MARKETING_VERSION)", "1.2"),
            edit(Self.clipInfo, SampleProject.appClip, ""),
            edit(
                Self.clipInfo,
                list,
                list + "<key>NSAppClipRequestLocationConfirmation</key><true/>"
            ),
            edit(
                Self.clipInfo,
                "Confirmation</key>\n    <false/>",
                "Confirmation</key><string>yes</string>"
            ),
            edit(Self.clipInfo, list, list + "<key>UIBackgroundModes</key><array/>"),
            edit(in: "C11", "INFOPLIST_FILE = App/Info.plist", "INFOPLIST_FILE = Clip/Info.plist"),
            edit(
                in: "C12",
                "CODE_SIGN_ENTITLEMENTS = App/App",
                "CODE_SIGN_ENTITLEMENTS = Clip/Clip"
            ),
        ]
        for id in ["C11", "C12"] {
            edits += [
                edit(in: id, "= app.fruta;", "= app.fruta.dev;"),
                edit(in: id, "= app.fruta;", "= app.other;"),
                edit(in: id, "PRODUCT_NAME", "CURRENT_PROJECT_VERSION = 8; PRODUCT_NAME"),
            ]
        }
        for id in ["C21", "C22"] {
            edits += [
                edit(in: id, "= app.fruta.Clip;", "= app.clip;"),
                edit(in: id, "= app.fruta.Clip;", "= app.fruta.dev.Clip;"),
                edit(in: id, "PRODUCT_NAME", "CURRENT_PROJECT_VERSION = 8; PRODUCT_NAME"),
                edit(in: id, "PRODUCT_NAME", "TARGETED_DEVICE_FAMILY = 1; PRODUCT_NAME"),
                edit(in: id, "PRODUCT_NAME", "GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME"),
            ]
        }
        for id in ["CP1", "CP2"] {
            edits += [
                edit(in: id, "CURRENT_PROJECT_VERSION = 7;", "CURRENT_PROJECT_VERSION = 1;"),
                edit(in: id, "TARGETED_DEVICE_FAMILY = \"1,2\";", "TARGETED_DEVICE_FAMILY = 1;"),
                edit(in: id, "DEVELOPMENT_TEAM = A1B2C3D4E5;", ""),
            ]
        }
        for file in [Self.clip, release] {
            edits += [
                edit(file, "$(AppIdentifierPrefix)app.fruta", "app.fruta"),
                edit(file, "$(AppIdentifierPrefix)app.fruta", "A1B2C3D4E5.app.fruta"),
                edit(file, "$(AppIdentifierPrefix)app.fruta", "$(AppIdentifierPrefix)app.x"),
                edit(file, ")app.fruta</string>", ")app.fruta</string><string>app.y</string>"),
                edit(file, SampleProject.parent, ""),
                edit(file, "appclips:fruta.app", "appclips:fruta.app/"),
                edit(file, "appclips:fruta.app", "appclips:https://a.fruta.app"),
                edit(file, "appclips:fruta.app", "appclips:fruta.app?mode=developer"),
                edit(file, "appclips:fruta.app", "appclips:example.com "),
                edit(file, SampleProject.groups, ""),
                edit(file, list, list + "<key>com.apple.developer.homekit</key><true/>"),
                edit(
                    file,
                    list,
                    list + "<key>com.apple.developer.on-demand-install-capable</key><false/>"
                ),
            ]
        }
        return edits
    }

    @Test("After fixing there is no new finding in any configuration, and nothing is left to fix")
    func property() {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let edits = edits
        var fixes = 0
        for round in 0..<100 {
            var sample = SampleProject()
            let chosen = (0..<(1 + random(5))).map { _ in random(edits.count) }
            for index in chosen { sample = edits[index](sample) }
            let before = sample.findings()
            let files = fixed(before, of: sample)
            guard !files.isEmpty else { continue }
            fixes += files.count
            var after = sample
            for file in files {
                after.files[file.path] = String(decoding: file.after, as: UTF8.self)
            }
            let findings = after.findings()
            let new = faults(findings).subtracting(faults(before))
            let diff = files.map { UnifiedDiff.text(of: $0) }.joined()
            #expect(new.isEmpty, "\(round) \(chosen): \(new)\n\(diff)")
            let rest = fixed(findings, of: after).map { UnifiedDiff.text(of: $0) }.joined()
            #expect(rest.isEmpty, "\(round) \(chosen):\n\(diff)\n\(rest)")
        }
        #expect(fixes > 40)
    }
}
