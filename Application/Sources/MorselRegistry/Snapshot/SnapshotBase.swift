// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences

/// All experiences of a registry at one revision, as a few large byte sequences: the content of a
/// snapshot file.
///
/// It is an object, since many snapshots share it.
final class SnapshotBase: Sendable {
    /// The revision of the registry that it shows.
    let revision: Revision

    /// The number of published experiences.
    let publishedCount: Int

    /// The experiences with their texts.
    let table: ExperienceTable

    /// The URLs of published experiences.
    let published: ExperienceIndex

    /// The URLs of deactivated experiences; for each URL, the last one.
    let deactivated: ExperienceIndex

    /// The places of published experiences.
    let places: PlaceIndex

    /// The experiences that could not be read; their URLs are indexed if those could be read.
    let damaged: [AdvancedExperience.ID: RegistryError]

    init(
        revision: Revision,
        publishedCount: Int,
        table: ExperienceTable,
        published: ExperienceIndex,
        deactivated: ExperienceIndex,
        places: PlaceIndex,
        damaged: [AdvancedExperience.ID: RegistryError] = [:]
    ) {
        self.revision = revision
        self.publishedCount = publishedCount
        self.table = table
        self.published = published
        self.deactivated = deactivated
        self.places = places
        self.damaged = damaged
    }

    /// Returns an experience, or `nil` if there was none.
    ///
    /// - Throws: ``RegistryError/damaged(_:)``.
    func experience(
        _ id: AdvancedExperience.ID
    ) throws(RegistryError) -> AdvancedExperience? {
        if let error = damaged[id] { throw error }
        return try table.experience(id)
    }
}
