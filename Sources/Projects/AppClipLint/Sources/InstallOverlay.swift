// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

extension RuleFamily {
    /// C715 (F-12): a clip that does not offer its app.
    static let installOverlay = RuleFamily(
        [.clip(findings)],
        LintRule(
            .noInstallOverlay,
            "no-install-overlay",
            .info,
            basis: [.documentation],
            sources: ["F-12"],
            summary: "The clip never offers the app.",
            message: "No source of \(.target) shows an SKOverlay or an appStoreOverlay.",
            why: "An overlay lets people get the app without leaving the clip.",
            remedy: "Show appStoreOverlay once people have done what the clip is for.",
            wrong: .swift("Text(message)"),
            right: .swift(
                """
                Text(message)
                    .appStoreOverlay(isPresented: $isOffered) {
                        SKOverlay.AppClipConfiguration(position: .bottom)
                    }
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let sources = context.clipSources, sources.isRead, sources.isWhole,
            !sources.mayUse(InvocationPhrases.overlays),
            !InvocationHandling(sources, of: context.clip).isRoutedOutside
        else { return [] }
        return [context.finding(.noInstallOverlay, on: context.clip)]
    }
}
