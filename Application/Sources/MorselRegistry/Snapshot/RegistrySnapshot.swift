// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
public import AppClipExperiences
public import AppClipTypes
public import AppSiteAssociation

/// All that decisions need of a registry, at one revision, in memory.
///
/// A snapshot is immutable: ``applying(_:)`` makes a new one, while readers go on with theirs. What
/// was found damaged is remembered as that, and is an error for whoever asks for it.
public final class RegistrySnapshot: Sendable {
    /// The revision that it shows.
    public let revision: Revision

    /// The count of published experiences.
    public let publishedCount: Int

    /// The URLs of published experiences.
    public let published: LayeredExperienceIndex

    /// The URLs of experiences that were taken out of force, to say so where nothing else answers.
    public let deactivated: LayeredExperienceIndex

    /// The places of published experiences.
    public let places: LayeredPlaceIndex

    /// The secret seed of the indexes.
    let seed: UInt64

    /// The clips.
    let clips: [AppIdentifier: Result<PublishedClip, RegistryError>]

    /// The hosts.
    let sites: [HostName: Result<Site, RegistryError>]

    let entitled: EntitledHosts
    let links: GeneratedLinkTargets
    /// The experiences as they were when the large indexes were built.
    let base: SnapshotBase
    /// Those that have changed since, but for the latest: many, which are indexed now and then.
    let settled: ExperienceChanges
    /// Those that have changed last: few, which are indexed with each change.
    let recent: ExperienceChanges

    /// A host, and its association file as devices see it.
    ///
    /// It is an object, so that the many requests at once that read it copy nothing.
    public final class Site: Sendable {
        /// What the registry knows.
        public let domain: Domain

        /// The clips whose latest build names the host, in their order.
        public let clips: [AppIdentifier]

        /// The bytes of the file, where this server writes it.
        public let hostedFile: [UInt8]?

        /// The file, read.
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
    /// A clip, or `nil` where it was never published.
    ///
    /// - Throws: ``RegistryError/damaged(_:)``.
    public func clip(_ identifier: AppIdentifier) throws(RegistryError) -> PublishedClip? {
        try clips[identifier]?.get()
    }

    /// A host, or `nil` where nothing is known of it.
    ///
    /// - Throws: ``RegistryError/damaged(_:)``.
    public func site(_ host: HostName) throws(RegistryError) -> Site? { try sites[host]?.get() }

    /// An experience, or `nil` where the number was never given.
    ///
    /// - Throws: ``RegistryError/damaged(_:)``.
    public func experience(
        _ id: AdvancedExperience.ID
    ) throws(RegistryError) -> AdvancedExperience? {
        if let result = changed(id) { return try result.get() }
        return try base.experience(id)
    }

    /// What is known of an experience that has changed since the large indexes were built.
    func changed(_ id: AdvancedExperience.ID) -> Result<AdvancedExperience, RegistryError>? {
        recent.experiences[id] ?? settled.experiences[id]
    }

    /// The count of experiences that have changed since the large indexes were built, of which some
    /// are counted twice.
    var changeCount: Int { recent.numbers.count + settled.numbers.count }
}
