// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats

/// A clip and the app that contains it.
struct BundlePair {
    let clip: AppBundle
    let app: AppBundle?
    /// Whether sizes are those before thinning.
    let isEstimated: Bool

    /// Returns a finding for each of several parts; if there are too many, the first ones and their number (A111).
    func findings<Part>(
        _ parts: [Part],
        _ finding: (Part) -> LintFinding
    ) -> [LintFinding] {
        LintFinding.some(parts, of: clip, finding)
    }

    /// Creates a finding about the clip, or about another bundle.
    func finding(
        _ rule: LintRule.ID,
        on bundle: AppBundle? = nil,
        _ facts: LintFacts = [:],
        at place: Place? = nil,
        certainty: LintFinding.Certainty = .certain
    ) -> LintFinding {
        let bundle = bundle ?? clip
        var facts = facts
        if let app, facts[.app] == nil { facts[.app] = app.name.lintFact }
        return LintFinding(
            rule,
            target: bundle.name,
            facts: facts,
            at: place ?? bundle.start,
            certainty: certainty
        )
    }
}
