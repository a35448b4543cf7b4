// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
public import AppClipExperiences
public import AppClipTypes
public import AppSiteAssociation

/// All data of a registry that decisions need, at one revision, in memory.
///
/// A snapshot is immutable: ``applying(_:)`` makes a new one, while readers continue with theirs.
/// Data that is damaged is kept as an error, which is thrown when it is read.
public final class RegistrySnapshot: Sendable {
    /// The revision of the registry that it shows.
    public let revision: Revision

    /// The number of published experiences.
    public let publishedCount: Int

    /// The URLs of published experiences.
    public let published: LayeredExperienceIndex

    /// The URLs of deactivated experiences, which are reported if nothing else matches.
    public let deactivated: LayeredExperienceIndex

    /// The places of published experiences.
    public let places: LayeredPlaceIndex

    /// The secret seed of the indexes.
    let seed: UInt64

    /// The clips by identifier.
    let clips: [AppIdentifier: Result<PublishedClip, RegistryError>]

    /// The hosts.
    let sites: [HostName: Result<Site, RegistryError>]

    let entitled: EntitledHosts
    let links: GeneratedLinkTargets
    /// The experiences as they were when the large indexes were built.
    let base: SnapshotBase
    /// The older changes since then: many, which are indexed from time to time.
    let settled: ExperienceChanges
    /// The latest changes: few, which are indexed with each change.
    let recent: ExperienceChanges

    /// A host, and its association file as devices see it.
    ///
    /// It is an object, so that the many concurrent requests that read it copy nothing.
    public final class Site: Sendable {
        /// The state of the host in the registry.
        public let domain: Domain

        /// The clips whose latest build names the host, in their order.
        public let clips: [AppIdentifier]

        /// The bytes of the file, if this server writes it.
        public let hostedFile: [UInt8]?

        /// The parsed file.
        public let file: AssociationStatus.File

        init(_ domain: Domain, _ members: SiteAssociation.Members) {
            self.domain = domain
            clips = members.clips.sorted()
            switch domain.file {
            case .hosted:
                let bytes = SiteAssociation.file(naming: members)
                hostedFile = bytes
                file = AssociationStatus.File(of: bytes)
            case .fetched(let bytes):
                hostedFile = nil
                file = AssociationStatus.File(of: bytes)
            case .unavailable(let status):
                hostedFile = nil
                file = .unavailable(status)
            }
        }
    }

    init(
        revision: Revision,
        publishedCount: Int,
        seed: UInt64,
        clips: [AppIdentifier: Result<PublishedClip, RegistryError>],
        sites: [HostName: Result<Site, RegistryError>],
        entitled: EntitledHosts,
        links: GeneratedLinkTargets,
        base: SnapshotBase,
        settled: ExperienceChanges,
        recent: ExperienceChanges
    ) {
        self.revision = revision
        self.publishedCount = publishedCount
        self.seed = seed
        self.clips = clips
        self.sites = sites
        self.entitled = entitled
        self.links = links
        self.base = base
        self.settled = settled
        self.recent = recent
        published = LayeredExperienceIndex(base.published)
            .with(changed: settled.numbers, current: settled.published)
            .with(changed: recent.numbers, current: recent.published)
        deactivated = LayeredExperienceIndex(base.deactivated)
            .with(changed: settled.numbers, current: settled.deactivated)
            .with(changed: recent.numbers, current: recent.deactivated)
        places = LayeredPlaceIndex(base.places)
            .with(changed: settled.numbers, current: settled.places)
            .with(changed: recent.numbers, current: recent.places)
    }
}

// MARK: - Reading

extension RegistrySnapshot {
    /// Returns a clip, or `nil` if it was never published.
    ///
    /// - Throws: ``RegistryError/damaged(_:)``.
    public func clip(_ identifier: AppIdentifier) throws(RegistryError) -> PublishedClip? {
        try clips[identifier]?.get()
    }

    /// Returns a host, or `nil` if it is unknown.
    ///
    /// - Throws: ``RegistryError/damaged(_:)``.
    public func site(_ host: HostName) throws(RegistryError) -> Site? { try sites[host]?.get() }

    /// Returns an experience, or `nil` if the number was never assigned.
    ///
    /// - Throws: ``RegistryError/damaged(_:)``.
    public func experience(
        _ id: AdvancedExperience.ID
    ) throws(RegistryError) -> AdvancedExperience? {
        if let result = changed(id) { return try result.get() }
        return try base.experience(id)
    }

    /// Returns the state of an experience that has changed since the large indexes were built.
    func changed(_ id: AdvancedExperience.ID) -> Result<AdvancedExperience, RegistryError>? {
        recent.experiences[id] ?? settled.experiences[id]
    }

    /// The number of experiences that have changed since the large indexes were built; some of them
    /// are counted twice.
    var changeCount: Int { recent.numbers.count + settled.numbers.count }
}
