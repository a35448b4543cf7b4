// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C408: code that needs a purpose string, which the Info.plist does not have.
    static let purposeStringMissing = RuleFamily(
        [.clip(findings)],
        LintRule(
            .purposeStringMissing,
            "purpose-string-missing",
            .error,
            basis: [.documentation],
            sources: ["E-21", "E-52"],
            summary: "The clip uses something for which its Info.plist gives no purpose.",
            message: "\(.target) uses \(.what), and its Info.plist has no \(.key).",
            why: """
                The system ends an app that asks for such access without saying what for, and \
                the store refuses it. The purpose in the app's Info.plist is no help to the \
                clip.
                """,
            remedy:
                "Add \(.key) to the Info.plist of \(.target), with a sentence that says what for.",
            wrong: .swift(
                """
                // The clip's Info.plist has no NSLocationWhenInUseUsageDescription.
                manager.requestWhenInUseAuthorization()
                """
            ),
            right: .xml(
                """
                <key>NSLocationWhenInUseUsageDescription</key>
                <string>Shows the shops around you.</string>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let sources = context.clipSources, context.clip.hasInfoPlist else { return [] }
        return AccessPurpose.all.compactMap { purpose in
            let sightings = sources.sightings(of: purpose.phrases)
            guard !sightings.isEmpty, context.clip.infoPlist.entry(purpose.key) == nil else {
                return nil
            }
            return context.finding(
                .purposeStringMissing,
                on: context.clip,
                [.what: purpose.what, .key: purpose.key],
                at: sightings,
                certainty: context.clip.infoPlistCertainty
            )
        }
    }
}
