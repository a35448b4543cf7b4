// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import AppClipTypes
public import MorselRegistry

/// What the import of a list changes.
///
/// An experience of the list is the one of the registry that has its clip and its URL: the published
/// one or, without one, the newest.
public struct ImportPlan: Sendable {
    /// A step, in the order of the list; then those that the list leaves out.
    public let steps: [Step]

    /// One experience.
    public struct Step: Sendable {
        /// What is done with it.
        public let action: Action

        /// The experience as it will be.
        public let experience: NewExperience

        /// Where the list has it; `nil` for one that is not in the list.
        public let place: ListPlace?

        /// The experience that the registry has; `nil` for a new one.
        public let stored: StoredExperience?
    }

    /// What is done with an experience.
    public enum Action: Sendable, Hashable {
        /// It is registered.
        case create
        /// Values are changed, by the names of their columns.
        case change([String])
        /// It is taken out of force, since the list does not have it.
        case deactivate
        /// It is as the list has it.
        case keep
    }

    /// How many steps have an action: created, changed, deactivated and kept.
    public var counts: (created: Int, changed: Int, deactivated: Int, kept: Int) {
        var counts = (created: 0, changed: 0, deactivated: 0, kept: 0)
        for step in steps {
            switch step.action {
            case .create: counts.created += 1
            case .change: counts.changed += 1
            case .deactivate: counts.deactivated += 1
            case .keep: counts.kept += 1
            }
        }
        return counts
    }
}

extension StoreReading {
    /// What the import of a list would change.
    ///
    /// - Parameters:
    ///   - list: The experiences, each with its image.
    ///   - prune: Whether experiences of the list's clips that the list leaves out are deactivated.
    /// - Returns: The plan.
    /// - Throws: What the registry throws.
    /// - Complexity: O(number of experiences of the list's clips); those of the list are in memory.
    public func plan(
        _ list: [(listed: ListedExperience, image: HeaderImage?)],
        prune: Bool
    ) throws -> ImportPlan {
        var positions: [ListKey: Int] = [:]
        for (position, entry) in list.enumerated() {
            let content = entry.listed.content
            let key = ListKey(clip: content.clip, url: content.url)
            // Of several with the URL, the published one; the others are kept as they are.
            if positions[key] == nil || content.state == .published { positions[key] = position }
        }
        var stored = [StoredExperience?](repeating: nil, count: list.count)
        var surplus: [StoredExperience] = []
        for clip in Set(list.map(\.listed.content.clip)).sorted(by: { $0.text < $1.text }) {
            try forEachExperience(ExperienceFilter(clip: clip)) { found in
                let experience = found.experience
                guard let position = positions[ListKey(clip: clip, url: experience.url)] else {
                    if prune, experience.state == .published { surplus.append(found) }
                    return
                }
                if stored[position]?.experience.state != .published { stored[position] = found }
            }
        }
        let steps = zip(list, stored).map { entry, stored in
            let wanted = entry.listed.experience(with: entry.image)
            return ImportPlan.Step(
                action: wanted.action(replacing: stored),
                experience: wanted,
                place: entry.listed.place,
                stored: stored
            )
        }
        let pruned = surplus.map { found in
            ImportPlan.Step(
                action: .deactivate,
                experience: NewExperience(found.experience.with(.deactivated)),
                place: nil,
                stored: found
            )
        }
        return ImportPlan(steps: steps + pruned)
    }
}

/// What an experience of a list has in common with that of the registry.
private struct ListKey: Hashable {
    let clip: AppIdentifier
    let url: RegisteredURL
}

extension NewExperience {
    /// What has to be done so that this experience takes the place of a stored one.
    fileprivate func action(replacing stored: StoredExperience?) -> ImportPlan.Action {
        guard let stored else { return .create }
        guard numbered(stored.experience.id) != stored.experience else { return .keep }
        let columns = columns(differingFrom: NewExperience(stored.experience))
        return columns.isEmpty ? .keep : .change(columns)
    }
}
