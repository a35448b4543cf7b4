// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C108 (E-57, G-33): a widget extension without the entitlement of a clip.
    ///
    /// Xcode adds the entitlement to a clip when it signs, but not to its extension.
    static let widgetNotOnDemand = RuleFamily(
        [.clip(findings)],
        LintRule(
            .clipWidgetNotOnDemand,
            "clip-widget-not-on-demand",
            .error,
            basis: [.documentation],
            sources: ["E-57", "G-33", "G-07"],
            summary: """
                The clip's widget extension lacks the capability App Clip Extension.
                """,
            message: """
                The entitlements of \(.target), the widget extension of '\(.clip)', do not \
                have com.apple.developer.on-demand-install-capable.
                """,
            why: """
                The capability App Clip Extension allows a clip to contain the \
                extension. Xcode gives the entitlement to a clip by itself; to its \
                widget extension it gives what the file of entitlements has.
                """,
            remedy: """
                Add the capability App Clip Extension to \(.target).
                """,
            wrong: .xml(
                """
                <dict/>
                """
            ),
            right: .xml(
                """
                <dict>
                    <key>com.apple.developer.on-demand-install-capable</key>
                    <true/>
                </dict>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        context.widgets.compactMap { widget in
            let file = widget.target.entitlements
            let entry = file.entry(EntitlementKey.onDemandInstall)
            guard [.read, .unset].contains(file.state), entry?.value.boolean != true,
                entry?.value.unresolved.isEmpty ?? true
            else { return nil }
            return context.finding(
                .clipWidgetNotOnDemand,
                on: widget.target,
                [.clip: context.clip.name],
                at: entry?.namePlace ?? file.start,
                certainty: file.state == .read ? .certain : widget.target.certainty
            )
        }
    }
}
