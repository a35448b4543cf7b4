// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

extension RegistrySnapshot {
    /// A snapshot with what has changed since.
    ///
    /// - Parameter update: What the registry says now of all that changed since this snapshot.
    /// - Returns: The new snapshot; this one is as it was.
    /// - Complexity: O(*c* log *c* + *h*) for *c* experiences that have changed since the large
    ///   indexes were built, and *h* hosts.
    public func applying(_ update: RegistryUpdate) -> RegistrySnapshot {
        var clips = clips
        var entitled = entitled
        var links = links
        var touchedEntries: [AssociatedDomain] = []
        for (identifier, clip) in update.clips {
            let (before, after) = (clips[identifier]?.entitlement ?? [], clip.entitlement)
            touchedEntries += before + after
            entitled.remove(identifier, before)
            entitled.insert(identifier, after)
            links.insert(identifier)
            clips[identifier] = clip
        }

        var sites = sites
        for (host, domain) in update.domains {
            sites[host] = domain.map { Site($0, clips: entitled.clips(naming: host)) }
        }
        // The files of hosts that entitlements have come to name, or no longer name.
        if !touchedEntries.isEmpty {
            for (host, site) in sites where touchedEntries.contains(where: { $0.covers(host) }) {
                sites[host] = site.map { Site($0.domain, clips: entitled.clips(naming: host)) }
            }
        }

        var (publishedCount, changed) = (publishedCount, changed)
        var (published, deactivated) = (published, deactivated)
        if !update.experiences.isEmpty {
            for (id, experience) in update.experiences {
                if state(of: id) == .published { publishedCount -= 1 }
                if experience.state == .published { publishedCount += 1 }
            }
            changed.merge(update.experiences) { $1 }
            var newer = ExperienceIndex.Builder(seed: seed)
            var former = ExperienceIndex.Builder(seed: seed)
            // Of several that had a URL in turn, the last one is named.
            for id in changed.keys.sorted(by: >) {
                guard case .success(let experience)? = changed[id] else { continue }
                switch experience.state {
                case .published: newer.add(experience.url, id)
                case .deactivated: former.add(experience.url, id)
                case .draft: break
                }
            }
            let numbers = Set(changed.keys)
            published = published.with(changed: numbers, current: newer)
            deactivated = deactivated.with(changed: numbers, current: former)
        }
        return RegistrySnapshot(
            revision: update.revision,
            publishedCount: publishedCount,
            published: published,
            deactivated: deactivated,
            seed: seed,
            clips: clips,
            sites: sites,
            entitled: entitled,
            links: links,
            table: table,
            changed: changed
        )
    }

    private func state(of id: AdvancedExperience.ID) -> PublicationState? {
        changed[id].map { $0.state } ?? table.state(of: id)
    }
}

extension Result<AdvancedExperience, RegistryError> {
    fileprivate var state: PublicationState? { (try? get())?.state }
}

extension Result<PublishedClip, RegistryError> {
    fileprivate var entitlement: [AssociatedDomain] { (try? get())?.build?.entitlement ?? [] }
}
