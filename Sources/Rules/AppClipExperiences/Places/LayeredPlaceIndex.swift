// SPDX-License-Identifier: Apache-2.0

/// A large index of places, and small ones with later changes; the counterpart of
/// ``LayeredExperienceIndex`` for places.
public struct LayeredPlaceIndex: Sendable {
    /// The layers; the newest is the last one, and the first one has no changes.
    private var layers: [(changed: Set<AdvancedExperience.ID>, index: PlaceIndex)]

    /// Creates an index without changes.
    public init(_ base: PlaceIndex) { layers = [([], base)] }

    /// Returns the index with more changes.
    ///
    /// - Parameters:
    ///   - changed: All experiences that are new or have changed; their entries in this index are
    ///     no longer used.
    ///   - current: The places of those of them that are published.
    /// - Returns: The new value; this one is unchanged.
    public func with(changed: Set<AdvancedExperience.ID>, current: PlaceIndex) -> Self {
        var new = self
        if !changed.isEmpty { new.layers.append((changed, current)) }
        return new
    }

    /// The number of places; those that have changed are counted twice.
    public var count: Int { layers.reduce(0) { $0 + $1.index.count } }

    /// Returns the experiences within a radius of a position, nearest first.
    ///
    /// - Parameters:
    ///   - position: The position.
    ///   - radius: The maximum distance in metres.
    ///   - limit: The maximum number of experiences.
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
