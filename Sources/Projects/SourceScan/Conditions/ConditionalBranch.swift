// SPDX-License-Identifier: Apache-2.0

/// One branch of a `#if`: the lines behind `#if`, `#elseif`, `#elif` or `#else` up to the next of these.
struct ConditionalBranch: Sendable, Hashable {
    /// What its own directive asks; `nil` for `#else`.
    let condition: Condition?

    /// The branch before it in the same `#if`; `nil` for the first.
    let previous: Int?

    /// The branch around the whole `#if`; `nil` outside of all.
    let parent: Int?

    /// The first byte behind the directive.
    let start: Int

    /// The first byte of the directive that ends it; the end of the file where none does.
    var end: Int
}

extension [ConditionalBranch] {
    /// For each branch, whether it is compiled.
    ///
    /// - Complexity: O(*n*): branches stand in the order of their beginnings, so those that one depends on
    ///   come first.
    func activity(under conditions: BuildConditions, in language: SourceLanguage) -> [Truth] {
        var activity: [Truth] = []
        // Whether a branch, or one before it in the same `#if`, is chosen.
        var chosen: [Truth] = []
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
