// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// `morsel lint` and `morsel explain` from the command line (G2, G3).
@Suite struct LintTests {
    private func lint(_ arguments: [String], in folder: TemporaryFolder) throws -> ProgramRun {
        try BuiltPrograms.run("morsel", ["lint"] + arguments, in: folder)
    }

    @Test func findsAndExplains() throws {
        let folder = try lintedProject()
        for path in [".", "Fruta.xcodeproj"] {
            let run = try lint([path], in: folder)
            #expect(run.status == 1, "\(run.errorOutput)")
            #expect(run.text.contains("[C305]"))
            #expect(run.text.contains("Clip/Clip.entitlements:"))
            #expect(run.text.contains("Write '$(AppIdentifierPrefix)app.fruta'."))
            // Nothing is coloured but on a terminal.
            #expect(!run.text.contains("\u{1B}"))
        }
    }

    @Test func formats() throws {
        let folder = try lintedProject()
        let json = try lint(["--format", "json"], in: folder)
        let rows = try objects(json)
        let row = try #require(rows.first { $0["rule"] as? String == "C305" })
        #expect(row["severity"] as? String == "error" && row["target"] as? String == "Clip")
        #expect(
            row["file"] as? String == "Clip/Clip.entitlements"
                && row["canBeMended"] as? Bool == true
        )
        #expect(rows.last?["summary"] != nil)

        let sarif = try #require(objects(lint(["--format", "sarif"], in: folder)).first)
        #expect(sarif["version"] as? String == "2.1.0")
        let runs = try #require(sarif["runs"] as? [[String: Any]])
        let results = try #require(runs.first?["results"] as? [[String: Any]])
        #expect(
            results.contains {
                $0["ruleId"] as? String == "C305" && $0["level"] as? String == "error"
            }
        )

        let annotations = try lint(["--format", "github"], in: folder).lines
        #expect(annotations.contains { $0.hasPrefix("::error file=Clip/Clip.entitlements,line=") })

        let junit = try lint(["--format", "junit"], in: folder).text
        #expect(junit.contains("<failure") && junit.contains("type=\"C305\""))
        #expect(junit.hasSuffix("</testsuites>\n"))
    }

    @Test func aConfigurationSaysWhatCounts() throws {
        let folder = try lintedProject()
        let file = folder.url(".morsel.yml")
        func findings(_ text: String) throws -> ProgramRun {
            try Data(text.utf8).write(to: file)
            return try lint(["--format", "json"], in: folder)
        }
        #expect(try !findings("rules:\n  C305: off\n").text.contains("C305"))
        #expect(try !findings("rules:\n  parent-id-no-prefix: off\n").text.contains("C305"))
        let excepted = try findings("exceptions:\n  - rules: [C305]\n    reason: A test.\n")
        #expect(!excepted.text.contains("C305"))
        let unused = try findings("exceptions:\n  - rules: [C301]\n    reason: A test.\n")
        #expect(
            unused.errorOutput.contains(".morsel.yml:2: the exception for C301 covers no finding")
        )
        for (text, words) in [
            (
                "rules:\n  C3055: off\n",
                ".morsel.yml:2: there is no rule 'C3055'; do you mean 'C305'?"
            ),
            ("rule:\n  C305: off\n", ".morsel.yml:1: there is no key 'rule'; do you mean 'rules'?"),
            ("rules:\n  C305: of\n", "do you mean 'off'?"),
            ("exceptions:\n  - rules: [C305]\n", ".morsel.yml:2: an exception needs a reason"),
            ("rules: [\n", ".morsel.yml:"),
        ] {
            let run = try findings(text)
            #expect(run.status == 1 && run.errorOutput.contains(words), "\(run.errorOutput)")
        }
    }

    @Test func aBaselineKnowsWhatWasThere() throws {
        let folder = try lintedProject()
        #expect(try lint(["--write-baseline", "known.json"], in: folder).status == 0)
        let run = try lint(["--baseline", "known.json"], in: folder)
        #expect(run.status == 0, "\(run.text)\(run.errorOutput)")
        #expect(run.text.contains("in the baseline"))
    }

    @Test func whatIsCertainIsMended() throws {
        let folder = try lintedProject()
        let file = folder.url("Clip/Clip.entitlements")
        let before = try Data(contentsOf: file)
        let shown = try lint(["--fix"], in: folder)
        #expect(
            shown.text.contains("+        <string>$(AppIdentifierPrefix)app.fruta</string>")
                || shown.text.contains("+    <string>$(AppIdentifierPrefix)app.fruta</string>"),
            "\(shown.text)"
        )
        #expect(try Data(contentsOf: file) == before)
        let run = try lint(["--fix", "--write"], in: folder)
        #expect(!run.text.contains("[C305]"), "\(run.text)")
        #expect(try Data(contentsOf: file) != before)
        #expect(try !lint(["--format", "json"], in: folder).text.contains("C305"))
    }

    @Test func whatIsNoProjectIsRefused() throws {
        let folder = try lintedProject()
        try Data("x".utf8).write(to: folder.url("notes.md"))
        for (path, words) in [
            ("nothing", "does not exist"), ("notes.md", "is nothing to check"),
            ("App", "there is no Xcode project"),
        ] {
            let run = try lint([path], in: folder)
            #expect(run.status == 1 && run.errorOutput.contains(words), "\(run.errorOutput)")
        }
    }

    // Whatever stands in the files, the command ends in order.
    @Test func hostileTrees() throws {
        let texts = [
            "", "{", "// !$*UTF8*$!\n{objects = {", String(repeating: "{a=", count: 10_000),
            "\u{0}\u{1}",
            "{objects = {P = {isa = PBXProject; targets = (P, P); buildConfigurationList = P; mainGroup = P; children = (P); }; }; rootObject = P; }",
        ]
        for text in texts {
            let folder = try lintedProject()
            try Data(text.utf8).write(to: folder.url("Fruta.xcodeproj/project.pbxproj"))
            try FileManager.default.createSymbolicLink(
                atPath: folder.url("loop").path,
                withDestinationPath: "."
            )
            let run = try lint(["."], in: folder)
            #expect(run.status == 0 || run.status == 1, "\(text.prefix(40)): \(run.status)")
        }
    }

    @Test func aThousandFiles() throws {
        let folder = try lintedProject()
        for index in 0..<1_000 {
            let name = "Sources/\(index % 50)"
            let inner = folder.url(name)
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try Data("import SwiftUI\n".utf8).write(to: inner.appending(path: "File\(index).swift"))
        }
        #expect(try lint(["."], in: folder).text.contains("[C305]"))
    }

    @Test func explainsRules() throws {
        let run = try BuiltPrograms.run("morsel", ["explain", "c202", "domains-missing"])
        #expect(run.status == 0 && run.text.hasPrefix("C202  bundle-id-not-prefixed  (error)"))
        #expect(run.text.contains("C310  domains-missing"))
        let all = try BuiltPrograms.run("morsel", ["explain"])
        #expect(all.lines.count > 50)
        let json = try objects(BuiltPrograms.run("morsel", ["explain", "C202", "--json"]))
        #expect(json.first?["slug"] as? String == "bundle-id-not-prefixed")
        for (name, words) in [
            ("C20", "do you mean 'C2"),
            ("bundle-id-not-prefix", "do you mean 'bundle-id-not-prefixed'?"),
        ] {
            let run = try BuiltPrograms.run("morsel", ["explain", name])
            #expect(run.status == 64 && run.errorOutput.contains(words), "\(run.errorOutput)")
        }
    }
}
