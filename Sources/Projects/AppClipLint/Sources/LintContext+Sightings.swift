// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import SourceScan

extension LintContext {
    /// Creates a finding at the first of several locations in the clip's sources, with the others as related ones.
    func finding(
        _ rule: LintRule.ID,
        on target: ConfiguredTarget,
        _ facts: LintFacts = [:],
        at sightings: [SourceFacts.Sighting],
        certainty: LintFinding.Certainty = .certain,
        fix: LintFix? = nil
    ) -> LintFinding {
        // A location that is certainly compiled comes first.
        let certain = sightings.filter(\.isCertain)
        let places = (certain + sightings.filter { !$0.isCertain }).map(\.place)
        return finding(
            rule,
            on: target,
            facts,
            at: places.first,
            related: Array(places.dropFirst().prefix(8)),
            certainty: certain.isEmpty && !sightings.isEmpty ? .unsure(.condition) : certainty,
            fix: fix
        )
    }
}
