// SPDX-License-Identifier: Apache-2.0

extension PlaceIndex {
    /// Collects the places of an index.
    public struct Builder: Sendable {
        private var entries: [(key: UInt64, point: SpherePoint, experience: Int64)] = []

        /// Creates a builder without places.
        public init() {}

        /// Adds the place of an experience, in any order.
        public mutating func add(_ place: Place, _ experience: AdvancedExperience.ID) {
            let point = SpherePoint(place)
            entries.append((point.mortonKey, point, experience.rawValue))
        }

        /// Adds the places of another builder.
        public mutating func add(contentsOf others: Builder) { entries += others.entries }

        /// Builds the index.
        ///
        /// - Complexity: O(*n* log *n*) for *n* places.
        public consuming func finish() -> PlaceIndex {
            entries.sort { ($0.key, $0.experience) < ($1.key, $1.experience) }
            var writer = SharedBytes.Writer(capacity: 8 + 2 * PlaceIndex.entrySize * entries.count)
            writer.append(number: UInt64(entries.count))
            for entry in entries {
                entry.point.write(to: &writer)
                writer.append(number: UInt64(bitPattern: entry.experience))
            }
            var boxes: [SphereBox] = []
            for (level, count) in PlaceIndex.boxCounts(ofPlaces: entries.count).enumerated() {
                boxes = (0..<count).map { index in
                    guard level == 0 else {
                        return SphereBox(boxes.part(index, ofSize: PlaceIndex.fanOut))
                    }
                    let block = entries.part(index, ofSize: PlaceIndex.blockSize)
                    return SphereBox(block.lazy.map { SphereBox($0.point) })
                }
                for box in boxes { box.write(to: &writer) }
            }
            // The bytes that were written are an index of this size.
            return PlaceIndex(writer.finish()) ?? PlaceIndex()
        }
    }

    /// Creates an index without places.
    public init() {
        bytes = SharedBytes([UInt8](repeating: 0, count: 8))
        count = 0
        levels = []
    }

    /// Creates an index of places.
    ///
    /// - Parameter places: The experiences and their places, in any order.
    /// - Complexity: O(*n* log *n*) for *n* places.
    public init(_ places: some Sequence<(experience: AdvancedExperience.ID, place: Place)>) {
        var builder = Builder()
        for (experience, place) in places { builder.add(place, experience) }
        self = builder.finish()
    }
}

extension Array {
    /// Returns one of the parts of a size, the last of which can be shorter.
    fileprivate func part(_ index: Int, ofSize size: Int) -> ArraySlice<Element> {
        self[size * index..<Swift.min(size * (index + 1), count)]
    }
}
