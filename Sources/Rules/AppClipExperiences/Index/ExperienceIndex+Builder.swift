// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes

extension ExperienceIndex {
    /// Collects registered URLs and builds an index from them.
    ///
    /// URLs are copied as bytes when they are added, so millions of them can be read one by one
    /// from a store. A builder needs little more memory than its index, and building does not need
    /// twice the memory.
    public struct Builder: Sendable {
        private let hash: PrefixHash
        private var records = RecordLog()
        private var shapes = PrefixShapeTable()

        /// Creates a builder without experiences.
        ///
        /// - Parameter seed: The seed of the hash function. If untrusted people register URLs, use
        ///   a random secret one, so that they cannot cause hash collisions.
        public init(seed: UInt64 = 0) { hash = PrefixHash(seed: seed) }

        /// Adds an experience.
        ///
        /// If two have the same registered URL, the first one is kept.
        ///
        /// - Parameters:
        ///   - url: The registered URL.
        ///   - experience: The experience.
        /// - Complexity: O(length of `url`), amortised.
        public mutating func add(_ url: RegisteredURL, _ experience: AdvancedExperience.ID) {
            let text = url.url.canonical.span
            let path = url.url.pathRange
            let query = url.url.markedQueryRange
            let host = hash.host(url.url.hostRange, in: text)
            let paths = PrefixEnds(
                of: path,
                in: text,
                separator: .slash,
                startingWith: host,
                atMost: url.pathComponentCount,
                hash: hash
            )
            let queries = PrefixEnds(
                of: query,
                in: text,
                separator: .ampersand,
                startingWith: hash.noQuery,
                atMost: url.queryItemCount,
                hash: hash
            )
            let key = PrefixTable.Key(
                path: url.url.hostRange.lowerBound..<path.upperBound,
                query: query,
                hash: hash.key(
                    path: paths.hash(paths.count),
                    query: queries.hash(queries.count)
                )
            )
            shapes.insert(host: host, pathComponents: paths.count, queryItems: queries.count)
            records.append(experience, with: key, of: text)
        }

        /// Adds the experiences of another builder after its own: two builders can be filled at the
        /// same time.
        ///
        /// - Parameter others: A builder with the same seed.
        /// - Complexity: O(length of the URLs of `others`), amortised.
        public mutating func add(contentsOf others: Builder) {
            precondition(hash.start == others.hash.start, "The builders have different seeds.")
            records.append(contentsOf: others.records)
            shapes.insert(contentsOf: others.shapes)
        }

        /// Builds the index.
        ///
        /// - Complexity: O(*n* log *n*) for *n* experiences.
        public consuming func finish() -> ExperienceIndex {
            // Ten of 12.8 cells are used. With fewer empty cells, records are far from their home;
            // with more, the index needs more than twice the bytes of the URLs.
            let homeCount = records.cellCount * 128 / 100 + 1
            let filterCount = PrefixFilter.wordCount(for: records.count)
            let shapes = shapes.shapes
            let cellCapacity = homeCount + homeCount / 1_000 + 1_000
            var writer = SharedBytes.Writer(
                capacity: 8
                    * (ExperienceIndex.headerCount + shapes.count + cellCapacity
                        + filterCount)
            )
            writer.append(number: UInt64(records.count))
            writer.append(number: UInt64(homeCount))
            writer.append(number: hash.start)
            writer.append(number: UInt64(shapes.count))
            writer.append(number: UInt64(filterCount))
            for shape in shapes { writer.append(number: shape.number) }
            let count = records.count
            var filter = [UInt64](repeating: 0, count: filterCount)
            let duplicates = Self.write(
                records,
                to: &writer,
                homeCount: homeCount,
                filter: &filter
            )
            for word in filter { writer.append(number: word) }
            writer.replace(UInt64(count - duplicates.count), at: 0)
            guard let index = ExperienceIndex(writer.finish(), duplicates: duplicates) else {
                preconditionFailure("A builder writes what an index reads.")
            }
            return index
        }

        /// Writes the cells of the table.
        ///
        /// - Returns: The records that are not in the table, in the order of their experiences.
        private static func write(
            _ records: consuming RecordLog,
            to writer: inout SharedBytes.Writer,
            homeCount: Int,
            filter: inout [UInt64]
        ) -> [Duplicate] {
            let start = writer.count
            var duplicates: [Duplicate] = []
            var hash: UInt64 = 0
            var withSameHash: [Int] = []
            records.forEachRecord { recordHash, record in
                if recordHash != hash { withSameHash.removeAll(keepingCapacity: true) }
                hash = recordHash
                if let kept = withSameHash.first(where: { writer.hasKey(of: record, at: $0) }) {
                    if let refused = AdvancedExperience.ID(cell: record[1]),
                        let kept = AdvancedExperience.ID(cell: writer.number(at: kept + 8))
                    {
                        duplicates.append(Duplicate(refused: refused, kept: kept))
                    }
                    return
                }
                let home = start + 8 * recordHash.position(among: homeCount)
                while writer.count < home { writer.append(number: 0) }
                withSameHash.append(writer.count)
                filter[recordHash.position(among: filter.count)] |= recordHash.filterBits
                for cell in record.indices { writer.append(number: record[cell]) }
            }
            let end = start + 8 * homeCount
            repeat { writer.append(number: 0) } while writer.count < end
            return duplicates.sorted { $0.refused < $1.refused }
        }
    }
}

extension SharedBytes.Writer {
    /// Whether the record at a place has the same key as another one.
    fileprivate func hasKey(of record: Span<UInt64>, at place: Int) -> Bool {
        record.indices.allSatisfy { $0 == 1 || number(at: place + 8 * $0) == record[$0] }
    }
}
