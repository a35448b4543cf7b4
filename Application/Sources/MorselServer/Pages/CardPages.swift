// SPDX-License-Identifier: Apache-2.0

internal import Mustache
internal import Synchronization

/// The pages of cards: the template is rendered once for each language and each set of optional
/// parts, and the texts of a card are put in for each request.
final class CardPages: Sendable {
    /// What decides which parts a page has.
    private struct Shape: Hashable {
        let language: PageLanguage
        let isRightToLeft: Bool
        let isPoweredBy: Bool
        let hasImage: Bool
        let hasIcon: Bool
        let hasStorePage: Bool
        let hasQRCode: Bool

        init(_ content: CardModel.Content, _ language: PageLanguage) {
            self.language = language
            isRightToLeft = content.language.isRightToLeft
            isPoweredBy = content.isPoweredBy
            hasImage = content.image != nil
            hasIcon = content.icon != nil
            hasStorePage = content.app.storeURL != nil
            hasQRCode = content.hasQRCode
        }
    }

    private let pages = Mutex<[Shape: SplitPage]>([:])

    /// The page of a card.
    func page(_ model: CardModel, in language: PageLanguage) -> SiteResponse {
        let shape = Shape(model.content, language)
        let page = pages.withLock { pages in
            if let page = pages[shape] { return page }
            let page = SplitPage(CardTemplates.page[language].render(MarkedCard(model: model)))
            pages[shape] = page
            return page
        }
        var response = SiteResponse(
            contentType: "text/html; charset=utf-8",
            body: .memory(page.filled(with: CardModel.texts.map { model.text($0) }))
        )
        response.policy = .page
        return response
    }
}

/// A card with marks in place of its texts.
private struct MarkedCard: MustacheParent {
    let model: CardModel

    func child(named name: String) -> Any? {
        let value = model.child(named: name)
        guard value is String, let number = CardModel.texts.firstIndex(of: name) else {
            return value
        }
        return SplitPage.mark(number)
    }
}
