// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// What a registry has come to say since a revision, all of one moment.
public struct RegistryUpdate: Sendable {
    /// The revision of that moment.
    public var revision: Revision

    /// The clips with a new build, by identifier.
    public var clips: [AppIdentifier: Result<PublishedClip, RegistryError>] = [:]

    /// The experiences that are new or changed.
    public var experiences: [AdvancedExperience.ID: Result<AdvancedExperience, RegistryError>] = [:]

    /// The hosts that are new or changed.
    public var domains: [HostName: Result<Domain, RegistryError>] = [:]

    /// An update that changes nothing yet.
    public init(revision: Revision) { self.revision = revision }
}
