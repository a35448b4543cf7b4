// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

extension SiteAssociation {
    /// Everything that is wrong in the file or may surprise, in the order of the text.
    ///
    /// These are the ``findings`` of reading, and what is wrong with patterns, with variables and
    /// with rules beside each other.
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
        // The sort is stable for places that are the same.
        return findings.enumerated()
            .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
            .map(\.element)
    }
}

/// How much lint looks at.
public enum LintLimits {
    /// The most rules of an entry that are compared with each other.
    public static let rules = 1_000
}
