// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipProject
import AppClipTypes
import AppSiteAssociation

extension RuleFamily {
    /// C311 and A311: an associated domain of the clip that its app lacks.
    static let domainsNotInApp = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .domainsNotInApp,
            "domains-not-in-app",
            .warning,
            basis: [.documentation],
            sources: ["B-02"],
            summary: "The clip has an associated domain that its app lacks.",
            message: """
                \(.target) has the domain '\(.host)'; the entitlements of \(.app) have no \
                'appclips:\(.host)'.
                """,
            why: """
                Once the app is installed, it takes the place of the clip, and the system \
                opens it for the same URLs, if it has the same domains.
                """,
            remedy: "Add 'appclips:\(.host)' to the entitlements of \(.app).",
            wrong: .xml(
                """
                <!-- Clip.entitlements -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                <!-- App.entitlements -->
                <dict/>
                """
            ),
            right: .xml(
                """
                <!-- Clip.entitlements and App.entitlements -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .builtDomainNotInApp,
            "built-domain-not-in-app",
            .warning,
            basis: [.documentation],
            sources: ["B-02"],
            summary: "The app lacks a domain of its clip.",
            message: "\(.target) has the domain '\(.host)', and \(.app) has not.",
            why: "Once the app is installed, invocations go to it, and it needs the same domains.",
            remedy: "Add appclips:\(.host) to the entitlement of \(.app).",
            wrong: .settings(
                """
                clip   appclips:fruta.example
                app    –
                """
            ),
            right: .settings(
                """
                clip   appclips:fruta.example
                app    appclips:fruta.example
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app, [.read, .unset].contains(app.entitlements.state) else {
            return []
        }
        let entries = app.domains
        guard !entries.contains(where: \.isUnknown) else { return [] }
        var seen: Set<String> = []
        return context.clip.domains.compactMap { entry -> LintFinding? in
            guard let domain = entry.meant, !entry.isUnknown,
                // An impossible host is not suggested for other targets.
                domain.impossibleHost == nil,
                seen.insert(domain.name).inserted
            else { return nil }
            let others = entries.compactMap { $0.domain ?? $0.meant }.filter {
                other in
                domain.isWildcard
                    ? other.isWildcard && other.host == domain.host : other.covers(domain.host)
            }
            guard !others.contains(where: { $0.service == .appClips }) else { return nil }
            let name = "appclips:" + domain.name
            var finding = context.finding(
                .domainsNotInApp,
                on: context.clip,
                [.host: domain.name, .app: app.name],
                at: entry.value.place,
                related: [app.entitlements.entry(DomainEntry.key)?.namePlace].compactMap(\.self),
                certainty: app.entitlements.state == .read ? .certain : app.certainty,
                // A placeholder is to be replaced, not to be copied.
                fix: app.entitlements.state == .read && !ReservedHost.isReserved(domain.host.text)
                    ? app.entitlements.path.map {
                        LintFix([.append(name, to: [DomainEntry.key], in: $0)])
                    }
                    : nil
            )
            // Links reach the app anyway.
            if others.contains(where: { $0.service == .appLinks }) { finding.severity = .info }
            return finding
        }
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        guard let domains = BuiltDomains(pair.clip)?.forClips, let app = pair.app?.entitlements,
            app.origin != .profile
        else { return [] }
        let others = app.associatedDomains.compactMap { try? AssociatedDomain($0) }
        return domains.compactMap { domain in
            let covers = others.contains { other in
                other.service == .appClips
                    && (domain.isWildcard
                        ? other.isWildcard && other.host == domain.host : other.covers(domain.host))
            }
            guard !covers else { return nil }
            return pair.finding(
                .builtDomainNotInApp,
                [.host: domain.host.text],
                at: pair.clip.entitlementsPlace
            )
        }
    }
}
