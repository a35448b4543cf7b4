// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C310 and A310: a clip without an associated domain.
    static let domainsMissing = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .domainsMissing,
            "domains-missing",
            .error,
            basis: [.documentation],
            sources: ["B-01", "B-22"],
            summary: "The clip has no associated domain.",
            message: """
                \(.target) has no associated domain 'appclips:HOST'; \(.so).
                """,
            why: """
                The system opens a clip for the URLs of those websites that its entitlements \
                name. From iOS 16.4 on, a clip without a website can still be invoked by its \
                default link.
                """,
            remedy: """
                Add com.apple.developer.associated-domains with an entry 'appclips:HOST' to \
                both clip and app, or set a deployment target of 16.4 and rely on the \
                default link.
                """,
            wrong: .xml(
                "<dict/>"
            ),
            right: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .builtDomainsMissing,
            "built-domains-missing",
            .error,
            basis: [.documentation],
            sources: ["B-01", "B-21"],
            summary: "The clip names no domain.",
            message: "\(.target) has no entry appclips: in com.apple.developer.associated-domains.",
            why: """
                A clip is invoked by URLs of its domains. From 16.4 on it has a default link \
                without any.
                """,
            remedy: "Add appclips: and your domain to the entitlement of clip and app.",
            wrong: .xml("<dict/>"),
            right: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array><string>appclips:fruta.example</string></array>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let clip = context.clip
        guard clip.entitlements.state == .read, !clip.domains.contains(where: \.isForClips),
            // An entry that cannot be read is a separate finding.
            clip.entitlements.entry(DomainEntry.key)?.value.array != nil
                || clip.entitlements.entry(DomainEntry.key) == nil,
            !clip.domains.contains(where: { $0.meant != nil }),
            // A variable may also stand for the service.
            !clip.domains.contains(where: { $0.isUnknown && !$0.text.hasPrefix("applinks") })
        else { return [] }
        let place = clip.entitlements.entry(DomainEntry.key)?.namePlace ?? clip.entitlements.start
        // From iOS 16.4 on, the default link works without a website. Without a deployment target, that of the newest
        // system applies.
        let system = clip.known("IPHONEOS_DEPLOYMENT_TARGET").flatMap { SystemVersion($0) }
        let hasLink = system.map { $0 >= SystemVersion(16, 4) } ?? true
        var finding = context.finding(
            .domainsMissing,
            on: clip,
            [
                .so: hasLink
                    ? "only its default link invokes it, and no URL of a website"
                    : "below iOS 16.4 no URL invokes it then"
            ],
            at: place
        )
        if hasLink { finding.severity = .warning }
        return [finding]
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        guard let domains = BuiltDomains(pair.clip), domains.forClips.isEmpty,
            domains.faults.isEmpty
        else { return [] }
        var finding = pair.finding(.builtDomainsMissing, at: pair.clip.entitlementsPlace)
        // From then on, the default link works without a website.
        let system = pair.clip.info?.minimumSystem
        if system.map({ $0 >= .generatedLinks }) ?? true { finding.severity = .warning }
        return [finding]
    }
}
