// SPDX-License-Identifier: Apache-2.0

/// Checks the rules of entries in relation to each other: those that match everything, and those
/// that are never reached.
struct RuleLint {
    private(set) var findings: [SiteAssociation.Finding] = []

    private let links: AppLinks

    init(_ links: AppLinks) {
        self.links = links
        for entry in links.entries { check(entry) }
        checkRepeatedApps()
    }

    private mutating func check(_ entry: AppLinks.Entry) {
        let rules = entry.rules.prefix(LintLimits.rules)
            .map { (rule: $0, coverage: RuleCoverage(EffectiveRule($0, in: entry, of: links))) }
        for (index, later) in rules.enumerated() {
            let cover = rules[..<index].first { $0.coverage.covers(later.coverage) }
            if let cover {
                findings.append(
                    SiteAssociation.Finding(
                        .unreachableRule,
                        later.rule.place,
                        subject: later.rule.path,
                        comment: cover.rule.comment ?? later.rule.comment,
                        related: cover.rule.place
                    )
                )
            } else if later.coverage.isEverything {
                findings.append(
                    SiteAssociation.Finding(
                        .catchAll,
                        later.rule.place,
                        subject: later.rule.path,
                        comment: later.rule.comment
                    )
                )
            }
        }
    }

    private mutating func checkRepeatedApps() {
        var first: [ExactName: FilePlace] = [:]
        for entry in links.entries {
            for app in entry.apps {
                if let place = first[ExactName(app)] {
                    findings.append(
                        SiteAssociation.Finding(
                            place == entry.place ? .repeatedIdentifier : .appInSeveralEntries,
                            entry.place,
                            subject: app,
                            related: place
                        )
                    )
                } else {
                    first[ExactName(app)] = entry.place
                }
            }
        }
    }
}
