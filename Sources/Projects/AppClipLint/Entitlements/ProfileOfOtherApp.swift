// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipFormats
import AppClipTypes

extension RuleFamily {
    /// A323: a provisioning profile for another identifier.
    static let profileOfOtherApp = RuleFamily(
        [.signature(findings)],
        LintRule(
            .profileOfOtherApp,
            "profile-of-other-app",
            .error,
            basis: [.store],
            sources: ["G-03"],
            summary: "The provisioning profile is for another identifier.",
            message: """
                The provisioning profile of \(.target) is for '\(.found)', and the bundle is \
                '\(.wanted)'.
                """,
            why: "A profile holds for its own identifier.",
            remedy: "Sign with a profile for '\(.wanted)'.",
            wrong: .xml(
                """
                <key>application-identifier</key>
                <string>ABCDE12345.com.fruta.app</string>
                """
            ),
            right: .xml(
                """
                <key>application-identifier</key>
                <string>ABCDE12345.com.fruta.app.Clip</string>
                """
            )
        )
    )

    private static func findings(_ bundle: AppBundle, at _: Timestamp?) -> [LintFinding] {
        guard let pattern = bundle.profile?.applicationIdentifier,
            let identifier = bundle.info?.identifier
        else { return [] }
        let wanted =
            bundle.applicationIdentifier ?? String(pattern.prefix { $0 != "." }) + "." + identifier
        guard !pattern.covers(wanted) else { return [] }
        return [
            LintFinding(
                .profileOfOtherApp,
                target: bundle.name,
                facts: [.found: pattern, .wanted: wanted],
                at: bundle.profilePlace
            )
        ]
    }
}

extension String {
    /// Returns whether a pattern of a profile matches a text.
    func covers(_ text: String) -> Bool {
        hasSuffix("*") ? text.utf8.starts(with: utf8.dropLast()) : self == text
    }
}

extension AppBundle {
    /// The location of the provisioning profile.
    var profilePlace: Place { beginning(of: path("embedded.mobileprovision")) }
}
