// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject
internal import SourceScan

extension LintCheck {
    /// C317, C408–C411, C701–C717.
    static let sourceChecks: [LintCheck] = [
        .clip(restrictedModules), .clip(restrictedUses), .clip(missingPurposes),
        .clip(locationConfirmation), .clip(ephemeralNotifications), .clip(groupsInSources),
        .clip(clipInvocations), .clip(appInvocations), .clip(overlay),
    ]
}

extension LintContext {
    /// A finding about the first of some places in the clip's sources, with the others beside it.
    func finding(
        _ rule: String,
        on target: ConfiguredTarget,
        _ values: [String: String] = [:],
        at sightings: [SourceFacts.Sighting],
        certainty: LintFinding.Certainty = .certain,
        fix: LintFix? = nil
    ) -> LintFinding {
        // A place that is compiled for sure comes first.
        let certain = sightings.filter(\.isCertain)
        let places = (certain + sightings.filter { !$0.isCertain }).map(\.place)
        return finding(
            rule,
            on: target,
            values,
            at: places.first,
            related: Array(places.dropFirst().prefix(8)),
            certainty: certain.isEmpty && !sightings.isEmpty ? .unsure(.condition) : certainty,
            fix: fix
        )
    }
}
