// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// The changes of a registry since a revision, from one consistent state.
public struct RegistryUpdate: Sendable {
    /// The revision of that state.
    public var revision: Revision

    /// The clips with a new build, by identifier.
    public var clips: [AppIdentifier: Result<PublishedClip, RegistryError>] = [:]

    /// The experiences that are new or changed.
    public var experiences: [AdvancedExperience.ID: Result<AdvancedExperience, RegistryError>] = [:]

    /// The hosts that are new or changed.
    public var domains: [HostName: Result<Domain, RegistryError>] = [:]

    /// Creates an empty update.
    public init(revision: Revision) { self.revision = revision }
}
