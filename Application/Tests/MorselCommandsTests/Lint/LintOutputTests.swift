// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// The formats of `morsel lint`, beyond the requirements of each (G2).
@Suite struct LintOutputTests {
    private func lint(_ arguments: [String], in folder: TemporaryFolder) throws -> ProgramRun {
        try BuiltPrograms.run("morsel", ["lint"] + arguments, in: folder)
    }

    private func git(_ script: String, in folder: TemporaryFolder) throws -> ProgramRun {
        try BuiltPrograms.shell(script, in: folder)
    }

    // SARIF 2.1.0, § 3.30: columns are counted in characters.
    @Test func sarifHasColumnsAndLevels() throws {
        let folder = try lintedProject()
        let file = "Clip/Clip.entitlements"
        let text = String(decoding: try folder.bytes(of: file), as: UTF8.self)
        try folder.write(
            text.replacing("<string>app.fruta<", with: "<!-- ü 🍓 --> <string>app.fruta<"),
            to: file
        )
        let json = try objects(lint(["--format", "json"], in: folder))
        let row = try #require(json.first { $0["rule"] as? String == "C305" })
        let sarif = try #require(objects(lint(["--format", "sarif"], in: folder)).first)
        let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let results = try #require(run["results"] as? [[String: Any]])
        let result = try #require(results.first { $0["ruleId"] as? String == "C305" })
        let location = try #require((result["locations"] as? [[String: Any]])?.first)
        let physical = try #require(location["physicalLocation"] as? [String: Any])
        let region = try #require(physical["region"] as? [String: Any])
        #expect(region["startLine"] as? Int == row["line"] as? Int)
        // Two characters of two and four bytes each.
        #expect(region["startColumn"] as? Int == (row["column"] as? Int).map { $0 - 4 })
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rules = try #require(driver?["rules"] as? [[String: Any]])
        let rule = try #require(rules.first { $0["id"] as? String == "C305" })
        let level = (rule["defaultConfiguration"] as? [String: Any])?["level"]
        #expect(level as? String == "error")
        #expect((rule["help"] as? [String: Any])?["markdown"] is String)
    }

    // A finding about a whole file has no line to show.
    @Test func wholeFilesHaveNoExcerpt() throws {
        let folder = try lintedProject()
        let run = try lint(["."], in: folder)
        let lines = run.text.split(separator: "\n").map(String.init)
        for (index, line) in lines.enumerated() where line.contains(":1:1: ") {
            #expect(!lines[index + 1].contains(" | "), "\(line)")
        }
        #expect(lines.contains { $0.contains(" | ") })
    }

    // A thousand findings take about a thousand times as long as one.
    @Test func manyFindings() throws {
        let folder = try lintedProject()
        let keys = (0..<4_000).map { "<key>com.apple.developer.x\($0)</key><true/>\n" }.joined()
        let file = "Clip/Info.plist"
        let text = String(decoding: try folder.bytes(of: file), as: UTF8.self)
        try folder.write(text.replacing("<dict>\n", with: "<dict>\n" + keys), to: file)
        func seconds(_ format: String) throws -> Duration {
            let clock = ContinuousClock()
            return try clock.measure {
                let run = try lint(["--format", format], in: folder)
                #expect(run.text.components(separatedBy: "C406").count > 4_000)
            }
        }
        // Both do the same except for the output.
        #expect(try seconds("text") < seconds("json") * 4 + .seconds(2))
    }

    // `git apply` rejects paths that lead up.
    @Test func aPatchAppliesFromAnywhere() throws {
        let folder = try lintedProject()
        #expect(try git("git init -q . && mkdir -p inner/deep", in: folder).status == 0)
        for place in [".", "Clip", "inner/deep"] {
            let run = try git(
                "here=$PWD; (cd \(place) && morsel lint --fix \"$here\" > \"$here/fix.diff\" 2>/dev/null); git apply --check fix.diff && grep '^--- ' fix.diff",
                in: folder
            )
            #expect(run.status == 0, "\(place): \(run.errorOutput)")
            #expect(run.text.contains("--- a/Clip/Clip.entitlements"), "\(run.text)")
        }
    }

    // Without a repository, the paths of a patch are relative to the current folder.
    @Test func aPatchWithoutARepository() throws {
        let folder = try lintedProject()
        #expect(try lint(["--fix", "."], in: folder).text.contains("--- a/Clip/Clip.entitlements"))
    }

    @Test func aDoubtIsSaid() throws {
        let folder = try lintedProject()
        let file = "Fruta.xcodeproj/project.pbxproj"
        let text = String(decoding: try folder.bytes(of: file), as: UTF8.self)
        try folder.write(
            text.replacing("CODE_SIGN_ENTITLEMENTS = Clip/Clip.entitlements;", with: "")
                .replacing(
                    "C2 = {isa = XCBuildConfiguration;",
                    with: """
                        FX = {isa = PBXFileReference; path = Pods.xcconfig; sourceTree = SOURCE_ROOT; };
                        C2 = {isa = XCBuildConfiguration; baseConfigurationReference = FX;
                        """
                ),
            to: file
        )
        let run = try lint(["."], in: folder)
        #expect(run.text.contains("Not certain: A settings file is not there"), "\(run.text)")
        let rows = try objects(lint(["--format", "json"], in: folder))
        let row = try #require(rows.first { $0["rule"] as? String == "C301" })
        #expect(row["isCertain"] as? Bool == false && row["doubt"] is String)
    }
}
