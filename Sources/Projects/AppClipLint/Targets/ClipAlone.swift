// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipTypes

extension RuleFamily {
    /// A101: a clip without its app.
    static let clipAlone = RuleFamily(
        [.bundle(findings)],
        LintRule(
            .clipAlone,
            "clip-alone",
            .error,
            basis: [.store, .documentation],
            sources: ["G-16", "C-51", "G-07"],
            summary: "The app in the archive is itself a clip.",
            message: """
                \(.target) is a clip; the archive has to hold the full app with the clip in \
                it.
                """,
            why: """
                An app and its clip are built, submitted and reviewed together. A clip alone \
                cannot be uploaded.
                """,
            remedy: "Archive and export the scheme of the full app.",
            wrong: .settings("Payload/Clip.app"),
            right: .settings(
                """
                Payload/Fruta.app
                Payload/Fruta.app/AppClips/Clip.app
                """
            )
        )
    )

    private static func findings(_ bundle: BuiltBundle) -> [LintFinding] {
        guard bundle.isClipAlone else { return [] }
        let app = bundle.app
        return [LintFinding(.clipAlone, target: app.name, at: app.entitlementsPlace)]
    }
}
