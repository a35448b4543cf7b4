// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

extension ExperienceIndex {
    /// Collects registered URLs and builds an index from them.
    ///
    /// URLs are copied as bytes when they are added, so a million of them can be read one by one
    /// from a store. A builder needs about 40 bytes for each experience in addition to
    /// the bytes of its URL.
    public struct Builder {
        private let hash: PrefixHash
        private var records: [UInt64] = []
        private var entries: [Entry] = []
        private var hosts: Set<UInt64> = []

        /// What a builder needs to know about a record besides its cells.
        private struct Entry {
            var hash: UInt64
            var host: UInt64
            var place: Int
            var pathComponents: UInt8
            var queryItems: UInt8
        }

        /// Starts an empty index.
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
            hosts.insert(host)
            entries.append(
                Entry(
                    hash: key.hash,
                    host: host,
                    place: records.count,
                    pathComponents: UInt8(paths.count),
                    queryItems: UInt8(queries.count)
                )
            )
            records.append(experience, with: key, of: text)
        }

        /// Builds the index.
        ///
        /// - Complexity: O(*n* log *n*) for *n* experiences.
        public consuming func finish() -> ExperienceIndex {
            // By hash; equal hashes in the order in which they were added.
            entries.sort { ($0.hash, $0.place) < ($1.hash, $1.place) }

            // Ten of thirteen cells are used. With fewer empty ones, records end up far from their
            // home; with more, the index needs more than twice the bytes of the URLs.
            let homeCount = records.count * 13 / 10 + 1
            var cells: [UInt64] = []
            cells.reserveCapacity(homeCount + homeCount / 1_000 + 1_000)
            cells.preferHugePages()
            var duplicates: [Duplicate] = []
            var kept: [ArraySlice<UInt64>] = []
            var keptHash: UInt64 = 0
            for entry in entries {
                if entry.hash != keptHash { kept = [] }
                keptHash = entry.hash
                let record = records.record(at: entry.place)
                if let first = kept.first(where: { $0.hasKey(of: record) }) {
                    duplicates.append(Duplicate(refused: record.experience, kept: first.experience))
                    continue
                }
                kept.append(record)
                let gap = entry.hash.position(among: homeCount) - cells.count
                if gap > 0 { cells += repeatElement(0, count: gap) }
                cells += record
            }
            cells += repeatElement(0, count: max(1, homeCount - cells.count))
            return ExperienceIndex(
                count: entries.count - duplicates.count,
                duplicates: duplicates.sorted { $0.refused < $1.refused },
                hash: hash,
                shapes: shapes,
                table: PrefixTable(cells: cells, homeCount: homeCount)
            )
        }

        private var shapes: [PrefixShape] {
            let count = min(hosts.count, PrefixShape.limit)
            var shapes = [PrefixShape](repeating: .empty, count: count)
            for entry in entries {
                let position = entry.host.position(among: shapes.count)
                shapes[position].pathComponents.insert(Int(entry.pathComponents))
                shapes[position].queryItems.insert(Int(entry.queryItems))
            }
            return shapes
        }
    }
}

extension ArraySlice<UInt64> {
    /// The experience of a record.
    fileprivate var experience: AdvancedExperience.ID {
        AdvancedExperience.ID(cell: self[startIndex + 1])
    }

    /// Whether two records have the same key.
    fileprivate func hasKey(of other: Self) -> Bool {
        first == other.first && dropFirst(2) == other.dropFirst(2)
    }
}
