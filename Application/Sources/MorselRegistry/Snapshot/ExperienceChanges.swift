// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences

/// Experiences that have changed since a ``SnapshotBase``, in their current state, and indexes of
/// them.
///
/// It is an object, since many snapshots share it.
final class ExperienceChanges: Sendable {
    /// The current state of an experience, or the error if it is damaged.
    typealias Known = Result<AdvancedExperience, RegistryError>

    /// The changed experiences by number.
    let experiences: [AdvancedExperience.ID: Known]

    let numbers: Set<AdvancedExperience.ID>
    let published: ExperienceIndex
    let deactivated: ExperienceIndex
    let places: PlaceIndex

    /// No changes.
    static let none = ExperienceChanges([:], seed: 0)

    /// Indexes changes.
    ///
    /// - Complexity: O(*n* log *n*) for *n* experiences.
    init(_ experiences: [AdvancedExperience.ID: Known], seed: UInt64) {
        self.experiences = experiences
        numbers = Set(experiences.keys)
        var published = ExperienceIndex.Builder(seed: seed)
        var deactivated = ExperienceIndex.Builder(seed: seed)
        var places = PlaceIndex.Builder()
        // Of several that had a URL one after the other, the last one is taken.
        for id in numbers.sorted(by: >) {
            guard case .success(let experience)? = experiences[id] else { continue }
            switch experience.state {
            case .published:
                published.add(experience.url, id)
                if let place = experience.place { places.add(place, id) }
            case .deactivated: deactivated.add(experience.url, id)
            case .draft: break
            }
        }
        self.published = published.finish()
        self.deactivated = deactivated.finish()
        self.places = places.finish()
    }

    /// Returns these changes merged with newer ones.
    func merging(
        _ newer: [AdvancedExperience.ID: Known],
        seed: UInt64
    ) -> ExperienceChanges {
        ExperienceChanges(experiences.merging(newer) { $1 }, seed: seed)
    }
}

extension Result<AdvancedExperience, RegistryError> {
    /// The state of the experience, if it is known.
    var state: PublicationState? { (try? get())?.state }
}
