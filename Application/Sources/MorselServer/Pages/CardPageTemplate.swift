// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import HTMLTemplates
import Mustache
import Synchronization

/// The template of a card's page, compiled for each language and each set of optional parts.
///
/// Mustache renders the page once with marks for its texts; then it is only filled in.
final class CardPageTemplate: Sendable {
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

    private let shapes = Mutex<[Shape: PageSegments]>([:])

    /// Returns the page with the parts that a card has, split at its texts.
    func segments(for model: CardModel) -> PageSegments {
        let shape = Shape(model)
        return shapes.withLock { pages in
            if let page = pages[shape] { return page }
            let template = CardTemplates.page[model.language]
            let page = PageSegments(template.render(MarkedCard(model: model)))
            pages[shape] = page
            return page
        }
    }
}

extension CardModel {
    /// Returns the texts of the card by their numbers; a text that is not included or does not exist is empty.
    func texts(where isIncluded: (Text) -> Bool) -> EscapedTexts {
        var texts = EscapedTexts(capacity: 1_024)
        for text in Text.allCases {
            texts.append(isIncluded(text) ? self.text(text) ?? "" : "")
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
