// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipTypes
import AppSiteAssociation

extension BuiltBundle {
    /// The clips as websites must name them, from their signatures (rule B-03).
    ///
    /// Clips whose signature does not contain their identifier are left out.
    var associations: [LintSubject.Association] {
        (isClipAlone ? [app] : clips).compactMap { clip in
            guard let identifier = clip.appIdentifier else { return nil }
            let entries = clip.entitlements?.associatedDomains ?? []
            let app = isClipAlone ? nil : app
            return LintSubject.Association(
                target: clip.name,
                clip: identifier,
                clipEntries: entries,
                app: app?.appIdentifier,
                appEntries: app?.entitlements?.associatedDomains ?? [],
                hosts: entries.compactMap { LintSubject.Association.host(in: $0) },
                place: clip.entitlementsPlace
            )
        }
    }
}

extension AppBundle {
    fileprivate var appIdentifier: AppIdentifier? {
        applicationIdentifier.flatMap { try? AppIdentifier($0) }
    }
}

extension LintSubject.Association {
    /// Returns the host of an entry whose website must associate the clip; `nil` for other services, wildcards and
    /// reserved hosts.
    static func host(in entry: String) -> HostName? {
        guard let domain = try? AssociatedDomain(entry), domain.service == .appClips,
            !domain.isWildcard, !ReservedHost.isReserved(domain.host.text)
        else { return nil }
        return domain.host
    }
}
