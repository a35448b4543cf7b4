// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import AppClipProject
import Testing

/// The fixes of findings.
struct FixTests {
    /// Applies all fixes that can be applied, and returns the project and the differences.
    private func afterFixing(_ sample: SampleProject) -> (project: SampleProject, diffs: [String]) {
        let fixed = FixedFile.fixing(sample.findings(), in: MemoryFiles(texts: sample.files))
        var copy = sample
        for file in fixed.files {
            copy.files[file.path] = String(decoding: file.after, as: UTF8.self)
        }
        return (copy, fixed.files.map { UnifiedDiff.text(of: $0) })
    }

    @Test(
        "What is fixed is not found again, and nothing else is",
        arguments: ProjectRuleTests.mutations
    )
    func fixing(_ mutation: ProjectRuleTests.Mutation) {
        let sample = mutation.change(SampleProject())
        let findings = sample.findings()
        guard findings.contains(where: { $0.fix != nil }) else { return }
        let (after, diffs) = afterFixing(sample)
        #expect(!diffs.isEmpty)
        let left = after.findings()
        let kept = findings.filter { $0.fix == nil }.map(\.described)
        #expect(left.map(\.described) == kept, "\(diffs.joined())")
    }

    @Test("A fix changes only the lines that have to change")
    func minimalChange() {
        let sample = SampleProject().changing(
            "Clip/Clip.entitlements",
            "$(AppIdentifierPrefix)app.fruta",
            "app.fruta"
        )
        let (_, diffs) = afterFixing(sample)
        let lines = diffs.joined().split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("-") && !$0.hasPrefix("---") }.count == 1)
        #expect(lines.filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }.count == 1)
    }

    @Test("Lists without a member, with one, and in Xcode's own form take another")
    func additions() {
        let forms = [
            "<plist version=\"1.0\"><dict/></plist>",
            "<plist version=\"1.0\"><dict></dict></plist>",
            "<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<true/>\n</dict>\n</plist>\n",
            "<plist version=\"1.0\"><dict><key>list</key><array/></dict></plist>",
            "<plist version=\"1.0\">\n<dict>\n\t<key>list</key>\n\t<array>\n\t\t<string>x</string>\n\t</array>\n</dict>\n</plist>\n",
        ]
        for form in forms {
            let files = MemoryFiles(texts: ["a.plist": form])
            let finding = LintFinding(
                .parentIDMissing,
                fix: LintFix([.append("y", to: ["list"], in: "a.plist")])
            )
            let fixed = FixedFile.fixing([finding], in: files)
            let list = try? PropertyList(fixed.files.first?.after ?? [])
            #expect(list?["list"]?.array?.last?.string == "y", "\(form)")
            #expect(fixed.fixed.count == 1)
        }
    }

    @Test("A fix of a file that is no XML, or is gone, is left out")
    func refusals() {
        let fix = LintFix([.append("y", to: ["list"], in: "a.plist")])
        for files in [MemoryFiles(), MemoryFiles(texts: ["a.plist": "{ list = (x); }"])] {
            let fixed = FixedFile.fixing([LintFinding(.parentIDMissing, fix: fix)], in: files)
            #expect(fixed.files.isEmpty && fixed.fixed.isEmpty)
        }
    }

    @Test("Values in an xcconfig keep their space and comment")
    func settingsFile() {
        let text = "A = 1\nB[sdk=iphone*] = old.id // why\n"
        let place = Place(file: "x.xcconfig", position: TextPosition(line: 2, column: 1))
        let fix = LintFix([.replace(at: place, with: "new.id")])
        let fixed = FixedFile.fixing(
            [LintFinding(.bundleIDNotPrefixed, fix: fix)],
            in: MemoryFiles(texts: ["x.xcconfig": text])
        )
        #expect(
            fixed.files.first.map { String(decoding: $0.after, as: UTF8.self) }
                == "A = 1\nB[sdk=iphone*] = new.id // why\n"
        )
    }
}
