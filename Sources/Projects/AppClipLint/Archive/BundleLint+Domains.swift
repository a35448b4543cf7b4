// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipFormats
internal import AppClipTypes
internal import AppSiteAssociation

extension BundleLint {
    /// Checks A310, A311, A312 and A314.
    static func domains(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let entitlements = clip.entitlements, entitlements.origin != .profile else {
            return []
        }
        let place = clip.entitlementsPlace
        guard
            let entries = entitlements[Entitlements.domainsKey] == nil
                ? [] : entitlements.texts(Entitlements.domainsKey)
        else {
            return [
                pair.finding(
                    .builtDomainSyntax,
                    [.found: Entitlements.domainsKey, .reason: "it is not an array of strings"],
                    at: place
                )
            ]
        }
        var findings: [LintFinding] = []
        var domains: [AssociatedDomain] = []
        for entry in entries {
            do throws(AssociatedDomain.ParsingError) {
                let domain = try AssociatedDomain(entry)
                guard domain.service == .appClips, let reason = domain.impossibleHost else {
                    domains.append(domain)
                    continue
                }
                findings.append(
                    pair.finding(.builtDomainSyntax, [.found: entry, .reason: reason], at: place)
                )
            } catch {
                findings.append(
                    pair.finding(
                        .builtDomainSyntax,
                        [.found: entry, .reason: error.reason],
                        at: place
                    )
                )
            }
        }
        let forClips = domains.filter { $0.service == .appClips }
        if forClips.isEmpty, findings.isEmpty {
            var finding = pair.finding(.builtDomainsMissing, at: place)
            // From then on, the default link works without a website.
            let system = clip.info?.minimumSystem
            if system.map({ $0 >= .generatedLinks }) ?? true { finding.severity = .warning }
            findings.append(finding)
        }
        for domain in forClips where domain.mode != .cached {
            // Development builds are signed for debugging.
            guard entitlements["get-task-allow"]?.boolean != true else { continue }
            findings.append(pair.finding(.builtDeveloperMode, [.found: domain.text], at: place))
        }
        guard let app = pair.app?.entitlements, app.origin != .profile else { return findings }
        let others = app.associatedDomains.compactMap { try? AssociatedDomain($0) }
        for domain in forClips {
            let covers = others.contains { other in
                other.service == .appClips
                    && (domain.isWildcard
                        ? other.isWildcard && other.host == domain.host : other.covers(domain.host))
            }
            if covers { continue }
            findings.append(
                pair.finding(.builtDomainNotInApp, [.host: domain.host.text], at: place)
            )
        }
        return findings
    }
}

extension AssociatedDomain.ParsingError {
    /// The reason a text is not a valid entry, in a few words.
    fileprivate var reason: String {
        switch self {
        case .serviceMissing: "there is no service, such as appclips, before a colon"
        case .unknownService: "the service is not known"
        case .mode: "the mode is not known"
        case .host: "what follows the colon is not a bare host"
        @unknown default: "it is not an associated domain"
        }
    }
}
