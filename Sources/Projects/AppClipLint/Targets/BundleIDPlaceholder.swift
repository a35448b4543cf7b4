// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C203: the bundle identifier of a template.
    static let bundleIDPlaceholder = RuleFamily(
        [.clip(findings)],
        LintRule(
            .bundleIDPlaceholder,
            "bundle-id-placeholder",
            .info,
            basis: [.experience],
            sources: ["G-03"],
            summary: "A bundle identifier is that of a template.",
            message: "The bundle identifier '\(.found)' of \(.target) is that of a template.",
            why: """
                Identifiers that start with com.example can be registered by nobody. A \
                device and the store need one of your own.
                """,
            remedy: "Choose an identifier that starts with a domain of yours, reversed.",
            wrong: .settings(
                "PRODUCT_BUNDLE_IDENTIFIER = com.example.fruta.Clip"
            ),
            right: .settings(
                "PRODUCT_BUNDLE_IDENTIFIER = com.fruta.app.Clip"
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        // If both are from a template, one finding is enough.
        for target in [context.clip, context.app].compactMap(\.self) {
            guard let identifier = target.knownIdentifier,
                TemplateIdentifier.isTemplate(identifier)
            else { continue }
            return [
                context.finding(
                    .bundleIDPlaceholder,
                    on: target,
                    [.found: identifier],
                    at: target.bundleIdentifier?.place
                )
            ]
        }
        return []
    }
}
