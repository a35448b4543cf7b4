// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject
internal import AppClipTypes
internal import AppSiteAssociation

extension LintCheck {
    /// The checks of C310–C315.
    static let domains: [LintCheck] = [
        .clip(missingDomains), .clip(domainsOfApp), .clip(domainSyntax), .clip(placeholderDomains),
        .clip(developerMode), .project(differingDomains),
    ]

    /// Checks C310.
    @Sendable
    private static func missingDomains(_ context: LintContext) -> [LintFinding] {
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

    /// Checks C311.
    @Sendable
    private static func domainsOfApp(_ context: LintContext) -> [LintFinding] {
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

    /// Checks C313.
    @Sendable
    private static func placeholderDomains(_ context: LintContext) -> [LintFinding] {
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

    /// Checks C314.
    @Sendable
    private static func developerMode(_ context: LintContext) -> [LintFinding] {
        guard context.isRelease else { return [] }
        return context.clip.domains.compactMap { entry in
            guard let domain = entry.domain, domain.service == .appClips,
                domain.mode == .developer || domain.mode == .developerAndManaged
            else { return nil }
            return context.finding(
                .domainsDeveloperMode,
                on: context.clip,
                [.found: entry.text],
                at: entry.value.place,
                fix: entry.value.replacement("appclips:" + domain.name)
            )
        }
    }

    /// Checks C315.
    @Sendable
    private static func differingDomains(_ subject: LintSubject) -> [LintFinding] {
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
