// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

// Single things, for those who need no more than one at a time. All throw what the registry throws.

extension Registry {
    /// All clips, in the order of their identifiers.
    public func clips() async throws -> [Clip] {
        try await read { try $0.clips().map(\.clip) }
    }

    /// A clip with its app, or `nil` where it was never published.
    public func clip(_ identifier: AppIdentifier) async throws -> (clip: Clip, app: App)? {
        try await read { try $0.clip(identifier).map { ($0.clip, $0.app) } }
    }

    /// The clips whose latest build's entitlement names a host, in the order of their identifiers.
    public func clips(naming host: HostName) async throws -> [AppIdentifier] {
        try await read { try $0.clips(naming: host) }
    }

    /// The build of a clip that was published last, or `nil` without any.
    public func latestBuild(of clip: AppIdentifier) async throws -> PublishedBuild? {
        try await read { try $0.latestBuild(of: clip) }
    }

    /// The default experience of a clip in a version, or `nil` without one (rule C-30).
    public func defaultExperience(
        of clip: AppIdentifier,
        version: String
    ) async throws -> DefaultExperience? {
        try await read { try $0.defaultExperience(of: clip, version: version) }
    }

    /// An experience, or `nil` where its number was never given.
    public func experience(_ id: AdvancedExperience.ID) async throws -> AdvancedExperience? {
        try await read { try $0.experience(id)?.experience }
    }

    /// Experiences in the order of their numbers.
    ///
    /// - Parameters:
    ///   - filter: Which are wanted.
    ///   - id: The last one of the page before; `nil` for the first page.
    ///   - limit: The most that are returned.
    /// - Returns: The experiences; fewer than the limit only on the last page.
    /// - Throws: What the registry throws.
    public func experiences(
        _ filter: ExperienceFilter = ExperienceFilter(),
        after id: AdvancedExperience.ID?,
        limit: Int
    ) async throws -> [AdvancedExperience] {
        try await read {
            try $0.experiences(filter, after: id, limit: limit).map(\.experience)
        }
    }

    /// The published experience with a registered URL, or `nil` without one.
    public func publishedExperience(
        with url: RegisteredURL
    ) async throws -> AdvancedExperience.ID? {
        try await read { try $0.publishedExperience(with: url) }
    }

    /// What is known of a host, or `nil` where nothing is.
    public func domain(_ host: HostName) async throws -> Domain? {
        try await read { try $0.domain(host) }
    }
}
