// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C607: an invocation URL in the scheme of an app.
    static let schemeURLOnApp = RuleFamily(
        [.project(findings)],
        LintRule(
            .schemeURLOnApp,
            "scheme-url-on-app",
            .info,
            basis: [.documentation],
            sources: ["G-02"],
            summary: """
                A scheme that runs the app has an invocation URL for clips.
                """,
            message: """
                The scheme '\(.scheme)' runs \(.target), a full app, with _XCAppClipURL.
                """,
            why: """
                The variable is for runs of App Clips; a full app does not get it as an \
                invocation.
                """,
            remedy: """
                Move the variable to the scheme of the clip.
                """,
            wrong: .settings(
                """
                Scheme Fruta, which runs Fruta.app: _XCAppClipURL = https://fruta.app/menu
                """
            ),
            right: .settings(
                """
                Scheme Clip, which runs Clip.app: _XCAppClipURL = https://fruta.app/menu
                """
            )
        )
    )

    private static func findings(_ subject: LintSubject) -> [LintFinding] {
        subject.tree.schemes.compactMap { scheme in
            guard scheme.isShared, let variable = scheme.invocationURLs.first(where: \.isEnabled),
                let reference = scheme.target(in: subject.tree),
                let target = subject.tree.target(reference), target.kind == .app
            else { return nil }
            return LintFinding(
                .schemeURLOnApp,
                target: target.name,
                facts: [.scheme: scheme.name],
                at: variable.place
            )
        }
    }
}
