// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes
import AppSiteAssociation

extension RuleFamily {
    /// C313: an associated domain of a template.
    static let domainPlaceholder = RuleFamily(
        [.clip(findings)],
        LintRule(
            .domainsPlaceholder,
            "domains-placeholder",
            .warning,
            basis: [.experience],
            sources: ["B-01"],
            summary: "An associated domain is that of a template.",
            message: "\(.target) has the domain '\(.host)', which belongs to nobody.",
            why: """
                Names such as example.com are reserved for documents. No site there will \
                ever name your clip.
                """,
            remedy: "Write the domain of your website.",
            wrong: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:example.com</string>
                </array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        context.clip.domains.compactMap { entry in
            guard let domain = entry.meant, !entry.isUnknown, domain.impossibleHost == nil,
                ReservedHost.isReserved(domain.host.text)
            else { return nil }
            return context.finding(
                .domainsPlaceholder,
                on: context.clip,
                [.host: domain.name],
                at: entry.value.place
            )
        }
    }
}
