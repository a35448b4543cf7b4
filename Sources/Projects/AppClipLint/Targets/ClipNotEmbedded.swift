// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C101 and A102: a clip that no app embeds, even if one depends on it, and an app without a clip.
    static let clipNotEmbedded = RuleFamily(
        [.project(findings), .bundle(findings)],
        LintRule(
            .clipNotEmbedded,
            "clip-not-embedded",
            .error,
            basis: [.documentation],
            sources: ["G-01", "G-04"],
            summary: """
                No app copies the clip into its bundle.
                """,
            message: """
                No app of the project embeds \(.target).
                """,
            why: """
                A clip is part of its full app's bundle. Without a phase that copies it \
                there, neither the device nor the store ever sees it.
                """,
            remedy: """
                Add a phase 'Embed App Clips' to the app, and the product of \(.target) to \
                it.
                """,
            wrong: .project(
                """
                dependencies = (D1 /* Clip */, );
                buildPhases = (S1 /* Sources */, );
                """
            ),
            right: .project(
                """
                dependencies = (D1 /* Clip */, );
                buildPhases = (S1 /* Sources */, E1 /* Embed App Clips */, );
                """
            )
        ),
        LintRule(
            .clipNotInApp,
            "clip-not-in-app",
            .warning,
            basis: [.documentation],
            sources: ["C-51", "C-58"],
            summary: "The app has no clip in it.",
            message: "\(.target) has no clip: there is no app in its folder AppClips.",
            why: """
                The store finds the clip in the build of the full app. A version without the \
                clip ends its offer.
                """,
            remedy:
                "Embed the clip's product in the folder AppClips of the app, and archive again.",
            wrong: .settings("Payload/Fruta.app/Info.plist"),
            right: .settings(
                """
                Payload/Fruta.app/Info.plist
                Payload/Fruta.app/AppClips/Clip.app
                """
            )
        )
    )

    private static func findings(_ subject: LintSubject) -> [LintFinding] {
        // An app in a project that could not be read may embed it.
        let isSure = !subject.tree.notRead.contains { item in
            if case .unreadable = item.reason { true } else { false }
        }
        return subject.tree.pairs.compactMap { pair in
            guard pair.basis != .embedding, let clip = subject.tree.target(pair.clip) else {
                return nil
            }
            return LintFinding(
                .clipNotEmbedded,
                target: clip.name,
                at: clip.place,
                certainty: isSure ? .certain : .unsure(.project)
            )
        }
    }

    private static func findings(_ bundle: BuiltBundle) -> [LintFinding] {
        let app = bundle.app
        guard !bundle.isClipAlone, bundle.clips.isEmpty, app.misplacedClips.isEmpty else {
            return []
        }
        return [LintFinding(.clipNotInApp, target: app.name, at: app.start)]
    }
}
