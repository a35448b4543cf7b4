// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipFormats
import AppClipTypes

extension RuleFamily {
    /// A322: a provisioning profile that has expired.
    static let profileExpired = RuleFamily(
        [.signature(findings)],
        LintRule(
            .profileExpired,
            "profile-expired",
            .error,
            basis: [.documentation],
            sources: ["C-58"],
            summary: "The provisioning profile has expired.",
            message: "The provisioning profile of \(.target) held until \(.expires).",
            why: "A device does not start what was signed with an expired profile.",
            remedy: "Make the profile again, and sign.",
            wrong: .xml(
                """
                <key>ExpirationDate</key>
                <date>2020-01-01T00:00:00Z</date>
                """
            ),
            right: .xml(
                """
                <key>ExpirationDate</key>
                <date>2030-01-01T00:00:00Z</date>
                """
            )
        )
    )

    private static func findings(_ bundle: AppBundle, at time: Timestamp?) -> [LintFinding] {
        // Both dates have the same format, in which the order of texts is chronological.
        guard let time = time?.iso8601, let expires = bundle.profile?.expires, expires < time
        else { return [] }
        return [
            LintFinding(
                .profileExpired,
                target: bundle.name,
                facts: [.expires: expires],
                at: bundle.profilePlace
            )
        ]
    }
}
