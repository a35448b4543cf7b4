// SPDX-License-Identifier: Apache-2.0

/// One branch of a `#if`: the lines after `#if`, `#elseif`, `#elif` or `#else` up to the next of these.
struct ConditionalBranch: Sendable, Hashable {
    /// The condition of its own directive; `nil` for `#else`.
    let condition: Condition?

    /// The index of the previous branch in the same `#if`; `nil` for the first.
    let previous: Int?

    /// The index of the branch around the whole `#if`; `nil` at the top level.
    let parent: Int?

    /// The offset of the first byte after the directive.
    let start: Int

    /// The offset of the directive that ends it; the end of the file if there is none.
    var end: Int
}

extension [ConditionalBranch] {
    /// Returns for each branch whether it is compiled.
    ///
    /// - Complexity: O(*n*): branches are in the order of their beginnings, so those that one depends on come first.
    func activity(under conditions: BuildConditions, in language: SourceLanguage)
        -> [ConditionValue]
    {
        var activity: [ConditionValue] = []
        // Whether a branch, or one before it in the same `#if`, is chosen.
        var chosen: [ConditionValue] = []
        activity.reserveCapacity(count)
        chosen.reserveCapacity(count)
        for branch in self {
            let own = branch.condition.map { conditions.truth(of: $0, in: language) } ?? .yes
            let before = branch.previous.map { chosen[$0] } ?? .no
            let parent = branch.parent.map { activity[$0] } ?? .yes
            activity.append(parent.and(own.and(before.negated)))
            chosen.append(before.or(own))
        }
        return activity
    }
}
