// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import MorselRegistry
import Mustache

/// The values of the card's templates.
struct CardModel {
    let clip: CardClip
    let words: CardWords
    let verb: Verb
    let image: String?
    let isPoweredBy: Bool
    let host: HostName
    /// The invocation URL.
    let url: String
    /// The language of the fixed words.
    let language: PageLanguage

    /// Creates the values of the card of an advanced experience.
    init(
        _ experience: AdvancedExperience,
        of clip: CardClip,
        at url: InvocationURL,
        on host: HostName,
        for languages: [Language],
        in language: PageLanguage
    ) {
        self.clip = clip
        words = CardWords(
            experience.card,
            of: clip.app,
            for: VisitorDevice.languages(languages)
        )
        verb = experience.card.verb
        image = experience.card.image(in: words.language)?.reference
        isPoweredBy = experience.isPoweredBy
        self.host = host
        self.url = url.text
        self.language = language
    }

    /// Creates the values of a card that was decided.
    ///
    /// - Parameters:
    ///   - card: The card to show.
    ///   - build: The build that it opens.
    ///   - url: The invocation URL.
    ///   - language: The language of the fixed words.
    init(
        _ card: CardPresentation,
        _ build: PublishedBuild,
        _ url: InvocationURL,
        in language: PageLanguage
    ) {
        clip = CardClip(card.clip, card.app, build)
        words = card.words
        verb = card.verb
        image = card.image
        isPoweredBy = card.isPoweredBy
        host = url.host
        self.url = card.activity.webpageURL.text
        self.language = language
    }

    /// The maximum length of a URL that gets a QR code, in bytes: a longer code on a screen is hard to scan.
    private static let longestQRCode = 300

    /// A Boolean value that indicates whether the page has a QR code of its URL.
    var hasQRCode: Bool { url.utf8.count <= Self.longestQRCode }

    private var verbText: String {
        let words = language.words.card
        return switch verb {
        case .open: words.open
        case .view: words.view
        case .play: words.play
        }
    }
}

extension CardModel {
    /// The values that determine a page except for the texts of one card.
    struct Kind: Hashable {
        let clip: ObjectIdentifier
        let words: PageLanguage
        let language: Language
        let verb: Verb
        let isPoweredBy: Bool
        let hasImage: Bool
        let hasQRCode: Bool
    }

    /// The kind of the card.
    var kind: Kind {
        Kind(
            clip: ObjectIdentifier(clip),
            words: language,
            language: words.language,
            verb: verb,
            isPoweredBy: isPoweredBy,
            hasImage: image != nil,
            hasQRCode: hasQRCode
        )
    }

    /// The values that are texts, by their names in templates.
    enum Text: String, CaseIterable {
        // These are the same on all cards of a kind.
        case clip, module, assets, appName, initial, icon, favicon, storeURL, banner, verb, language
        case wayOn, wayOnName
        // These can differ between cards.
        case title, subtitle, host, url, image, imageSources, imageURL, qr

        /// A Boolean value that indicates whether cards of the same ``CardModel/Kind`` can have different texts.
        var isOfOneCard: Bool {
            switch self {
            case .title, .subtitle, .host, .url, .image, .imageSources, .imageURL, .qr: true
            case .clip, .module, .assets, .appName, .initial, .icon, .favicon, .storeURL, .banner,
                .verb, .language, .wayOn, .wayOnName:
                false
            }
        }
    }

    /// Returns a value that is a text; `nil` if there is none.
    func text(_ text: Text) -> String? {
        switch text {
        case .clip: clip.identifier.text
        case .module: clip.module.map { "/.morsel/blob/\($0.text)" }
        case .assets: "/.morsel/assets/\(clip.identifier.text)/"
        case .appName: clip.app.name
        case .initial: clip.app.name.prefix(1).uppercased()
        case .icon, .favicon: clip.iconPath
        case .storeURL: clip.app.storeURL
        case .wayOn: clip.wayOn
        case .wayOnName:
            clip.app.storeURL == nil
                ? clip.website.map { language.words.links.goTo.naming($0.host.text) }
                : language.words.card.getTheApp
        case .banner: clip.banner
        case .verb: verbText
        case .language: words.language.tag
        case .title: words.title
        case .subtitle: words.subtitle
        case .host: host.text
        case .url: url
        case .image: image.map { "/.morsel/blob/\($0)" }
        case .imageSources: image.map(SmallerImage.sources)
        case .imageURL: image.map { "https://\(host.text)/.morsel/blob/\($0)" }
        case .qr: hasQRCode ? "/.morsel/qr.svg?url=\(PercentEncoding.encoded(url))" : nil
        }
    }
}

// Without this, templates find values by reflection, which takes several times as long.
extension CardModel: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "isRightToLeft": words.language.isRightToLeft
        case "isPoweredBy": isPoweredBy
        default: Text(rawValue: name).flatMap { text($0) }
        }
    }
}

extension CardPresentation {
    /// The card's title, subtitle and language.
    fileprivate var words: CardWords {
        CardWords(title: title, subtitle: subtitle, language: language)
    }
}

extension App {
    /// The app's page in the App Store; `nil` if its number is not known.
    var storeURL: String? { storeNumber.map { "https://apps.apple.com/app/id\($0)" } }
}
