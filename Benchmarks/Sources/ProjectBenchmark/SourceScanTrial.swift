// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import AppClipProject
import ProjectFiles
import SourceScan
import TestPrograms

/// Scans 929 sources of 4.7 MB from disk, and again in Python; then checks the whole project with them.
struct SourceScanTrial {
    let rounds: Int

    private static let script =
        #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/plain_scan.py"

    private static let vocabulary = Vocabulary(
        phrases: ["webpageURL", "SKOverlay", "\\.requestReview", "userActivities"],
        handlers: ["scene", "application"],
        closures: ["onContinueUserActivity"],
        literalPrefixes: ["group."]
    )

    func run() async throws {
        let project = GeneratedProject(sources: 929)
        let folder = try TemporaryFolder()
        try folder.makeFolder("Fruta.xcodeproj")
        try folder.write(project.text, to: "Fruta.xcodeproj/project.pbxproj")
        for path in Set(project.paths.compactMap { $0.split(separator: "/").first }) {
            try folder.makeFolder(String(path))
        }
        let size = try GeneratedSources.write(project.paths, bytes: 4_700_000, to: folder)
        print(
            "\(project.paths.count) sources of \(size) bytes, best and median of \(rounds) rounds"
        )
        guard let tree = FolderFiles(folder.path) else { return }
        var times = Measured()
        var found = 0
        for _ in 0..<rounds {
            let facts = await times.runTask {
                let files = await ScannedFile.scanning(
                    project.paths,
                    in: tree,
                    for: Self.vocabulary
                )
                return SourceFacts(files, under: BuildConditions(), vocabulary: Self.vocabulary)
            }
            found = facts.imports.values.joined().count + facts.handlers.count
        }
        print("  morsel: \(times.text); \(found) found, \(Measured.memory) MB at most")
        try scanInPython(folder)
        await lint(tree)
    }

    private func scanInPython(_ folder: TemporaryFolder) throws {
        let run = try ProgramRun("python3", [Self.script, ".", "3"], in: folder)
        let numbers = run.text.split(separator: " ").compactMap { Double($0) }
        guard numbers.count > 1 else {
            print("  plain scan in Python: \(run.errorOutput)")
            return
        }
        let times = Measured(Array(numbers.dropFirst()))
        print("  plain scan in Python: \(times.text); \(Int(numbers[0])) found")
    }

    private func lint(_ tree: FolderFiles) async {
        var times = Measured()
        var findings = 0
        for _ in 0..<rounds {
            findings = await times.runTask {
                let projects = ProjectTree(reading: tree)
                let sources = await ProjectSources.scanning(projects)
                return LintRun(over: LintSubject(projects, sources: sources)).findings().count
            }
        }
        print(
            "  morsel, all rules on the project: \(times.text); \(findings) findings,",
            "\(Measured.memory) MB at most"
        )
    }
}
