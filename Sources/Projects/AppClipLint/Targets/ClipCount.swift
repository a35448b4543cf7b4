// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C104 and A104: an app with several clips.
    static let clipCount = RuleFamily(
        [.project(findings), .bundle(findings)],
        LintRule(
            .clipMoreThanOne,
            "clip-more-than-one",
            .error,
            basis: [.documentation],
            sources: ["G-06"],
            summary: """
                An app embeds more than one clip.
                """,
            message: """
                \(.target) embeds \(.count) App Clips: \(.found).
                """,
            why: """
                An app has one App Clip; the entitlement that names the clip of an app \
                takes exactly one.
                """,
            remedy: """
                Keep one of them in the phase that embeds App Clips of \(.target).
                """,
            wrong: .project(
                """
                files = (B1 /* Clip.app */, B2 /* Other.app */, );
                """
            ),
            right: .project(
                """
                files = (B1 /* Clip.app */, );
                """
            )
        ),
        LintRule(
            .clipCount,
            "clip-count",
            .error,
            basis: [.documentation],
            sources: ["G-06"],
            summary: "The app has several clips.",
            message: "\(.target) has \(.count) clips: \(.names).",
            why: "An app has one clip.",
            remedy: """
                Leave one clip in the app; one clip can show different experiences for \
                different URLs.
                """,
            wrong: .settings(
                """
                Fruta.app/AppClips/One.app
                Fruta.app/AppClips/Two.app
                """
            ),
            right: .settings("Fruta.app/AppClips/One.app")
        )
    )

    private static func findings(_ subject: LintSubject) -> [LintFinding] {
        var clips: [TargetReference: [AppClipPair]] = [:]
        for pair in subject.tree.pairs where pair.basis == .embedding {
            if let app = pair.app { clips[app, default: []].append(pair) }
        }
        return subject.tree.projects.flatMap { project in
            project.targets.compactMap { app in
                guard let pairs = clips[project.reference(to: app)], pairs.count > 1 else {
                    return nil
                }
                // A configuration can exclude the product of one of them.
                let excludes = app.configurations.contains {
                    project.configured(app, configuration: $0)
                        .setting("EXCLUDED_SOURCE_FILE_NAMES") != nil
                }
                return LintFinding(
                    .clipMoreThanOne,
                    target: app.name,
                    facts: [
                        .count: pairs.count,
                        .found: pairs.map(\.clip.name).joined(separator: ", "),
                    ],
                    at: pairs[0].embedding?.place ?? app.place,
                    certainty: excludes ? .unsure(.exclusion) : .certain
                )
            }
        }
    }

    private static func findings(_ bundle: BuiltBundle) -> [LintFinding] {
        guard bundle.clips.count > 1 else { return [] }
        let app = bundle.app
        let names = bundle.clips.map(\.name).joined(separator: ", ")
        return [
            LintFinding(
                .clipCount,
                target: app.name,
                facts: [.count: bundle.clips.count, .names: names],
                at: app.beginning(of: app.path("AppClips"))
            )
        ]
    }
}
