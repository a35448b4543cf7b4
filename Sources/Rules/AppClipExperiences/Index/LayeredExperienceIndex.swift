// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// A large index, and small ones with later changes.
///
/// Building an index of ten million experiences takes seconds; building one of some thousand
/// changes takes milliseconds. So each change creates a new value with another small index, while
/// readers continue with the value that they have.
public struct LayeredExperienceIndex: Sendable {
    private let base: ExperienceIndex
    /// The layers of changes; the newest is the last one.
    private var layers: [Layer] = []

    private struct Layer: Sendable {
        var changed: Set<AdvancedExperience.ID>
        var index: ExperienceIndex
    }

    /// Creates an index without changes.
    public init(_ base: ExperienceIndex) { self.base = base }

    /// Returns the index with more changes.
    ///
    /// - Parameters:
    ///   - changed: All experiences that are new or have changed; their entries in this index are
    ///     no longer used.
    ///   - current: Those of them that belong in the index. Of two with the same URL, the one that
    ///     was added first is found.
    /// - Returns: The new value; this one is unchanged.
    public func with(changed: Set<AdvancedExperience.ID>, current: ExperienceIndex) -> Self {
        var new = self
        if !changed.isEmpty { new.layers.append(Layer(changed: changed, index: current)) }
        return new
    }

    /// Returns the experience whose registered URL is the most specific prefix of an invocation
    /// URL.
    ///
    /// - Parameter url: The invocation URL.
    /// - Returns: The match, or `nil` if no registered URL covers the invocation URL. Of two with
    ///   the same URL, the one that changed last is found.
    /// - Complexity: That of a search in each ``ExperienceIndex``.
    public func mostSpecificMatch(for url: InvocationURL) -> ExperienceIndex.Match? {
        guard !layers.isEmpty else { return base.mostSpecificMatch(for: url) }
        var best: ExperienceIndex.Match?
        for place in layers.indices.reversed() {
            best = moreSpecific(
                best,
                layers[place].index.mostSpecificMatch(for: url) {
                    !hasChanged($0, after: place + 1)
                }
            )
        }
        return moreSpecific(best, base.mostSpecificMatch(for: url) { !hasChanged($0, after: 0) })
    }

    private func hasChanged(_ experience: AdvancedExperience.ID, after place: Int) -> Bool {
        layers[place...].contains { $0.changed.contains(experience) }
    }

    private func moreSpecific(
        _ newer: ExperienceIndex.Match?,
        _ older: ExperienceIndex.Match?
    ) -> ExperienceIndex.Match? {
        guard let newer, let older else { return newer ?? older }
        return (older.pathComponents, older.queryItems) > (newer.pathComponents, newer.queryItems)
            ? older : newer
    }
}
