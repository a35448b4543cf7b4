// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

// Single values, for callers that need no more than one at a time. All functions throw what the
// registry throws.

extension Registry {
    /// Returns all clips, in the order of their identifiers.
    public func clips() async throws -> [Clip] {
        try await read { try $0.clips().map(\.clip) }
    }

    /// Returns a clip with its app, or `nil` if it was never published.
    public func clip(_ identifier: AppIdentifier) async throws -> (clip: Clip, app: App)? {
        try await read { try $0.clip(identifier).map { ($0.clip, $0.app) } }
    }

    /// Returns the clips whose latest build's entitlement names a host, in the order of their
    /// identifiers.
    public func clips(naming host: HostName) async throws -> [AppIdentifier] {
        try await read { try $0.clips(naming: host) }
    }

    /// Returns the build of a clip that was published last, or `nil` if there is none.
    public func latestBuild(of clip: AppIdentifier) async throws -> PublishedBuild? {
        try await read { try $0.latestBuild(of: clip) }
    }

    /// Returns the default experience of a clip in a version, or `nil` if there is none (rule C-30).
    public func defaultExperience(
        of clip: AppIdentifier,
        version: String
    ) async throws -> DefaultExperience? {
        try await read { try $0.defaultExperience(of: clip, version: version) }
    }

    /// Returns an experience, or `nil` if its number was never assigned.
    public func experience(_ id: AdvancedExperience.ID) async throws -> AdvancedExperience? {
        try await read { try $0.experience(id)?.experience }
    }

    /// Returns experiences in the order of their numbers.
    ///
    /// - Parameters:
    ///   - filter: The filter.
    ///   - id: The last experience of the previous page; `nil` for the first page.
    ///   - limit: The maximum number of experiences.
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

    /// Returns the published experience with a registered URL, or `nil` if there is none.
    public func publishedExperience(
        with url: RegisteredURL
    ) async throws -> AdvancedExperience.ID? {
        try await read { try $0.publishedExperience(with: url) }
    }

    /// Returns the state of a host, or `nil` if it is unknown.
    public func domain(_ host: HostName) async throws -> Domain? {
        try await read { try $0.domain(host) }
    }
}
