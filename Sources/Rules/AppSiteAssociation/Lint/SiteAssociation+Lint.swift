// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

extension SiteAssociation {
    /// Returns all problems in the file and its unexpected effects, in the order of the text.
    ///
    /// These are the ``findings`` of reading, and the problems with patterns, with variables and
    /// with rules in relation to each other.
    ///
    /// - Complexity: O(*n* + *r*²), with *n* the length of the file and *r* the number of rules of an
    ///   app, of which at most ``LintLimits/rules`` are compared with each other.
    public func lint() -> [Finding] {
        var findings = findings
        if let links {
            findings += PatternLint(links).findings
            findings += RuleLint(links).findings
            findings += VariableLint(links).findings
        }
        findings = Array(findings.prefix(FindingList.limit + 1))
        // The sort keeps the order of findings at the same position.
        return findings.enumerated()
            .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
            .map(\.element)
    }
}

/// The limits of the checks by lint.
public enum LintLimits {
    /// The maximum number of rules of an entry that are compared with each other.
    public static let rules = 1_000
}
