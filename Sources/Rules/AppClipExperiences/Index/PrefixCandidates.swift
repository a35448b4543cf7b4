// SPDX-License-Identifier: Apache-2.0

/// The prefixes of an invocation URL that can be registered, the most specific first.
struct PrefixCandidates {
    /// The parts of a prefix.
    struct Candidate {
        var pathCount: Int
        var queryCount: Int
    }

    private var pathCounts: CountSet
    private let queryCounts: CountSet
    private var pathCount: Int?
    private var restOfQueryCounts: CountSet

    /// Creates all combinations of a number of path components and a number of query items.
    init(pathCounts: CountSet, queryCounts: CountSet) {
        self.pathCounts = pathCounts
        self.queryCounts = queryCounts
        pathCount = self.pathCounts.removeHighest()
        restOfQueryCounts = queryCounts
    }

    /// The number of candidates before any is removed.
    var count: Int { (pathCounts.count + (pathCount == nil ? 0 : 1)) * queryCounts.count }

    /// Removes and returns the next candidate.
    @inline(always)
    mutating func next() -> Candidate? {
        guard let path = pathCount else { return nil }
        guard let queryCount = restOfQueryCounts.removeHighest() else { return nil }
        if restOfQueryCounts.isEmpty {
            pathCount = pathCounts.removeHighest()
            restOfQueryCounts = queryCounts
        }
        return Candidate(pathCount: path, queryCount: queryCount)
    }
}
