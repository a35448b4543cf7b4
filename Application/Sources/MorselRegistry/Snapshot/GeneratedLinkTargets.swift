// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

/// An index of the clips by their names in generated links.
struct GeneratedLinkTargets: Sendable {
    private var byBundle: [BundleIdentifier: Set<AppIdentifier>] = [:]
    private var byDemoKey: [String: Set<AppIdentifier>] = [:]

    mutating func insert(_ clip: AppIdentifier) {
        byBundle[clip.bundle, default: []].insert(clip)
        byDemoKey[clip.demoKey, default: []].insert(clip)
    }

    /// Returns the clips that a link names, in their order; clips of several teams can have the same
    /// bundle identifier.
    func clips(namedBy link: GeneratedLink.Target) -> [AppIdentifier] {
        let clips =
            switch link {
            case .defaultLink(let bundle), .demoLink(let bundle): byBundle[bundle]
            case .shortDemoLink(let key): byDemoKey[key]
            }
        return clips?.sorted() ?? []
    }
}
