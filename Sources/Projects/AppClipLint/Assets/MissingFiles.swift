// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C901–C903: files of projects and clips that do not exist, or are outside the tree.
    static let missingFiles = RuleFamily(
        [.project(settingsFiles), .project(members)],
        LintRule(
            .projectXcconfigMissing,
            "project-xcconfig-missing",
            .info,
            basis: [.experience],
            sources: ["G-02"],
            summary: """
                A settings file that the project names is not there.
                """,
            message: """
                Settings are read from \(.found), which \(.are) not there; findings about what no other file \
                sets are unsure.
                """,
            why: """
                The file may come from a package manager that has not run, or from outside \
                of version control. Settings in it are not known here.
                """,
            remedy: """
                Run what makes the files, such as 'pod install', or remove what refers to them.
                """,
            wrong: .settings(
                """
                #include "Missing.xcconfig"
                """
            ),
            right: .settings(
                """
                #include "Base.xcconfig"
                """
            )
        ),
        LintRule(
            .projectXcconfigOutside,
            "project-xcconfig-outside",
            .warning,
            basis: [.experience],
            sources: ["G-02"],
            summary: """
                A settings file of the project lies outside of the files that are checked.
                """,
            message: """
                Settings come from \(.found), outside of the files that are checked, which \(.are) not read; \
                findings about what no other file sets are unsure.
                """,
            why: """
                What a build takes from elsewhere is not under review with the project, and differs from one \
                machine to the next. A project of strangers may name any file of yours: so none is opened.
                """,
            remedy: """
                Keep the settings file in the repository, or check the folder around both.
                """,
            wrong: .settings(
                """
                #include "../../Shared.xcconfig"
                """
            ),
            right: .settings(
                """
                #include "Shared.xcconfig"
                """
            )
        ),
        LintRule(
            .sourceMissing,
            "source-missing",
            .warning,
            basis: [.xcode],
            sources: ["G-09"],
            summary: """
                A file that belongs to the clip is not on disk.
                """,
            message: """
                \(.found) \(.belong) to \(.target), and \(.are) not there.
                """,
            why: """
                Xcode refuses to build a target whose source is missing.
                """,
            remedy: """
                Add what is not there, correct its path, or remove it from \(.target).
                """,
            wrong: .project(
                """
                path = Gone.swift;
                """
            ),
            right: .project(
                """
                path = Clip.swift;
                """
            )
        )
    )

    /// Finds settings files that do not exist, and those outside the tree, with one finding of each
    /// rule for each project.
    private static func settingsFiles(_ subject: LintSubject) -> [LintFinding] {
        settingsFiles(subject, areOutside: false) + settingsFiles(subject, areOutside: true)
    }

    private static func settingsFiles(
        _ subject: LintSubject,
        areOutside: Bool
    ) -> [LintFinding] {
        var projects: [String] = []
        var files: [String: [MissingSettingsFile]] = [:]
        var seen: Set<[String]> = []
        for target in subject.clips.flatMap({ [$0.clip, $0.app].compactMap(\.self) }) {
            let project = target.project.path
            for file in target.settings.missingFiles where file.isOutside == areOutside {
                guard seen.insert([project, file.path]).inserted else { continue }
                if files[project] == nil { projects.append(project) }
                files[project, default: []].append(file)
            }
        }
        return projects.map { project in
            let files = files[project] ?? []
            return LintFinding(
                areOutside ? .projectXcconfigOutside : .projectXcconfigMissing,
                facts: [
                    .found: listed(files.map(\.path)), .are: files.count == 1 ? "is" : "are",
                ],
                at: files.first?.place,
                related: files.dropFirst().map(\.place)
            )
        }
    }

    /// Finds missing files of clips, with one finding for each clip.
    private static func members(_ subject: LintSubject) -> [LintFinding] {
        var seen: Set<String> = []
        return subject.tree.pairs.map(\.clip).compactMap { clip -> LintFinding? in
            guard let target = subject.tree.target(clip),
                seen.insert(clip.project + clip.id).inserted
            else { return nil }
            let missing = target.members.filter { member in
                // Files that a package manager or a build generates are not in version control.
                let folders = member.path.split(separator: "/").map { $0.lowercased() }
                let isMade =
                    folders.contains { ["pods", "node_modules", "carthage"].contains($0) }
                    || member.path.hasSuffix(".jsbundle")
                return member.state == .missing && !isMade && member.isForPhones
            }
            var names: Set<String> = []
            let paths = missing.map(\.path).filter { names.insert($0).inserted }
            guard let first = missing.first else { return nil }
            return LintFinding(
                .sourceMissing,
                target: target.name,
                facts: [
                    .found: listed(paths), .belong: paths.count == 1 ? "belongs" : "belong",
                    .are: paths.count == 1 ? "is" : "are",
                ],
                at: first.place,
                related: missing.dropFirst().prefix(8).map(\.place)
            )
        }
    }

    /// Returns the first few paths, and the number of the others.
    private static func listed(_ paths: [String]) -> String {
        let shown = paths.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
    }
}
