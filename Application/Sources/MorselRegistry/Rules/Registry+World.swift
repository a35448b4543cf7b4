// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
import AppClipExperiences
public import AppClipTypes
public import AppSiteAssociation

extension Registry {
    /// Gathers what a device needs to know about an invocation URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - snapshot: The indexes, as new as they need to be.
    ///   - linkHosts: The hosts that generate default links and demo links.
    ///   - source: What the person does; Xcode and TestFlight run any clip, whatever the URL.
    ///   - tested: The clip that Xcode or TestFlight runs; `nil` for the clip of the URL, or else
    ///     the only one.
    /// - Returns: The world, for `Decision(about:on:in:)`.
    /// - Throws: What the registry throws.
    public func world(
        for url: InvocationURL,
        in snapshot: RegistrySnapshot,
        linkHosts: Set<HostName>,
        by source: InvocationSource? = nil,
        testing tested: AppIdentifier? = nil
    ) async throws -> World {
        let advanced = try await experience(in: snapshot.published, for: url, .published)
        let deactivated = try await experience(in: snapshot.deactivated, for: url, .deactivated)
        let domain = try await domain(url.host)
        let file = try await associationFile(of: url.host, domain)

        let candidates = CandidateClips(
            for: url,
            advanced: advanced,
            file: file,
            linkHosts: linkHosts
        )
        var wanted = candidates.identifiers
        if let link = candidates.link { wanted += try await clips(namedBy: link) }
        if let tested {
            wanted.append(tested)
        } else if source?.isForTesting == true {
            let all = try await clips()
            if all.count == 1 { wanted += all.map(\.identifier) }
        }

        var records: [ClipRecord] = []
        for identifier in wanted where !records.contains(where: { $0.clip == identifier }) {
            guard let record = try await record(of: identifier) else { continue }
            records.append(record)
        }
        return World(
            about: url,
            advanced: advanced,
            deactivated: deactivated,
            clips: records,
            file: file,
            linkHosts: linkHosts,
            unavailableFile: domain?.unavailableFile
        )
    }

    private func record(of identifier: AppIdentifier) async throws -> ClipRecord? {
        guard let (clip, app) = try await clip(identifier) else { return nil }
        let published = try await latestBuild(of: identifier)
        return ClipRecord(
            app: app,
            clip: clip.identifier,
            build: published?.build,
            entitlement: published?.entitlement ?? [],
            defaultExperience: try await defaultExperience(
                of: identifier,
                version: published?.build.version ?? ""
            ),
            demoKey: identifier.demoKey
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
        try await associationFile(of: host, domain(host))
    }

    private func associationFile(
        of host: HostName,
        _ domain: Domain?
    ) async throws -> AssociationStatus.File {
        switch domain?.file {
        case .hosted:
            return .init(of: SiteAssociation.file(naming: try await clips(naming: host)))
        case .fetched(let bytes): return .init(of: bytes)
        case .unavailable(let status): return .unavailable(status)
        case nil: return .unavailable(.cannotReachFile)
        }
    }

    private func experience(
        in index: ExperienceIndex,
        for url: InvocationURL,
        _ state: PublicationState
    ) async throws -> AdvancedExperience? {
        guard let match = index.mostSpecificMatch(for: url) else { return nil }
        // The index may be older than the registry.
        guard let found = try await experience(match.experience), found.state == state else {
            return nil
        }
        return found
    }
}

extension AppIdentifier {
    /// What short demo links call a clip: the first digits of its identifier's digest.
    public var demoKey: String { String(Digest(of: Array(text.utf8)).text.prefix(8)) }
}

extension Domain {
    /// Why the file could not be fetched; `nil` if it could.
    fileprivate var unavailableFile: DomainStatus? {
        if case .unavailable(let status) = file { status } else { nil }
    }
}
