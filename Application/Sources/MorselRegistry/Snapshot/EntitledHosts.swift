// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation

/// The clips by the hosts and wildcards of their entitlements.
struct EntitledHosts: Sendable {
    private var clips: [String: Set<AppIdentifier>] = [:]

    mutating func insert(_ clip: AppIdentifier, _ entitlement: [AssociatedDomain]) {
        for entry in entitlement where entry.service == .appClips {
            clips[entry.name, default: []].insert(clip)
        }
    }

    mutating func remove(_ clip: AppIdentifier, _ entitlement: [AssociatedDomain]) {
        for entry in entitlement where entry.service == .appClips {
            clips[entry.name]?.remove(clip)
        }
    }

    /// The clips whose entitlement names a host, in their order.
    func clips(naming host: HostName) -> [AppIdentifier] {
        var named = clips[host.text] ?? []
        var rest = Substring(host.text)
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            if let more = clips["*." + rest] { named.formUnion(more) }
        }
        return named.sorted()
    }
}

extension AssociatedDomain {
    /// The host, with `*.` before it if it stands for all below it.
    fileprivate var name: String { isWildcard ? "*." + host.text : host.text }
}
