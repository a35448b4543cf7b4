// SPDX-License-Identifier: Apache-2.0

internal import MorselRegistry
internal import NIOHTTP1
internal import Synchronization

/// The pages of the URLs that were requested last, as long as nothing has changed.
///
/// Before a shelf, many people scan the same code: for them, nothing is decided anew. A page depends
/// on nothing but what stands in its key and in the snapshot. A page that is requested once is not
/// kept: most codes of a large registry are scanned now and then.
final class RecentPages: Sendable {
    /// The most bytes of pages; beyond that all are dropped, at the cost of new decisions.
    static let keptBytes = 16 << 20

    /// What a request says that a page depends on.
    struct Key: Hashable {
        let host: RequestedHost
        let path: String
        let query: String?
        let languages: String

        init(_ request: SiteRequest) {
            host = request.host
            path = request.path
            query = request.query
            languages = request.headers.first(name: "accept-language") ?? ""
        }
    }

    private struct State {
        /// The revision of the snapshot, which itself is not held: it may be large.
        var revision = Revision.none
        var pages: [Key: SiteResponse] = [:]
        var byteCount = 0
        /// The hash values of keys that were requested, each in the place of its last bits.
        var requested = [Int](repeating: 0, count: 4_096)

        /// Notes a key.
        ///
        /// - Parameter key: The key.
        /// - Returns: Whether it was noted before; by chance, another one may have been.
        mutating func note(_ key: Key) -> Bool {
            let hash = key.hashValue
            let place = hash & (requested.count - 1)
            defer { requested[place] = hash }
            return requested[place] == hash
        }
    }

    private let state = Mutex(State())

    /// The page of a request in a snapshot, or `nil`.
    func page(for key: Key, in snapshot: RegistrySnapshot) -> SiteResponse? {
        state.withLock { $0.revision == snapshot.revision ? $0.pages[key] : nil }
    }

    /// Keeps a page, if it was requested before; those of an older snapshot are dropped.
    func keep(_ page: SiteResponse, for key: Key, in snapshot: RegistrySnapshot) {
        state.withLock { state in
            guard snapshot.revision >= state.revision, state.note(key) else { return }
            let count = page.body.count + key.path.utf8.count + (key.query?.utf8.count ?? 0)
            if state.revision != snapshot.revision || state.byteCount + count > Self.keptBytes {
                state.revision = snapshot.revision
                state.pages = [:]
                state.byteCount = 0
            }
            guard state.pages[key] == nil else { return }
            state.pages[key] = page
            state.byteCount += count
        }
    }
}
