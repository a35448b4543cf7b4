// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import MorselWording
import Terminal

/// The output of `morsel project`, for people.
package struct ProjectText {
    /// The lines, without effect on a terminal.
    package let text: String

    /// Writes a report.
    package init(_ report: ProjectReport) {
        var lines: [String] = []
        for project in report.projects { Self.add(project, to: &lines) }
        Self.add(schemes: report.schemes, to: &lines)
        for package in report.packages where package.targets.contains(where: \.importsAppClip) {
            let names = package.targets.filter(\.importsAppClip).map(\.name)
            lines.append("Package \(package.name): \(names.joined(separator: ", ")) import AppClip")
        }
        if !report.notRead.isEmpty {
            lines.append("Not read:")
            for item in report.notRead { lines.append("  \(item.path): \(item.message)") }
        }
        // A name with a line break must not look like another line.
        text = lines.map { VisibleText.oneLine($0) + "\n" }.joined()
    }

    private static func add(_ project: ProjectFacts, to lines: inout [String]) {
        lines.append("Project \(project.path)")
        for target in project.targets {
            lines.append("  \(target.name) (\(target.kind))")
            if !target.apps.isEmpty {
                lines.append("    belongs to \(target.apps.map(\.name).joined(separator: ", "))")
            } else if target.kind == "clip" {
                lines.append("    belongs to no app")
            }
            lines.append("    \(members(of: target))")
            for configuration in target.configurations {
                lines.append("    \(configuration.name)")
                for (name, value) in rows(of: configuration) where !value.isEmpty {
                    let space = String(repeating: " ", count: max(1, 22 - name.count))
                    lines.append("      \(name)\(space)\(value)")
                }
            }
        }
        if !project.packages.isEmpty {
            lines.append("  Packages")
            for package in project.packages {
                let place = package.url ?? package.path ?? ""
                lines.append(
                    "    \(package.name)  \(place)\(package.isThere ? "" : " (not there)")"
                )
            }
        }
        for problem in project.problems.prefix(20) {
            let place = problem.place
            lines.append("  \(place.file):\(place.line):\(place.column): \(problem.message)")
        }
        if project.problems.count > 20 {
            lines.append("  … and \(project.problems.count - 20) more")
        }
        lines.append("")
    }

    private static func members(of target: TargetFacts) -> String {
        let missing = target.members.filter { $0.state == "missing" }
        let outside = target.members.filter { $0.state == "outside" }
        var text =
            target.sourceCount.counted("source") + ", "
            + target.resourceCount.counted("resource")
        if !missing.isEmpty {
            let names = missing.prefix(5).map(\.path).joined(separator: ", ")
            text += "; missing: \(names)\(missing.count > 5 ? ", …" : "")"
        }
        if !outside.isEmpty { text += "; \(outside.count) outside of the folder" }
        return text
    }

    private static func rows(of facts: ConfigurationFacts) -> [(String, String)] {
        func file(_ file: PropertyFacts) -> String {
            (file.path ?? "") + (["read", "unset"].contains(file.state) ? "" : " (\(file.state))")
        }
        return [
            ("identifier", facts.bundleIdentifier ?? "none"),
            (
                "version",
                [facts.version, facts.build.map { "(\($0))" }].compactMap(\.self).joined(
                    separator: " "
                )
            ),
            ("name", facts.displayName ?? ""), ("team", facts.team ?? ""),
            ("deployment target", facts.deploymentTarget ?? ""),
            ("device families", facts.deviceFamilies.joined(separator: ", ")),
            ("Info.plist", file(facts.infoPlist)), ("entitlements", file(facts.entitlements)),
            ("domains", facts.domains.joined(separator: ", ")),
            ("parent", facts.parentApplicationIdentifiers.joined(separator: ", ")),
            ("app groups", facts.appGroups.joined(separator: ", ")),
            ("conditions", facts.swiftConditions.joined(separator: ", ")),
            ("settings not found", facts.missingSettingsFiles.joined(separator: ", ")),
            ("unresolved", facts.unresolved.joined(separator: ", ")),
        ]
    }

    private static func add(schemes: [SchemeFacts], to lines: inout [String]) {
        guard !schemes.isEmpty else { return }
        lines.append("Schemes")
        for scheme in schemes {
            lines.append(
                "  \(scheme.name): runs \(scheme.runs?.name ?? scheme.runsName ?? "nothing")"
            )
            for url in scheme.invocationURLs {
                lines.append(
                    "    _XCAppClipURL \(url.value)\(url.isEnabled ? "" : " (not ticked)")"
                )
            }
        }
    }
}
