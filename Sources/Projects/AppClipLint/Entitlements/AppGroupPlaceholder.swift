// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C321 (G-27): the App Group of a template.
    static let appGroupPlaceholder = RuleFamily(
        [.clip(findings)],
        LintRule(
            .appGroupPlaceholder,
            "app-group-placeholder",
            .info,
            basis: [.experience],
            sources: ["G-27"],
            summary: """
                The App Group is a template's.
                """,
            message: """
                \(.target) has the App Group '\(.found)', which is a template's.
                """,
            why: """
                The identifier of a group belongs to one team. That of a template is \
                taken, or will be.
                """,
            remedy: """
                Choose a group that you own, in the entitlements of both targets and in \
                the sources.
                """,
            wrong: .xml(
                """
                <string>group.com.example.fruta</string>
                """
            ),
            right: .xml(
                """
                <string>group.app.fruta</string>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        for target in [context.clip, context.app].compactMap(\.self) {
            let entry = target.entitlements.entry(EntitlementKey.groups)
            for value in entry?.value.array ?? [] {
                guard let text = value.string, value.unresolved.isEmpty,
                    text.hasPrefix("group.")
                else { continue }
                let name = String(text.dropFirst("group.".count))
                guard TemplateIdentifier.isTemplateGroup(name) else { continue }
                return [
                    context.finding(
                        .appGroupPlaceholder,
                        on: target,
                        [.found: text],
                        at: value.place
                    )
                ]
            }
        }
        return []
    }
}
