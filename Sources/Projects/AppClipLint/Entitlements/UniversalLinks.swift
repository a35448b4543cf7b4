// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C322 (E-26): associated domains for universal links.
    static let universalLinks = RuleFamily(
        [.clip(findings)],
        LintRule(
            .universalLinksInClip,
            "universal-links-in-clip",
            .info,
            basis: [.documentation],
            sources: ["E-26"],
            summary: """
                The clip has associated domains for universal links.
                """,
            message: """
                \(.target) has the associated domains \(.found), and a clip gets no \
                universal links.
                """,
            why: """
                Universal links are for full apps. A clip gets its invocations through \
                entries that begin with 'appclips:'.
                """,
            remedy: """
                Keep the entry in the full app alone.
                """,
            wrong: .xml(
                """
                <string>appclips:fruta.app</string>
                <string>applinks:fruta.app</string>
                """
            ),
            right: .xml(
                """
                <string>appclips:fruta.app</string>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let entries = context.clip.domains.filter {
            $0.text.trimmed.lowercased().hasPrefix("applinks:")
        }
        guard let first = entries.first else { return [] }
        return [
            context.finding(
                .universalLinksInClip,
                on: context.clip,
                [.found: entries.map(\.text)],
                at: first.value.place,
                related: entries.dropFirst().prefix(8).compactMap(\.value.place)
            )
        ]
    }
}
