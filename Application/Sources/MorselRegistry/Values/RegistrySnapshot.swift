// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences

/// The URLs of all experiences at one revision.
public struct RegistrySnapshot: Sendable {
    /// The revision that the indexes show.
    public let revision: Revision

    /// The published experiences.
    public let published: ExperienceIndex

    /// The experiences that were taken out of force, to say so where nothing else answers.
    public let deactivated: ExperienceIndex

    /// The URLs of all experiences.
    public init(
        revision: Revision,
        published: ExperienceIndex,
        deactivated: ExperienceIndex
    ) {
        self.revision = revision
        self.published = published
        self.deactivated = deactivated
    }
}
