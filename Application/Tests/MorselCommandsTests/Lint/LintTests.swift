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
            // Output is coloured only on a terminal.
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
                && row["canBeFixed"] as? Bool == true
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
        for (name, isCovered) in [("Release", true), ("Debug*", false)] {
            let run = try findings(
                "exceptions:\n  - rules: [C305]\n    configuration: \(name)\n    reason: A test.\n"
            )
            #expect(run.text.contains("C305") != isCovered)
        }
        #expect(try findings("exceptions:\nrules:\n").text.contains("C305"))
        let unused = try findings("exceptions:\n  - rules: [C301]\n    reason: A test.\n")
        #expect(
            unused.errorOutput.contains(".morsel.yml:2: the exception for C301 covers no finding")
        )
        let wrong = try findings("rules:\n  C3055: off\n")
        #expect(
            wrong.status == 64
                && wrong.errorOutput.contains(
                    ".morsel.yml:2: there is no rule 'C3055'; do you mean 'C305'?"
                )
        )
    }

    @Test func aBaselineKnowsWhatWasThere() throws {
        let folder = try lintedProject()
        #expect(try lint(["--write-baseline", "known.json"], in: folder).status == 0)
        let run = try lint(["--baseline", "known.json"], in: folder)
        #expect(run.status == 0, "\(run.text)\(run.errorOutput)")
        #expect(run.text.contains("in the baseline"))
    }

    @Test func whatIsCertainIsFixed() throws {
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
            #expect(run.status == 64 && run.errorOutput.contains(words), "\(run.errorOutput)")
        }
    }

    // The exit status for input that could not be checked differs from that for findings.
    @Test func whatCannotBeCheckedHasAStatusOfItsOwn() throws {
        let folder = try lintedProject()
        try folder.write("{}", to: "known.json")
        for (arguments, words) in [
            (["nowhere"], "does not exist"), (["--config", "none.yml"], "does not exist"),
            (["--baseline", "none.json"], "does not exist"),
            (["--baseline", "known.json"], "is not a baseline"),
            (["--scenarios", "none"], "does not exist"),
            (["--database", "none.sqlite"], "database"),
            (["--verify-domains", "--trust", "nope"], "does not exist"),
            (["--trust", "nope"], "require --verify-domains"),
            (["--fix", "--write-baseline", "b.json"], "cannot be combined"),
            (["--minimum-system", "x"], "must be a version"),
        ] {
            let run = try lint(arguments, in: folder)
            #expect(run.status == 64, "\(arguments)")
            #expect(run.errorOutput.contains(words), "\(run.errorOutput)")
        }
        let run = try lint(["nowhere", "--format", "json"], in: folder)
        #expect(run.status == 64 && run.text.contains("\"error\""))
        #expect(try folder.names().contains("b.json") == false)
    }

    // Whatever the files contain, the command ends properly, and reports in every format which files it could
    // not read.
    @Test func hostileTrees() throws {
        let texts = [
            "", "{", "// !$*UTF8*$!\n{objects = {", String(repeating: "{a=", count: 10_000),
            "\u{0}\u{1}",
        ]
        // The project is its own target, group and list: it is read, and has no clip.
        let circle =
            "{objects = {P = {isa = PBXProject; targets = (P, P); buildConfigurationList = P; mainGroup = P; children = (P); }; }; rootObject = P; }"
        for text in texts + [circle] {
            let folder = try lintedProject()
            try Data(text.utf8).write(to: folder.url("Fruta.xcodeproj/project.pbxproj"))
            try FileManager.default.createSymbolicLink(
                atPath: folder.url("loop").path,
                withDestinationPath: "."
            )
            let run = try lint(["."], in: folder)
            guard text != circle else {
                #expect(run.status == 0 && run.errorOutput.contains("no target makes an App Clip"))
                continue
            }
            #expect(run.status == 1, "\(text.prefix(40)): \(run.status)")
            #expect(run.text.hasPrefix("Fruta.xcodeproj/project.pbxproj:"), "\(run.text)")
            #expect(run.text.contains("cannot be read, so that nothing in it is checked."))
            // A link to the folder around it does not lead to another project.
            #expect(run.text.contains("1 error, 0 warnings, 0 notes."), "\(run.text)")
            for format in ["json", "sarif", "github", "junit"] {
                let run = try lint(["--format", format], in: folder)
                #expect(run.status == 1 && run.text.contains("C001"), "\(format)")
            }
        }
    }

    // C001: the message of the reading error, at its position.
    @Test func aMergeConflictIsSaid() throws {
        let folder = try lintedProject()
        let file = "Fruta.xcodeproj/project.pbxproj"
        let text = String(decoding: try folder.bytes(of: file), as: UTF8.self)
        try folder.write(
            text.replacing("D = {isa", with: "<<<<<<< HEAD\nD = {isa"),
            to: file
        )
        let run = try lint(["."], in: folder)
        #expect(run.status == 1)
        #expect(run.text.contains("A merge conflict is not resolved. [C001]"), "\(run.text)")
        #expect(run.text.contains("| <<<<<<< HEAD"))
        let baseline = try lint(["--write-baseline", "known.json"], in: folder)
        #expect(baseline.status == 1 && baseline.errorOutput.contains("nothing was written"))

        // A pipe is not read as a file.
        try FileManager.default.removeItem(at: folder.url(file))
        let made = try BuiltPrograms.shell("mkfifo \(file)", in: folder)
        #expect(made.status == 0)
        let pipe = try lint(["."], in: folder)
        #expect(pipe.status == 1)
        let words = "The file cannot be read: it is not a file that can be opened. [C001]"
        #expect(pipe.text.contains(words), "\(pipe.text)")
        try FileManager.default.removeItem(at: folder.url(file))

        // A scheme is reported as a scheme.
        try folder.write(text, to: file)
        let schemes = folder.url("Fruta.xcodeproj/xcshareddata/xcschemes")
        try FileManager.default.createDirectory(at: schemes, withIntermediateDirectories: true)
        try Data("<Scheme><".utf8).write(to: schemes.appending(path: "Clip.xcscheme"))
        let scheme = try lint(["."], in: folder)
        #expect(scheme.text.contains("The scheme 'Fruta.xcodeproj/"), "\(scheme.text)")
    }

    // C002: a check that finds no project fails.
    @Test func whatIsNotGeneratedDoesNotPass() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("A")
        try folder.makeFolder("B")
        for name in ["A", "B"] {
            try folder.write("import ProjectDescription\n", to: "\(name)/Project.swift")
        }
        for format in ["text", "json", "sarif", "github", "junit"] {
            let run = try lint(["--format", format], in: folder)
            #expect(run.status == 1 && run.text.contains("tuist generate"), "\(run.text)")
            // The sentence occurs once for all manifests; a failure of JUnit has its message twice.
            let count = run.text.components(separatedBy: "Tuist makes").count - 1
            #expect(count == (format == "junit" ? 2 : 1), "\(run.text)")
        }
        // It also fails if the rule is turned off.
        try folder.write("rules:\n  C002: off\n", to: ".morsel.yml")
        #expect(try lint(["."], in: folder).status == 1)
        // It also fails next to a project that has no clip.
        let project = try lintedProject()
        let file = project.url("Fruta.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: file, encoding: .utf8)
        let plain = text.replacing(".application.on-demand-install-capable", with: ".application")
        #expect(plain != text)
        try Data(plain.utf8).write(to: file)
        #expect(try lint(["."], in: project).status == 0)
        try project.makeFolder("Other")
        try project.write("import ProjectDescription\n", to: "Other/Project.swift")
        #expect(try lint(["."], in: project).status == 1)
        try project.write("rules:\n  C002: off\n", to: ".morsel.yml")
        #expect(try lint(["."], in: project).status == 1)
    }

    @Test(.timeLimit(.minutes(20)))
    func aThousandFiles() throws {
        let folder = try lintedProject()
        let file = folder.url("Fruta.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: file, encoding: .utf8)
            .replacing("children = (PA, PC);", with: "children = (PA, PC, S);")
            .replacing(
                "buildPhases = (); dependencies = (); };",
                with: """
                    buildPhases = (); dependencies = (); fileSystemSynchronizedGroups = (S); };
                    S = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
                    """
            )
        try Data(text.utf8).write(to: file)
        // The last file of each folder has the import; the files of 'Nobody' are not members of a target.
        for root in ["Sources", "Nobody"] {
            for index in 0..<1_000 {
                let inner = folder.url("\(root)/\(index % 50)")
                try FileManager.default.createDirectory(
                    at: inner,
                    withIntermediateDirectories: true
                )
                let name = index == 999 ? "HealthKit" : "SwiftUI"
                try Data("import \(name)\n".utf8).write(to: inner.appending(path: "\(index).swift"))
            }
        }
        let found = try objects(lint(["--format", "json"], in: folder))
            .filter { $0["rule"] as? String == "C701" }
        #expect(found.map { $0["file"] as? String } == ["Sources/49/999.swift"])
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
