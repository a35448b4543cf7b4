// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C409 and C410 (E-29): the confirmation of a location that is requested and not used, or used and not requested.
    static let locationConfirmation = RuleFamily(
        [.clip(findings)],
        LintRule(
            .locationConfirmationUnused,
            "location-confirmation-unused",
            .warning,
            basis: [.documentation],
            sources: ["E-29", "E-30"],
            summary: "The clip announces that it confirms the location, and never does.",
            message: """
                The Info.plist of \(.target) requests location confirmation, and no source calls \
                confirmAcquired.
                """,
            why: """
                The card then tells people that the clip can verify their location, which they \
                may decline together with the clip.
                """,
            remedy: """
                Call confirmAcquired(in:), or set NSAppClipRequestLocationConfirmation to \
                false.
                """,
            wrong: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestLocationConfirmation</key>
                    <true/>
                </dict>
                """
            ),
            right: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestLocationConfirmation</key>
                    <false/>
                </dict>
                """
            )
        ),
        LintRule(
            .locationConfirmationNotRequested,
            "location-confirmation-not-requested",
            .error,
            basis: [.documentation],
            sources: ["E-29"],
            summary: "The clip confirms the location without announcing it.",
            message: """
                \(.target) calls confirmAcquired, and NSAppClipRequestLocationConfirmation is \
                \(.found) in its Info.plist.
                """,
            why: "Without the key each call fails, on every device.",
            remedy: "Set NSAppClipRequestLocationConfirmation in NSAppClip to true.",
            wrong: .swift(
                """
                // NSAppClipRequestLocationConfirmation is false.
                payload.confirmAcquired(in: region) { isInRegion, error in show(isInRegion) }
                """
            ),
            right: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestLocationConfirmation</key>
                    <true/>
                </dict>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let phrases = ["confirmAcquired", "confirmAcquiredInRegion"]
        let key = "NSAppClipRequestLocationConfirmation"
        guard let sources = context.clipSources, context.clip.hasInfoPlist else { return [] }
        let file = context.clip.infoPlist
        let member = file["NSAppClip"]?.entries?.last { $0.name == key }
        let sightings = sources.sightings(of: phrases)
        if member?.value.boolean == true {
            guard !sources.mayUse(phrases), sources.isRead else { return [] }
            return [
                context.finding(
                    .locationConfirmationUnused,
                    on: context.clip,
                    at: member?.value.place ?? member?.namePlace,
                    certainty: sources.isWhole ? .certain : .unsure(.sources)
                )
            ]
        }
        // A value of another type is checked by another rule.
        guard !sightings.isEmpty, member == nil || member?.value.boolean == false,
            // A key in the wrong dictionary is also checked by another rule.
            file.entry(key)?.value.boolean != true
        else { return [] }
        return [
            context.finding(
                .locationConfirmationNotRequested,
                on: context.clip,
                [.found: member == nil ? "missing" : "false"],
                at: sightings,
                fix: file.path.flatMap { path in
                    file.state == .read
                        ? LintFix([.set(["NSAppClip", key], to: .boolean(true), in: path)]) : nil
                }
            )
        ]
    }
}
