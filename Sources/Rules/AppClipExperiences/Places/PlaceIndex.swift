// SPDX-License-Identifier: Apache-2.0

/// Finds the experiences near a position, nearest first (rules C-26 and C-57).
///
/// Places are points on a sphere in three dimensions, where poles and the date line are not
/// special. They are kept in the order of a space-filling curve (Morton's), in blocks of neighbours
/// with a box around each, and a box around each eight boxes, up to a single one:
///
///     level 2:                [  box  ]
///     level 1:        [ box ]   …   [ box ]
///     level 0:     [box][box] … [box]  …  [box]
///     points:      ····  ····   ····      ····
///
/// The order is the result of sorting only, so no choice of places makes an index slow to build or
/// to search. A place needs about 28 bytes. The index is a single run of bytes, so a snapshot file
/// can hold it.
public struct PlaceIndex: Sendable {
    /// The number of places, the points, and the boxes level by level, as
    /// `Documentation/snapshot-file.md` describes them.
    public let bytes: SharedBytes

    /// The number of places.
    public let count: Int

    /// The index of the first box of each level.
    let levels: [Int]

    /// Creates an index from its bytes, or `nil` if they cannot be an index.
    ///
    /// They are not read before a search needs them. With bytes that were not made by a builder, a
    /// search finds wrong experiences, but it never ends the program.
    ///
    /// - Parameter bytes: The ``bytes`` of an index.
    public init?(_ bytes: SharedBytes) {
        guard bytes.count >= 8, let count = Int(exactly: bytes.number(at: 0)),
            count <= bytes.count / Self.entrySize
        else { return nil }
        var (levels, end): ([Int], Int) = ([], 8 + Self.entrySize * count)
        for boxes in Self.boxCounts(ofPlaces: count) {
            levels.append(end)
            end += Self.entrySize * boxes
        }
        guard bytes.count == end else { return nil }
        self.bytes = bytes
        self.count = count
        self.levels = levels
    }

    /// The number of bytes of a point with its experience, and of a box.
    static let entrySize = 24

    /// The maximum number of points in a box of the lowest level.
    static let blockSize = 16

    /// The maximum number of boxes in a box of a higher level.
    static let fanOut = 8

    /// Returns the number of boxes of each level.
    static func boxCounts(ofPlaces count: Int) -> [Int] {
        guard count > 0 else { return [] }
        var counts = [(count - 1) / blockSize + 1]
        while let last = counts.last, last > 1 { counts.append((last - 1) / fanOut + 1) }
        return counts
    }

    private func box(_ index: Int, ofLevel level: Int) -> SphereBox {
        SphereBox(bytes, at: levels[level] + Self.entrySize * index)
    }

    /// Returns the indices below a box.
    private func indices(below index: Int, ofLevel level: Int) -> Range<Int> {
        let size = level == 0 ? Self.blockSize : Self.fanOut
        let end = level == 0 ? count : Self.boxCounts(ofPlaces: count)[level - 1]
        return size * index..<min(size * (index + 1), end)
    }

    /// An experience near a position.
    public struct Neighbor: Sendable, Hashable {
        /// The experience that was found.
        public let experience: AdvancedExperience.ID

        /// The distance in metres, accurate to some centimetres.
        public let distance: Double
    }

    /// Returns the experiences within a radius of a position, nearest first.
    ///
    /// Of those at the same distance, the one that was registered first comes first.
    ///
    /// - Parameters:
    ///   - position: The position.
    ///   - radius: The maximum distance in metres.
    ///   - limit: The maximum number of experiences.
    ///   - isIncluded: Whether an experience is included.
    /// - Returns: The experiences with their distances.
    /// - Complexity: O(log *n* + *k*) boxes are examined for *k* neighbours of *n* places that are
    ///   distributed like places on a map.
    public func nearest(
        to position: Place,
        within radius: Double,
        limit: Int,
        where isIncluded: (AdvancedExperience.ID) -> Bool = { _ in true }
    ) -> [Neighbor] {
        guard !levels.isEmpty, radius >= 0, limit > 0 else { return [] }
        let top = box(0, ofLevel: levels.count - 1)
        let center = SpherePoint(position)
        let bound = SpherePoint.squaredDistance(ofMeters: radius)
        var found: [Neighbor] = []
        var queue = NearestQueue()
        queue.add(top.squaredDistance(to: center), .box(level: levels.count - 1, index: 0), bound)
        // The nearest of all boxes and points comes first, so a point that is removed is the next
        // neighbour.
        while found.count < limit, let (distance, item) = queue.next() {
            switch item {
            case .point(let experience):
                let id = AdvancedExperience.ID(rawValue: experience)
                guard isIncluded(id) else { continue }
                let meters = SpherePoint.meters(ofSquaredDistance: distance)
                found.append(Neighbor(experience: id, distance: meters))
            case .box(let level, let index):
                for index in indices(below: index, ofLevel: level) {
                    if level == 0 {
                        let place = 8 + Self.entrySize * index
                        let distance = SpherePoint(bytes, at: place).squaredDistance(to: center)
                        let experience = Int64(bitPattern: bytes.number(at: place + 16))
                        queue.add(distance, .point(experience), bound)
                    } else {
                        let distance = box(index, ofLevel: level - 1).squaredDistance(to: center)
                        queue.add(distance, .box(level: level - 1, index: index), bound)
                    }
                }
            }
        }
        return found
    }
}
