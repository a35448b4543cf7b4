// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// A large index, and a small one with what has changed since.
///
/// Building an index of a million experiences takes about a second; building one of some thousand
/// changes takes milliseconds. So each change makes a new value with another small index, while
/// readers go on with the value that they have.
public struct LayeredExperienceIndex: Sendable {
    private let base: ExperienceIndex
    private let changes: ExperienceIndex
    private let changed: Set<AdvancedExperience.ID>

    /// An index without changes.
    public init(_ base: ExperienceIndex) {
        self.base = base
        changes = ExperienceIndex.Builder().finish()
        changed = []
    }

    /// The index with other changes in place of its own.
    ///
    /// - Parameters:
    ///   - changed: All experiences that are new, or that have changed since the large index was
    ///     built: what that one says about them no longer counts.
    ///   - current: Those of them that belong into the index. Of two with the same URL, the one
    ///     that was added first is found.
    /// - Returns: The new value; this one is as it was.
    public func with(
        changed: Set<AdvancedExperience.ID>,
        current: consuming ExperienceIndex.Builder
    ) -> Self {
        Self(base: base, changes: current.finish(), changed: changed)
    }

    private init(
        base: ExperienceIndex,
        changes: ExperienceIndex,
        changed: Set<AdvancedExperience.ID>
    ) {
        self.base = base
        self.changes = changes
        self.changed = changed
    }

    /// The experience whose registered URL is the most specific prefix of an invocation URL.
    ///
    /// - Parameter url: The invocation URL.
    /// - Returns: The match, or `nil` if no registered URL covers the invocation URL. Of two with
    ///   the same URL, the changed one is found.
    /// - Complexity: That of two searches in an ``ExperienceIndex``, and of one without changes.
    public func mostSpecificMatch(for url: InvocationURL) -> ExperienceIndex.Match? {
        guard !changed.isEmpty else { return base.mostSpecificMatch(for: url) }
        let unchanged = base.mostSpecificMatch(for: url) { !changed.contains($0) }
        guard let newer = changes.mostSpecificMatch(for: url) else { return unchanged }
        guard let unchanged else { return newer }
        let isMoreSpecific =
            (unchanged.pathComponents, unchanged.queryItems)
            > (newer.pathComponents, newer.queryItems)
        return isMoreSpecific ? unchanged : newer
    }
}
