// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences

/// The index entries of a snapshot that is being built: those of a page, or all of them.
struct SnapshotEntries: Sendable {
    private var damaged: [AdvancedExperience.ID: RegistryError] = [:]
    private var published: ExperienceIndex.Builder
    private var publishedCount = 0
    private var deactivated: [(RegisteredURL, AdvancedExperience.ID)] = []
    private var places = PlaceIndex.Builder()
    private let seed: UInt64

    init(seed: UInt64) {
        self.seed = seed
        published = ExperienceIndex.Builder(seed: seed)
    }

    mutating func add(_ experience: PackedExperience) {
        switch experience.state {
        case .published:
            published.add(experience.url, experience.id)
            if let place = experience.place { places.add(place, experience.id) }
            publishedCount += 1
        case .deactivated: deactivated.append((experience.url, experience.id))
        case .draft: break
        }
    }

    mutating func addDamaged(
        _ id: AdvancedExperience.ID,
        _ error: RegistryError,
        url: RegisteredURL?
    ) {
        damaged[id] = error
        if let url { published.add(url, id) }
    }

    /// Adds the entries of other experiences, whose numbers are larger.
    mutating func add(contentsOf others: SnapshotEntries) {
        damaged.merge(others.damaged) { $1 }
        published.add(contentsOf: others.published)
        publishedCount += others.publishedCount
        deactivated += others.deactivated
        places.add(contentsOf: others.places)
    }

    /// Returns the indexes, with a table that is finished in parallel with the largest of them.
    ///
    /// - Complexity: O(*n* log *n*) for *n* experiences.
    consuming func finish(_ revision: Revision, _ table: () -> ExperienceTable) -> SnapshotBase {
        let index = Later(published) { $0.finish() }
        published = ExperienceIndex.Builder()
        var former = ExperienceIndex.Builder(seed: seed)
        // Of several that had the URL one after the other, the last one is taken.
        for (url, id) in deactivated.reversed() { former.add(url, id) }
        deactivated = []
        let (table, places) = (table(), places.finish())
        return SnapshotBase(
            revision: revision,
            publishedCount: publishedCount,
            table: table,
            published: index.value(),
            deactivated: former.finish(),
            places: places,
            damaged: damaged
        )
    }
}
