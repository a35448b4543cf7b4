// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes
import MorselRegistry
import Synchronization

/// A cache of the pages that were requested last, valid until the registry changes.
///
/// In front of a shelf, many people scan the same code; nothing is decided again for them. A page
/// depends only on its key and on the snapshot. A page that is requested only once is not kept:
/// most codes of a large registry are scanned rarely.
final class RecentPages: Sendable {
    /// The maximum size of the kept pages, in bytes; beyond it, all are dropped, at the cost of new decisions.
    static let keptBytes = 16 << 20

    /// The values of a request on which a page depends.
    struct Key: Hashable {
        let host: RequestedHost
        let path: String
        let query: String?
        let languages: String

        init(_ request: SiteRequest) {
            host = request.host
            path = request.path
            query = request.query
            languages = request.headerFields.firstValue(of: .acceptLanguage) ?? ""
        }
    }

    private struct State {
        /// The revision of the snapshot; the snapshot itself is not kept, since it may be large.
        var revision = Revision.none
        var pages: [Key: SiteResponse] = [:]
        var byteCount = 0
        /// The hash values of requested keys, each at the index that its lowest bits give.
        var requested = [Int](repeating: 0, count: 4_096)

        /// Records a key.
        ///
        /// - Parameter key: The key to record.
        /// - Returns: Whether the key was recorded before; a hash collision can give `true` for another key.
        mutating func note(_ key: Key) -> Bool {
            let hash = key.hashValue
            let place = hash & (requested.count - 1)
            defer { requested[place] = hash }
            return requested[place] == hash
        }
    }

    private let state = Mutex(State())

    /// Returns the page of a request in a snapshot, or `nil` if it is not kept.
    func page(for key: Key, in snapshot: RegistrySnapshot) -> SiteResponse? {
        state.withLock { $0.revision == snapshot.revision ? $0.pages[key] : nil }
    }

    /// Keeps a page if it was requested before; pages of an older snapshot are dropped.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - key: The values of the request on which it depends.
    ///   - snapshot: The snapshot from which it was made.
    /// - Returns: The page; in all codings if it was requested before.
    @discardableResult
    func keep(
        _ page: SiteResponse,
        for key: Key,
        in snapshot: RegistrySnapshot
    ) -> SiteResponse {
        let isExpectedAgain = state.withLock {
            snapshot.revision >= $0.revision && $0.note(key)
        }
        guard isExpectedAgain else { return page }
        // Other requests do not wait for this.
        let page = page.compressed()
        let count =
            page.codings.values.reduce(page.body.count) { $0 + $1.count } + key.path.utf8.count
            + (key.query?.utf8.count ?? 0)
        state.withLock { state in
            guard snapshot.revision >= state.revision else { return }
            if state.revision != snapshot.revision || state.byteCount + count > Self.keptBytes {
                state.revision = snapshot.revision
                state.pages = [:]
                state.byteCount = 0
            }
            guard state.pages[key] == nil else { return }
            state.pages[key] = page
            state.byteCount += count
        }
        return page
    }
}
