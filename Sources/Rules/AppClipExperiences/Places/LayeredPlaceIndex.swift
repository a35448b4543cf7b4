// SPDX-License-Identifier: Apache-2.0

/// A large index of places, and small ones with what has changed since, as
/// ``LayeredExperienceIndex`` is for URLs.
public struct LayeredPlaceIndex: Sendable {
    /// The newest is the last one; nothing has changed before the first.
    private var layers: [(changed: Set<AdvancedExperience.ID>, index: PlaceIndex)]

    /// An index without changes.
    public init(_ base: PlaceIndex) { layers = [([], base)] }

    /// The index with more changes.
    ///
    /// - Parameters:
    ///   - changed: All experiences that are new or have changed: what the index says about them no
    ///     longer counts.
    ///   - current: The places of those of them that are published.
    /// - Returns: The new value; this one is as it was.
    public func with(changed: Set<AdvancedExperience.ID>, current: PlaceIndex) -> Self {
        var new = self
        if !changed.isEmpty { new.layers.append((changed, current)) }
        return new
    }

    /// The number of places, those that have changed counted twice.
    public var count: Int { layers.reduce(0) { $0 + $1.index.count } }

    /// The experiences within a radius of a position, nearest first.
    ///
    /// - Parameters:
    ///   - position: The position.
    ///   - radius: The largest distance in metres.
    ///   - limit: The most experiences.
    /// - Returns: The experiences with their distances.
    /// - Complexity: That of a search in each ``PlaceIndex``.
    public func nearest(
        to position: Place,
        within radius: Double,
        limit: Int
    ) -> [PlaceIndex.Neighbor] {
        let found = layers.indices.map { place in
            layers[place].index.nearest(to: position, within: radius, limit: limit) { id in
                !layers[(place + 1)...].contains { $0.changed.contains(id) }
            }
        }
        guard found.count > 1 else { return found.first ?? [] }
        let sorted = found.joined()
            .sorted { ($0.distance, $0.experience) < ($1.distance, $1.experience) }
        return Array(sorted.prefix(limit))
    }
}
