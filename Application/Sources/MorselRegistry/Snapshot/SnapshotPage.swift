// SPDX-License-Identifier: Apache-2.0

package import AppClipExperiences

/// Experiences for a ``RegistrySnapshot/Builder``, which can be gathered on any thread.
package struct SnapshotPage: Sendable {
    private(set) var records = ExperienceRecords()
    private(set) var entries: SnapshotEntries

    /// The values that the experiences of a snapshot share.
    package let shared: SharedTexts

    init(seed: UInt64, _ shared: SharedTexts) {
        entries = SnapshotEntries(seed: seed)
        self.shared = shared
    }

    /// The number of experiences.
    var count: Int { records.numbers.count }

    /// Adds an experience; numbers must be in ascending order.
    package mutating func add(_ experience: PackedExperience) {
        records.append(experience)
        entries.add(experience)
    }

    /// Adds an experience that cannot be read; if its URL is known, invocations of it are answered
    /// with the error.
    package mutating func addDamaged(
        _ id: AdvancedExperience.ID,
        _ error: RegistryError,
        url: RegisteredURL?
    ) {
        entries.addDamaged(id, error, url: url)
    }
}
