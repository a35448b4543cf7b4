// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import AppClipTypes
public import MorselRegistry

/// The changes that the import of a list makes.
///
/// An experience of the list corresponds to the one in the registry with the same clip and URL: the
/// published one or, if there is none, the newest.
public struct ImportPlan: Sendable {
    /// The steps in the order of the list; then those for experiences that are not in the list.
    public let steps: [Step]

    /// The change of one experience.
    public struct Step: Sendable {
        /// The action that the step takes.
        public let action: Action

        /// The experience after the import.
        public let experience: NewExperience

        /// The place of the experience in the list; `nil` if it is not in the list.
        public let place: ListPlace?

        /// The experience in the registry; `nil` for a new one.
        public let stored: StoredExperience?
    }

    /// The actions that a step can take.
    public enum Action: Sendable, Hashable {
        /// The experience is registered.
        case create
        /// Values are changed; the associated value has the names of their columns.
        case change([String])
        /// The experience is deactivated, since it is not in the list.
        case deactivate
        /// The experience is already as in the list.
        case keep
    }

    /// The numbers of steps by action.
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

extension ReadTransaction {
    /// Returns the changes that the import of a list would make.
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
            // Of several experiences with the URL, the published one is taken; the others are kept as
            // they are.
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

/// The key by which experiences of a list and of the registry are matched: the clip and the URL.
private struct ListKey: Hashable {
    let clip: AppIdentifier
    let url: RegisteredURL
}

extension NewExperience {
    /// Returns the action with which this experience replaces a stored one.
    fileprivate func action(replacing stored: StoredExperience?) -> ImportPlan.Action {
        guard let stored else { return .create }
        guard withID(stored.experience.id) != stored.experience else { return .keep }
        let columns = columns(differingFrom: NewExperience(stored.experience))
        return columns.isEmpty ? .keep : .change(columns)
    }
}
