// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

/// An index of the clips by the hosts and wildcards of their entitlements.
struct EntitledHosts: Sendable {
    /// A clip and its app, with their entitlements.
    private struct Pair: Sendable {
        let app: AppIdentifier
        let entitlement: [AssociatedDomain]
        let appEntitlement: [AssociatedDomain]
    }

    private var clips: [String: Set<AppIdentifier>] = [:]
    private var pairs: [AppIdentifier: Pair] = [:]

    mutating func insert(_ clip: PublishedClip) {
        let pair = Pair(
            app: clip.app.identifier,
            entitlement: clip.build?.entitlement ?? [],
            appEntitlement: clip.build?.appEntitlement ?? []
        )
        pairs[clip.identifier] = pair
        for entry in pair.entitlement where entry.service == .appClips {
            clips[entry.name, default: []].insert(clip.identifier)
        }
    }

    mutating func remove(_ clip: AppIdentifier) {
        for entry in pairs.removeValue(forKey: clip)?.entitlement ?? []
        where entry.service == .appClips {
            clips[entry.name]?.remove(clip)
        }
    }

    /// Returns the clips whose entitlement names a host, in their order.
    func clips(naming host: HostName) -> [AppIdentifier] {
        var named = clips[host.text] ?? []
        var rest = Substring(host.text)
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            if let more = clips["*." + rest] { named.formUnion(more) }
        }
        return named.sorted()
    }

    /// Returns the clips and apps that the file of a host names.
    func members(of host: HostName) -> SiteAssociation.Members {
        var members = SiteAssociation.Members()
        for clip in clips(naming: host) {
            guard let pair = pairs[clip] else { continue }
            members.insert(
                (clip, pair.entitlement),
                of: (pair.app, pair.appEntitlement),
                on: host
            )
        }
        return members
    }
}

extension AssociatedDomain {
    /// The host, with `*.` before it if it stands for all hosts below it.
    fileprivate var name: String { isWildcard ? "*." + host.text : host.text }
}
