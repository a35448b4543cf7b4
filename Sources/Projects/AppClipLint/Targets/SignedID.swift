// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipTypes

extension RuleFamily {
    /// A203: a signature for another identifier.
    static let signedID = RuleFamily(
        [.builtClip(findings)],
        LintRule(
            .signedIDMismatch,
            "signed-id-mismatch",
            .error,
            basis: [.store],
            sources: ["G-03"],
            summary: "The clip is signed with another identifier.",
            message: "\(.target) is '\(.found)', and signed as '\(.signed)'.",
            why: """
                A device refuses a bundle whose signature has another identifier than its \
                Info.plist.
                """,
            remedy: "Sign the clip again, with a profile for its own identifier.",
            wrong: .settings(
                """
                Info.plist   com.fruta.app.Clip
                signature    ABCDE12345.com.fruta.app
                """
            ),
            right: .settings(
                """
                Info.plist   com.fruta.app.Clip
                signature    ABCDE12345.com.fruta.app.Clip
                """
            )
        )
    )

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        // A device uses the signed identifier.
        guard let identifier = clip.info?.identifier, !identifier.isEmpty,
            let signed = clip.applicationIdentifier, clip.entitlements?.origin == .signature,
            !signed.utf8.elementsEqual(identifier.utf8), !signed.hasSuffix("." + identifier)
        else { return [] }
        return [
            pair.finding(
                .signedIDMismatch,
                [.found: identifier, .signed: signed],
                at: clip.entitlementsPlace
            )
        ]
    }
}
