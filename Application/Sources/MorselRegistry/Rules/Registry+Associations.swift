// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes
public import AppSiteAssociation

extension Registry {
    /// Whether a build's entitlement and the association file of a host agree (rule B-01).
    ///
    /// - Parameters:
    ///   - build: The clip's build.
    ///   - host: The host.
    /// - Returns: What both sides say.
    /// - Throws: What the registry throws.
    public func association(
        of build: PublishedBuild,
        on host: HostName
    ) async throws -> AssociationStatus {
        AssociationStatus(
            of: build.build.clip,
            on: host,
            entitlement: build.entitlement,
            file: try await associationFile(of: host)
        )
    }

    /// The association file of a host.
    ///
    /// A host that this server serves names all clips whose latest build's entitlement names it. A
    /// host that is not registered counts as unreachable.
    ///
    /// - Parameter host: The host.
    /// - Returns: What is known of the file.
    /// - Throws: What the registry throws.
    public func associationFile(of host: HostName) async throws -> AssociationStatus.File {
        guard let domain = try await domain(host) else { return .unavailable(.cannotReachFile) }
        let clips = domain.file == .hosted ? try await clips(naming: host) : []
        return RegistrySnapshot.Site(domain, clips: clips).file
    }

    /// The published experiences of a clip that show no card, because the clip's latest build and
    /// their website no longer agree (rule B-16).
    ///
    /// An experience is checked when it is published. A later build whose entitlement leaves out a
    /// host orphans the experiences there.
    ///
    /// - Parameter clip: The clip.
    /// - Returns: The experiences, in the order of their numbers.
    /// - Throws: What the registry throws.
    public func orphanedExperiences(
        of clip: AppIdentifier
    ) async throws -> [OrphanedExperience] {
        var associations = ExperienceAssociations(self)
        var orphans: [OrphanedExperience] = []
        var last: AdvancedExperience.ID?
        while true {
            let page = try await experiences(of: clip, after: last, limit: 500)
            for experience in page {
                guard let cause = try await associations.cause(for: experience) else { continue }
                orphans.append(OrphanedExperience(experience: experience, cause: cause))
            }
            guard let end = page.last else { return orphans }
            last = end.id
        }
    }
}

/// A published experience that shows no card, because its clip and its website do not agree.
public struct OrphanedExperience: Sendable, Hashable {
    /// The experience.
    public let experience: AdvancedExperience

    /// What is missing.
    public let cause: AssociationStatus.Cause
}

/// Finds out which experiences of a list are orphaned; each pair of clip and host is read once.
public struct ExperienceAssociations: Sendable {
    private struct Pair: Hashable {
        let clip: AppIdentifier
        let host: HostName
    }

    private let registry: any Registry
    private var statuses: [Pair: AssociationStatus] = [:]

    /// The associations of a registry, as they are when each of them is read first.
    public init(_ registry: any Registry) { self.registry = registry }

    /// Why a published experience is not associated with its website.
    ///
    /// - Parameter experience: The experience.
    /// - Returns: The cause, or `nil` where all is well or the experience is not published.
    /// - Throws: What the registry throws.
    public mutating func cause(
        for experience: AdvancedExperience
    ) async throws -> AssociationStatus.Cause? {
        guard experience.state == .published else { return nil }
        let pair = Pair(clip: experience.clip, host: experience.url.url.host)
        if statuses[pair] == nil {
            guard let build = try await registry.latestBuild(of: pair.clip) else {
                throw RegistryError.unknownClip(pair.clip)
            }
            statuses[pair] = try await registry.association(of: build, on: pair.host)
        }
        guard case .failed(let cause) = statuses[pair] else { return nil }
        return cause
    }
}
