// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject

extension LintSubject {
    /// Returns the findings about the project.
    ///
    /// Identical findings about several configurations, or several files of a target, are merged. They are in the order
    /// of files, lines and rules; those without a location come first. A fix is included only if all configurations
    /// that read the changed value agree on it.
    ///
    /// - Parameter checks: The checks to run.
    /// - Returns: The findings, with the severities of their rules.
    func findings(_ checks: [LintCheck] = LintCheck.all) -> [LintFinding] {
        var found: [(LintFinding, project: String?)] = []
        var agreement = FixAgreement(tree)
        for check in checks {
            switch check {
            case .clip(let look):
                for context in clips {
                    let findings = look(context)
                    agreement.add(findings, of: context)
                    found += findings.map { ($0, context.pair.clip.project) }
                }
            case .project(let look):
                found += look(self).map { ($0, nil) }
            default: break
            }
        }
        let merged = Self.merged(found, order: configurations)
        return agreement.keepingSafeFixes(of: merged)
    }

    /// Merges identical findings, and keeps their order.
    ///
    /// - Parameters:
    ///   - findings: The findings, and the project of each; those of one project may be about several files.
    ///   - order: The names of the configurations.
    /// - Returns: The findings, each once.
    static func merged(
        _ findings: [(LintFinding, project: String?)],
        order: [String]
    ) -> [LintFinding] {
        var result: [LintFinding] = []
        var known: [Content: Int] = [:]
        for (finding, project) in findings {
            let content = Content(
                rule: finding.rule,
                target: finding.target,
                values: finding.values,
                certainty: finding.certainty,
                part: project ?? finding.place?.file
            )
            if let index = known[content] {
                result[index].add(finding)
            } else {
                known[content] = result.count
                result.append(finding)
            }
        }
        let rank = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        for index in result.indices {
            result[index].configurations.sort { (rank[$0] ?? .max, $0) < (rank[$1] ?? .max, $1) }
        }
        return result.sorted(by: precedes)
    }

    /// The properties that identify a finding.
    private struct Content: Hashable {
        var rule: String
        var target: String?
        var values: [String: String]
        var certainty: LintFinding.Certainty
        var part: String?
    }

    private static func precedes(_ one: LintFinding, _ other: LintFinding) -> Bool {
        let (first, second) = (one.place, other.place)
        if first?.file != second?.file { return first?.file ?? "" < second?.file ?? "" }
        if let first, let second, first.position != second.position {
            return (first.position.line, first.position.column)
                < (second.position.line, second.position.column)
        }
        if one.rule != other.rule { return one.rule < other.rule }
        if one.target != other.target { return one.target ?? "" < other.target ?? "" }
        let (own, others) = (one.message, other.message)
        return own == others
            ? one.configurations.lexicographicallyPrecedes(other.configurations) : own < others
    }
}

extension LintFinding {
    /// Merges the same finding of another configuration into this one.
    fileprivate mutating func add(_ other: LintFinding) {
        for configuration in other.configurations where !configurations.contains(configuration) {
            configurations.append(configuration)
        }
        for place in [other.place].compactMap(\.self) + other.related
        where place != self.place && !related.contains(place) {
            related.append(place)
        }
        severity = max(severity, other.severity)
        // Each configuration may have to be fixed in a different location.
        if let own = fix, let others = other.fix {
            fix = LintFix(own.changes + others.changes.filter { !own.changes.contains($0) })
        } else {
            fix = nil
        }
    }
}
