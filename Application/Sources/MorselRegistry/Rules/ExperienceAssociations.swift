// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes
public import AppSiteAssociation

extension ReadTransaction {
    /// Returns the association of a build with a host: whether its entitlement and the host's file
    /// agree (rule B-01).
    ///
    /// - Parameters:
    ///   - build: The clip's build.
    ///   - host: The host.
    /// - Returns: The entries of both sides.
    /// - Throws: What the registry throws.
    public func association(
        of build: PublishedBuild,
        on host: HostName
    ) throws -> AssociationStatus {
        AssociationStatus(
            of: build.build.clip,
            on: host,
            entitlement: build.entitlement,
            file: try associationFile(of: host)
        )
    }

    /// Returns the association file of a host.
    ///
    /// The file of a host that this server serves names all clips whose latest build's entitlement
    /// names it. An unregistered host counts as unreachable.
    ///
    /// - Parameter host: The host.
    /// - Returns: The state of the file.
    /// - Throws: What the registry throws.
    public func associationFile(of host: HostName) throws -> AssociationStatus.File {
        guard let domain = try domain(host) else { return .unavailable(.cannotReachFile) }
        let clips = domain.file == .hosted ? try clips(naming: host) : []
        return RegistrySnapshot.Site(domain, SiteAssociation.Members(clips: Set(clips))).file
    }

    /// Returns the published experiences of a clip that show no card, because the clip's latest build
    /// and their website no longer agree (rule B-16).
    ///
    /// An experience is checked when it is published. A later build whose entitlement leaves out a
    /// host orphans the experiences on that host.
    ///
    /// - Parameter clip: The clip.
    /// - Returns: The experiences, in the order of their numbers.
    /// - Throws: What the registry throws.
    public func orphanedExperiences(of clip: AppIdentifier) throws -> [OrphanedExperience] {
        var associations = ExperienceAssociations()
        var orphans: [OrphanedExperience] = []
        try forEachExperience(ExperienceFilter(clip: clip, states: [.published])) { stored in
            let experience = stored.experience
            guard let cause = try associations.cause(for: experience, in: self) else { return }
            orphans.append(OrphanedExperience(experience: experience, cause: cause))
        }
        return orphans
    }

    /// Calls `body` with each experience that matches a filter, in the order of their numbers; one
    /// page of them is in memory at a time.
    public func forEachExperience(
        _ filter: ExperienceFilter = ExperienceFilter(),
        _ body: (StoredExperience) throws -> Void
    ) throws {
        var last: AdvancedExperience.ID?
        while true {
            let page = try experiences(filter, after: last, limit: 500)
            for experience in page { try body(experience) }
            guard let end = page.last?.experience.id else { return }
            // Rows of a damaged table can be in any order, and then there is always a next page.
            if let last, end <= last { throw RegistryError.damaged("advanced_experiences") }
            last = end
        }
    }
}

/// A published experience that shows no card, because its clip and its website do not agree.
public struct OrphanedExperience: Sendable, Hashable {
    /// The published experience.
    public let experience: AdvancedExperience

    /// The reason it shows no card.
    public let cause: AssociationStatus.Cause
}

/// The associations of clips and hosts; each pair of them is read once.
public struct ExperienceAssociations: Sendable {
    private struct Pair: Hashable {
        let clip: AppIdentifier
        let host: HostName
    }

    private var statuses: [Pair: AssociationStatus] = [:]

    /// Creates an empty cache; an association keeps the state in which it was first read.
    public init() {}

    /// Returns the association of a clip and a host.
    ///
    /// - Throws: ``RegistryError/unknownClip(_:)``, or what the registry throws.
    public mutating func status(
        of clip: AppIdentifier,
        on host: HostName,
        in store: ReadTransaction
    ) throws -> AssociationStatus {
        let pair = Pair(clip: clip, host: host)
        if let status = statuses[pair] { return status }
        guard let build = try store.latestBuild(of: clip) else {
            throw RegistryError.unknownClip(clip)
        }
        let status = try store.association(of: build, on: host)
        statuses[pair] = status
        return status
    }

    /// Returns the reason a published experience is not associated with its website.
    ///
    /// - Parameters:
    ///   - experience: The experience.
    ///   - store: The store of its clip and its host.
    /// - Returns: The cause, or `nil` if it is associated or not published.
    /// - Throws: What the registry throws.
    public mutating func cause(
        for experience: AdvancedExperience,
        in store: ReadTransaction
    ) throws -> AssociationStatus.Cause? {
        guard experience.state == .published else { return nil }
        let status = try status(of: experience.clip, on: experience.url.url.host, in: store)
        guard case .failed(let cause) = status else { return nil }
        return cause
    }
}
