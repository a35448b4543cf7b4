// SPDX-License-Identifier: Apache-2.0

internal import Mustache
internal import NIOCore
internal import Synchronization

/// The pages of cards, each rendered once.
///
/// An experience answers for all URLs that begin with its own, so a page is kept without the URL,
/// which is put in for each request. Pages are kept by what they say and not by when they said it:
/// a change makes another page, and old ones are dropped when their room is needed.
final class CardPages: Sendable {
    /// The most bytes of pages that are kept.
    static let keptBytes = 32 << 20

    /// All that a page depends on but its URL.
    private struct Key: Hashable {
        let card: CardModel.Content
        let language: PageLanguage
    }

    private struct State {
        var pages: [Key: SplitPage] = [:]
        /// The keys of the pages, the oldest first; those before `start` are dropped.
        var order: [Key] = []
        var start = 0
        var byteCount = 0
    }

    private let state = Mutex(State())

    /// The page of a card.
    func page(_ model: CardModel, in language: PageLanguage) -> SiteResponse {
        let key = Key(card: model.content, language: language)
        let page = state.withLock { $0.pages[key] } ?? render(model, key)
        var response = SiteResponse(
            contentType: "text/html; charset=utf-8",
            body: .memory(page.filled(with: model.url, model.queryItem))
        )
        response.policy = .page
        return response
    }

    private func render(_ model: CardModel, _ key: Key) -> SplitPage {
        let text = CardTemplates.page[key.language].render(model.marked)
        let page = SplitPage(text)
        state.withLock { state in
            guard state.pages[key] == nil else { return }
            state.pages[key] = page
            state.order.append(key)
            state.byteCount += page.byteCount
            while state.byteCount > Self.keptBytes {
                let oldest = state.order[state.start]
                state.byteCount -= state.pages.removeValue(forKey: oldest)?.byteCount ?? 0
                state.start += 1
            }
            if state.start > state.order.count / 2 {
                state.order.removeFirst(state.start)
                state.start = 0
            }
        }
        return page
    }
}
