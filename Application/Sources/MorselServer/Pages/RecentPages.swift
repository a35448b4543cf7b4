// SPDX-License-Identifier: Apache-2.0

internal import MorselRegistry
internal import NIOHTTP1
internal import Synchronization

/// The pages of the URLs that were requested last, as long as nothing has changed.
///
/// Before a shelf, many people scan the same code: for them, nothing is decided anew. A page depends
/// on nothing but what stands in its key and in the snapshot.
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
        var snapshot = RegistrySnapshot.empty
        var pages: [Key: SiteResponse] = [:]
        var byteCount = 0
    }

    private let state = Mutex(State())

    /// The page of a request in a snapshot, or `nil`.
    func page(for key: Key, in snapshot: RegistrySnapshot) -> SiteResponse? {
        state.withLock { $0.snapshot === snapshot ? $0.pages[key] : nil }
    }

    /// Keeps a page; those of an older snapshot are dropped.
    func keep(_ page: SiteResponse, for key: Key, in snapshot: RegistrySnapshot) {
        state.withLock { state in
            guard snapshot.revision >= state.snapshot.revision else { return }
            let count = page.body.count + key.path.utf8.count + (key.query?.utf8.count ?? 0)
            if state.snapshot !== snapshot || state.byteCount + count > Self.keptBytes {
                state = State(snapshot: snapshot)
            }
            guard state.pages[key] == nil else { return }
            state.pages[key] = page
            state.byteCount += count
        }
    }
}
