// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import AppClipProject
import Testing

/// Files that cannot be read result in a finding at the location of the error.
struct ReadingRuleTests {
    private static let project = SampleProject.projectFile
    private static let scheme = "Fruta.xcodeproj/xcshareddata/xcschemes/Clip.xcscheme"

    private static let conflict = "<<<<<<< HEAD\n"

    @Test("C001 a merge conflict in the project file")
    func project() throws {
        var sample = SampleProject()
        let text = try #require(sample.files[Self.project])
        sample.files[Self.project] = text.split(separator: "T1 = {isa", maxSplits: 1)
            .joined(separator: Self.conflict + "T1 = {isa")
        let findings = sample.findings()
        #expect(findings.map(\.rule) == ["C001"])
        let finding = try #require(findings.first)
        #expect(finding.severity == .error && finding.target == nil)
        #expect(finding.values["kind"] == "project")
        #expect(finding.place?.file == Self.project && finding.place?.position.line ?? 0 > 1)
        guard case .propertyList(let error, let position) = finding.cause?.code else {
            Issue.record("\(finding)")
            return
        }
        #expect(error.code == .mergeConflict && position == finding.place?.position)
        #expect(!finding.message.contains("{") && !finding.remedy.contains("{"))
    }

    @Test(
        "C001 a file that is cut off, or no project at all",
        arguments: ["", "{", "{objects = {"]
    )
    func hostileProject(_ text: String) {
        var sample = SampleProject()
        sample.files[Self.project] = text
        #expect(sample.findings().map(\.rule) == ["C001"])
    }

    @Test("C001 names a scheme a scheme, and a workspace a workspace")
    func otherFiles() {
        var sample = SampleProject()
        sample.files[Self.scheme.replacing("Clip.", with: "Other.")] = "<Scheme><"
        #expect(sample.findings().map { [$0.rule, $0.values["kind"]] } == [["C001", "scheme"]])
        #expect(sample.findings().map(\.severity) == [.error])

        sample = SampleProject()
        sample.files["Fruta.xcworkspace/contents.xcworkspacedata"] = "<Workspace"
        #expect(sample.findings().map { [$0.rule, $0.values["kind"]] } == [["C001", "workspace"]])

        // A workspace has its own schemes.
        sample = SampleProject()
        sample.files["Fruta.xcworkspace/contents.xcworkspacedata"] = "<Workspace/>"
        sample.files["Fruta.xcworkspace/xcshareddata/xcschemes/All.xcscheme"] = "<Scheme"
        #expect(sample.findings().map { [$0.rule, $0.values["kind"]] } == [["C001", "scheme"]])

        // Other people do not see the scheme of one user.
        sample = SampleProject()
        sample.files["Fruta.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/A.xcscheme"] = "<"
        #expect(sample.findings().map(\.severity) == [.info])
    }

    @Test("A workspace without a list of its contents is what remains of one")
    func leftovers() {
        var sample = SampleProject()
        sample.files["Old.xcworkspace/xcshareddata/WorkspaceSettings.xcsettings"] = "<plist/>"
        #expect(sample.findings().isEmpty)
    }

    @Test("C002 a manifest without its project, once for each generator")
    func generators() {
        var sample = SampleProject()
        sample.files = [
            "project.yml": "targets:\n", "A/Project.swift": "import ProjectDescription\n",
            "B/Project.swift": "import ProjectDescription\n",
        ]
        let alone = sample.findings()
        #expect(alone.map(\.rule) == ["C002", "C002"])
        #expect(alone.allSatisfy { $0.severity == .error })
        #expect(alone.contains { $0.message.contains("'A/Project.swift' and 1 other,") })
        #expect(alone.allSatisfy { !$0.message.contains("{") && !$0.remedy.contains("{") })

        sample.files.merge(SampleProject().files) { one, _ in one }
        sample.files["project.yml"] = nil
        let beside = sample.findings()
        #expect(beside.map(\.rule) == ["C002"] && beside.map(\.severity) == [.info])

        // A missing clip is not reported for a project without one.
        let type = "com.apple.product-type.application.on-demand-install-capable"
        sample = sample.changing(
            SampleProject.projectFile,
            type,
            "com.apple.product-type.application"
        )
        let withoutClip = sample.findings().filter { $0.rule == "C002" }
        #expect(withoutClip.map(\.severity) == [.error])
    }

    @Test("A finding that is not certain has its reason, and is a note")
    func reasons() throws {
        let sample = SampleProject().changing(
            Self.project,
            "C21 = {isa = XCBuildConfiguration;",
            "C21 = {isa = XCBuildConfiguration; baseConfigurationReference = FX1;"
        )
        .changing(
            Self.project,
            "FX = {isa",
            "FX1 = {isa = PBXFileReference; path = Pods/a.xcconfig; sourceTree = \"<group>\"; };\nFX = {isa"
        )
        .changing(Self.project, "CODE_SIGN_ENTITLEMENTS = Clip/Clip.entitlements;", "")
        let finding = try #require(sample.findings().first { $0.rule == "C301" })
        #expect(finding.certainty == .unsure(.settings) || finding.certainty == .certain)
        let unsure = LintFinding(.entitlementsMissing, certainty: .unsure(.settings))
        #expect(unsure.severity == .info)
    }
}
