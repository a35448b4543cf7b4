// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

/// All experiences of a registry at one revision, as few large runs of bytes: what a snapshot file
/// holds.
///
/// It is an object, since many snapshots have the same.
final class SnapshotBase: Sendable {
    /// The revision that it shows.
    let revision: Revision

    /// The count of published experiences.
    let publishedCount: Int

    /// The experiences.
    let table: ExperienceTable

    /// The URLs of published experiences.
    let published: ExperienceIndex

    /// The URLs of experiences that were taken out of force, of each the last one.
    let deactivated: ExperienceIndex

    /// The places of published experiences.
    let places: PlaceIndex

    /// The experiences that could not be read; their URLs are in the indexes where those could.
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

    /// An experience, or `nil` where there was none.
    ///
    /// - Throws: ``RegistryError/damaged(_:)``.
    func experience(
        _ id: AdvancedExperience.ID
    ) throws(RegistryError) -> AdvancedExperience? {
        if let error = damaged[id] { throw error }
        return try table.experience(id)
    }
}
