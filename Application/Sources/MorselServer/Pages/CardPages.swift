// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import HTMLTemplates
import Mustache
import Synchronization

/// A renderer of the pages of cards.
///
/// The template is rendered once for each language and each set of optional parts, the texts of a
/// clip are filled in once for each kind of its cards, and those of a card for each request.
final class CardPages: Sendable {
    /// The maximum number of kinds that are kept, of about 4 KB each; beyond it, all are dropped.
    private static let mostKinds = 2_048

    /// The values that determine which parts a page has.
    private struct Shape: Hashable {
        let language: PageLanguage
        let isRightToLeft: Bool
        let isPoweredBy: Bool
        let hasImage: Bool
        let hasIcon: Bool
        let hasModule: Bool
        let hasWayOn: Bool
        let hasStorePage: Bool
        let hasQRCode: Bool

        init(_ model: CardModel) {
            language = model.language
            isRightToLeft = model.words.language.isRightToLeft
            isPoweredBy = model.isPoweredBy
            hasImage = model.image != nil
            hasIcon = model.clip.icon != nil
            hasModule = model.clip.module != nil
            hasWayOn = model.clip.wayOn != nil
            hasStorePage = model.clip.app.storeURL != nil
            hasQRCode = model.hasQRCode
        }
    }

    /// The page of a kind, with its clip, whose `ObjectIdentifier` could otherwise be reused for another one.
    private struct Frame {
        let clip: CardClip
        let page: PageSegments
    }

    private let shapes = Mutex<[Shape: PageSegments]>([:])
    private let frames = Mutex<[CardModel.Kind: Frame]>([:])

    /// Returns the page of a card.
    ///
    /// - Parameters:
    ///   - model: The values of the card.
    ///   - keepsKind: Whether more cards of the same ``CardClip`` are expected.
    /// - Returns: The page.
    func page(_ model: CardModel, keepsKind: Bool = false) -> SiteResponse {
        let buffer =
            keepsKind
            ? frame(of: model).filled(with: Self.texts(model) { $0.isOfOneCard })
            : shape(of: model).filled(with: Self.texts(model) { _ in true })
        var response = SiteResponse(contentType: "text/html; charset=utf-8", body: .memory(buffer))
        response.policy = .page
        return response
    }

    private func shape(of model: CardModel) -> PageSegments {
        let shape = Shape(model)
        return shapes.withLock { pages in
            if let page = pages[shape] { return page }
            let template = CardTemplates.page[model.language]
            let page = PageSegments(template.render(MarkedCard(model: model)))
            pages[shape] = page
            return page
        }
    }

    private func frame(of model: CardModel) -> PageSegments {
        let kind = model.kind
        if let page = frames.withLock({ $0[kind]?.page }) { return page }
        let texts = Self.texts(model) { !$0.isOfOneCard }
        let page = shape(of: model)
            .filled(with: texts) { !CardModel.Text.allCases[$0].isOfOneCard }
        frames.withLock { frames in
            if frames.count >= Self.mostKinds { frames = [:] }
            frames[kind] = Frame(clip: model.clip, page: page)
        }
        return page
    }

    /// Returns the texts of a card by their numbers; a text that is not included or does not exist is empty.
    private static func texts(
        _ model: CardModel,
        where isIncluded: (CardModel.Text) -> Bool
    ) -> EscapedTexts {
        var texts = EscapedTexts(capacity: 1_024)
        for text in CardModel.Text.allCases {
            texts.append(isIncluded(text) ? model.text(text) ?? "" : "")
        }
        return texts
    }
}

/// A card whose texts are replaced by marks.
private struct MarkedCard: MustacheParent {
    let model: CardModel

    func child(named name: String) -> Any? {
        let value = model.child(named: name)
        guard value is String, let text = CardModel.Text(rawValue: name),
            let number = CardModel.Text.allCases.firstIndex(of: text)
        else { return value }
        return PageSegments.mark(number)
    }
}
