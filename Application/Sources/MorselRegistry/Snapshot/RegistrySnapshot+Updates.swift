// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppSiteAssociation

extension RegistrySnapshot {
    /// Returns a snapshot with the changes of an update.
    ///
    /// - Parameter update: The current state of everything that has changed since this snapshot.
    /// - Returns: The new snapshot; this one stays unchanged.
    /// - Complexity: O(*c* log *c* + *h*) for *c* experiences that have changed since the others were
    ///   settled, and *h* hosts.
    public func applying(_ update: RegistryUpdate) -> RegistrySnapshot {
        var clips = clips
        var entitled = entitled
        var links = links
        var touchedEntries: [AssociatedDomain] = []
        for (identifier, clip) in update.clips {
            let (before, after) = (clips[identifier]?.entitlement ?? [], clip.entitlement)
            touchedEntries += before + after
            entitled.remove(identifier)
            if case .success(let clip) = clip { entitled.insert(clip) }
            links.insert(identifier)
            clips[identifier] = clip
        }

        var sites = sites
        for (host, domain) in update.domains {
            sites[host] = domain.map { Site($0, entitled.members(of: host)) }
        }
        // Updates the files of hosts that entitlements name now, or no longer name.
        if !touchedEntries.isEmpty {
            for (host, site) in sites where touchedEntries.contains(where: { $0.covers(host) }) {
                sites[host] = site.map { Site($0.domain, entitled.members(of: host)) }
            }
        }

        var (publishedCount, recent) = (publishedCount, recent)
        if !update.experiences.isEmpty {
            for (id, experience) in update.experiences {
                if state(of: id) == .published { publishedCount -= 1 }
                if experience.state == .published { publishedCount += 1 }
            }
            recent = recent.merging(update.experiences, seed: seed)
        }
        return RegistrySnapshot(
            revision: update.revision,
            publishedCount: publishedCount,
            seed: seed,
            clips: clips,
            sites: sites,
            entitled: entitled,
            links: links,
            base: base,
            settled: settled,
            recent: recent
        )
    }

    private func state(of id: AdvancedExperience.ID) -> PublicationState? {
        changed(id).map { $0.state } ?? base.table.state(of: id)
    }

    /// Returns the settled changes merged with the latest ones.
    ///
    /// - Complexity: O(*c* log *c*) for *c* experiences that have changed since the large indexes were
    ///   built.
    func settling() -> ExperienceChanges { settled.merging(recent.experiences, seed: seed) }

    /// Returns a snapshot with settled changes.
    ///
    /// - Parameters:
    ///   - settled: The result of ``settling()`` of an earlier snapshot with the same base.
    ///   - earlier: That snapshot.
    /// - Returns: The same snapshot, in which only the changes since then are the latest ones.
    func settled(_ settled: ExperienceChanges, of earlier: RegistrySnapshot) -> RegistrySnapshot {
        guard base === earlier.base, self.settled === earlier.settled else { return self }
        let newer = recent.experiences.filter { earlier.recent.experiences[$0.key] != $0.value }
        return RegistrySnapshot(
            revision: revision,
            publishedCount: publishedCount,
            seed: seed,
            clips: clips,
            sites: sites,
            entitled: entitled,
            links: links,
            base: base,
            settled: settled,
            recent: newer.isEmpty ? .none : ExperienceChanges(newer, seed: seed)
        )
    }
}

extension Result<PublishedClip, RegistryError> {
    fileprivate var entitlement: [AssociatedDomain] { (try? get())?.build?.entitlement ?? [] }
}
