// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C711 (D-13, G-19): an app that does not receive the invocations of its clip.
    static let appInvocations = RuleFamily(
        [.clip(findings)],
        LintRule(
            .appInvocationNotHandled,
            "app-invocation-not-handled",
            .warning,
            basis: [.documentation],
            sources: ["D-13", "G-19", "C-63"],
            summary: "No source of the full app takes the clip's invocations.",
            message:
                "No source of \(.target) takes the NSUserActivity of the invocations of its clip '\(.clip)'.",
            why: """
                Once the app is installed, the system opens it in the clip's place, for the \
                same URLs.
                """,
            remedy: "Share the clip's handler with \(.target).",
            wrong: .swift(
                """
                // The app
                WindowGroup {
                    ContentView()
                }
                """
            ),
            right: .swift(
                """
                // The app
                WindowGroup {
                    ContentView()
                        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb, perform: router.open)
                }
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app, let sources = context.appSources, sources.isRead else {
            return []
        }
        let handling = InvocationHandling(sources, of: app)
        guard !handling.isHandled, !handling.isRoutedOutside else { return [] }
        // SwiftUI also passes links of websites to this modifier.
        let hasOther = sources.mayUse([InvocationPhrases.openURL])
        return [
            context.finding(
                .appInvocationNotHandled,
                on: app,
                [.clip: context.clip.name],
                at: sources.entry,
                certainty: hasOther
                    ? .unsure(.otherCode) : sources.isWhole ? .certain : .unsure(.sources)
            )
        ]
    }
}
