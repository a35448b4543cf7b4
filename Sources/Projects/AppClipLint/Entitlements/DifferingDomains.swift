// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C315: associated domains that differ between configurations.
    static let differingDomains = RuleFamily(
        [.project(findings)],
        LintRule(
            .domainsDifferByConfig,
            "domains-differ-by-config",
            .warning,
            basis: [.experience],
            sources: ["B-01"],
            summary: "The clip's associated domains differ between configurations.",
            message:
                "\(.target) has the domains \(.found) in \(.configuration), and \(.wanted) in \(.other).",
            why: """
                What was tested is not what is delivered. That is intended where a staging \
                site has its own host; more often an entitlements file was forgotten.
                """,
            remedy: """
                Write the same domains in all entitlements files, or make an exception with \
                this reason.
                """,
            wrong: .xml(
                """
                <!-- Debug.entitlements -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                <!-- Release.entitlements -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:www.fruta.app</string>
                </array>
                """
            ),
            right: .xml(
                """
                <!-- Debug.entitlements and Release.entitlements -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            )
        )
    )

    private static func findings(_ subject: LintSubject) -> [LintFinding] {
        var findings: [LintFinding] = []
        let names = subject.clips.map(\.clip.name)
        for name in names.indices where names[..<name].allSatisfy({ $0 != names[name] }) {
            let contexts = subject.clips.filter {
                $0.clip.name == names[name] && $0.clip.entitlements.state == .read
                    && !$0.clip.domains.contains(where: \.isUnknown)
            }
            guard let release = contexts.first(where: \.isRelease) else { continue }
            let wanted = Set(release.clip.clipHosts)
            for context in contexts where !context.isRelease {
                let own = Set(context.clip.clipHosts)
                // C310 is for clips without any entry.
                guard own != wanted, !own.isEmpty, !wanted.isEmpty else { continue }
                findings.append(
                    context.finding(
                        .domainsDifferByConfig,
                        on: context.clip,
                        [
                            .configuration: context.configuration, .other: release.configuration,
                            .found: own.sorted(), .wanted: wanted.sorted(),
                        ],
                        at: context.clip.entitlements.entry(DomainEntry.key)?.namePlace,
                        related: [release.clip.entitlements.entry(DomainEntry.key)?.namePlace]
                            .compactMap(\.self)
                    )
                )
            }
        }
        return findings
    }
}
