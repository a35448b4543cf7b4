// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C103: an app that does not depend on its clip.
    static let clipNoDependency = RuleFamily(
        [.project(findings)],
        LintRule(
            .clipNoDependency,
            "clip-no-dependency",
            .warning,
            basis: [.experience],
            sources: ["G-04"],
            summary: """
                The app embeds the clip without depending on it.
                """,
            message: """
                \(.app) embeds \(.target) and has no dependency on it.
                """,
            why: """
                Without the dependency Xcode may copy the clip before it is built, or an \
                old one.
                """,
            remedy: """
                Add \(.target) to the target dependencies of \(.app).
                """,
            wrong: .project(
                """
                dependencies = ();
                buildPhases = (S1 /* Sources */, E1 /* Embed App Clips */, );
                """
            ),
            right: .project(
                """
                dependencies = (D1 /* Clip */, );
                buildPhases = (S1 /* Sources */, E1 /* Embed App Clips */, );
                """
            )
        )
    )

    private static func findings(_ subject: LintSubject) -> [LintFinding] {
        subject.tree.pairs.compactMap { pair in
            // Between projects of a workspace, Xcode finds the dependency itself.
            guard pair.embedding != nil, let reference = pair.app,
                reference.project == pair.clip.project, let app = subject.tree.target(reference),
                !app.dependencies.contains(where: { dependency in
                    dependency.target?.id == pair.clip.id || dependency.name == pair.clip.name
                })
            else { return nil }
            return LintFinding(
                .clipNoDependency,
                target: pair.clip.name,
                facts: [.app: app.name],
                at: app.place
            )
        }
    }
}
