// SPDX-License-Identifier: Apache-2.0

package import AppClipExperiences

/// Experiences for a ``RegistrySnapshot/Builder``, which any thread can gather.
package struct SnapshotPage: Sendable {
    private(set) var records = ExperienceRecords()
    private(set) var entries: SnapshotEntries

    /// What the experiences of a snapshot have in common.
    package let shared: SharedTexts

    init(seed: UInt64, _ shared: SharedTexts) {
        entries = SnapshotEntries(seed: seed)
        self.shared = shared
    }

    /// The count of experiences.
    var count: Int { records.numbers.count }

    /// Adds an experience; their numbers ascend.
    package mutating func add(_ experience: PackedExperience) {
        records.append(experience)
        entries.add(experience)
    }

    /// Adds an experience that cannot be read; with a URL, its invocations are answered with the
    /// error.
    package mutating func addDamaged(
        _ id: AdvancedExperience.ID,
        _ error: RegistryError,
        url: RegisteredURL?
    ) {
        entries.addDamaged(id, error, url: url)
    }
}
