// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipTypes

/// An index of the registered URLs of all experiences, which finds the most specific prefix of an
/// invocation URL (rules C-16 to C-20).
///
/// ``RegisteredURL`` defines what a prefix is.
///
/// An index is immutable: a ``Builder`` builds a new one, and a ``LayeredExperienceIndex`` takes
/// changes without building a new one.
///
/// ```swift
/// var builder = ExperienceIndex.Builder()
/// builder.add(try RegisteredURL(InvocationURL("https://c.example/store/")), store)
/// builder.add(try RegisteredURL(InvocationURL("https://c.example/store/cup")), cup)
/// let index = builder.finish()
/// index.mostSpecificMatch(for: try InvocationURL("https://c.example/store/cup?x=1"))  // cup
/// ```
///
/// # Structure
///
/// An invocation URL has as many prefixes as it has path components times query items. A search
/// scans the URL once, records the hash at the end of each part, and looks up the possible prefixes
/// in one hash table, `table`, the most specific first. The possible ones are known from `shapes`:
/// the numbers of path components and of query items that occur on a host. With one path for each
/// store, or one query for each product, that is a single lookup.
///
/// A lookup reads one short run of memory. With a million experiences, that takes nearly all of the
/// time, since the run is not in any cache; so everything else is kept small. If several prefixes
/// are possible, a `filter` of a tenth of the size first determines which of them can be
/// registered, so that there is still only one run to read.
///
/// The index is a single run of bytes, the same in memory and in a file: ``bytes`` and
/// ``init(_:)``.
public struct ExperienceIndex: Sendable {
    /// The number of experiences.
    public let count: Int

    /// Experiences that are not in the index, since another one has the same URL (question O-13).
    ///
    /// Only a builder knows them: an index that was read from bytes has none.
    public let duplicates: [Duplicate]

    /// The bytes of the index, for ``init(_:)``.
    public let bytes: SharedBytes

    let hash: PrefixHash
    let shapes: SharedBytes
    let shapeCount: Int
    let table: PrefixTable
    let filter: PrefixFilter

    /// Two experiences with the same registered URL.
    public struct Duplicate: Sendable, Hashable {
        /// The experience that was added second, and is not in the index.
        public let refused: AdvancedExperience.ID

        /// The experience that was added first, and is in the index.
        public let kept: AdvancedExperience.ID
    }
}

// MARK: - Search

extension ExperienceIndex {
    /// An experience whose registered URL covers an invocation URL.
    public struct Match: Sendable, Hashable {
        /// The experience that was found.
        public let experience: AdvancedExperience.ID

        /// The number of components of the invocation's path that are registered.
        public let pathComponents: Int

        /// The number of items of the invocation's query that are registered.
        public let queryItems: Int

        /// Creates a match.
        public init(experience: AdvancedExperience.ID, pathComponents: Int, queryItems: Int) {
            self.experience = experience
            self.pathComponents = pathComponents
            self.queryItems = queryItems
        }
    }

    /// Returns the experience whose registered URL is the most specific prefix of an invocation
    /// URL.
    ///
    /// - Parameter url: The invocation URL.
    /// - Returns: The match, or `nil` if no registered URL covers the invocation URL.
    /// - Complexity: O(length of `url` + *s*), without allocation. *s* is the number of shapes on
    ///   the host: the different numbers of path components times the different numbers of query
    ///   items registered there, mostly 1 or 2. The number of experiences does not matter.
    public func mostSpecificMatch(for url: InvocationURL) -> Match? {
        mostSpecificMatch(for: url) { _ in true }
    }

    /// Returns the match among the experiences that satisfy a condition.
    @inline(__always)
    func mostSpecificMatch(
        for url: InvocationURL,
        where isIncluded: (AdvancedExperience.ID) -> Bool
    ) -> Match? {
        guard count > 0 else { return nil }
        let bytes = url.canonical.span
        let hostRange = url.hostRange
        let queryRange = url.markedQueryRange
        let host = hash.host(hostRange, in: bytes)
        let shape = PrefixShape(number: shapes.number(at: 8 * host.position(among: shapeCount)))

        let paths = PrefixEnds(
            of: url.pathRange,
            in: bytes,
            separator: .slash,
            startingWith: host,
            atMost: shape.pathComponents.highest,
            hash: hash
        )
        let queries = PrefixEnds(
            of: queryRange,
            in: bytes,
            separator: .ampersand,
            startingWith: hash.noQuery,
            atMost: shape.queryItems.highest,
            hash: hash
        )

        var candidates = PrefixCandidates(
            pathCounts: shape.pathComponents.upTo(paths.count),
            queryCounts: shape.queryItems.upTo(queries.count)
        )
        let isOnlyOne = candidates.count == 1
        var probes = [8 of PrefixProbe](repeating: PrefixProbe())
        while true {
            // The filter is read for several candidates at once, without waiting in between.
            var count = 0
            while count < probes.count, let candidate = candidates.next() {
                let hash = hash.key(
                    path: paths.hash(candidate.pathCount),
                    query: queries.hash(candidate.queryCount)
                )
                let isPossible = isOnlyOne || filter.mayContain(hash)
                probes[count] = PrefixProbe(candidate, hash: hash, isPossible: isPossible)
                count += 1
            }
            for place in 0..<count where probes[place].isPossible {
                let candidate = probes[place].candidate
                let key = PrefixTable.Key(
                    path: hostRange.lowerBound..<paths.end(candidate.pathCount),
                    query: queryRange.lowerBound..<queries.end(candidate.queryCount),
                    hash: probes[place].hash
                )
                if let experience = table.experience(with: key, of: bytes),
                    isIncluded(experience)
                {
                    return Match(
                        experience: experience,
                        pathComponents: candidate.pathCount,
                        queryItems: candidate.queryCount
                    )
                }
            }
            if count < probes.count { return nil }
        }
    }
}

/// A possible prefix, and the result of the filter for it.
private struct PrefixProbe {
    let candidate: PrefixCandidates.Candidate
    let hash: UInt64
    let isPossible: Bool

    init() {
        self.init(
            PrefixCandidates.Candidate(pathCount: 0, queryCount: 0),
            hash: 0,
            isPossible: false
        )
    }

    init(_ candidate: PrefixCandidates.Candidate, hash: UInt64, isPossible: Bool) {
        self.candidate = candidate
        self.hash = hash
        self.isPossible = isPossible
    }
}

// MARK: - Size

extension ExperienceIndex {
    /// The size of the index in memory, in bytes.
    public var byteCount: Int {
        bytes.count + duplicates.count * MemoryLayout<Duplicate>.stride
    }
}
