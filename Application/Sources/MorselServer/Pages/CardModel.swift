// SPDX-License-Identifier: Apache-2.0

internal import AppClipDevice
internal import AppClipExperiences
internal import AppClipTypes
internal import MorselRegistry
internal import Mustache

/// The values of the card's templates.
struct CardModel {
    let card: CardPresentation
    let build: PublishedBuild
    let url: InvocationURL
    let words: PageWords

    /// The values of a card.
    ///
    /// - Parameters:
    ///   - card: The card.
    ///   - build: The build that it opens.
    ///   - url: The invocation URL.
    ///   - words: The fixed words.
    init(
        _ card: CardPresentation,
        _ build: PublishedBuild,
        _ url: InvocationURL,
        _ words: PageWords
    ) {
        self.card = card
        self.build = build
        self.url = url
        self.words = words
    }

    /// The names of the icon among a build's assets, in the order of preference.
    private static let iconNames = ["svg", "png", "webp", "jpg"].map { "assets/icon.\($0)" }

    /// The longest URL that gets a QR code: with more bytes, a code on a screen is hard to scan.
    private static let longestQRCode = 300

    private var icon: String? {
        Self.iconNames.lazy.compactMap { build.assets[$0] }.first
            .map { "/.morsel/blob/\($0.digest.text)" }
    }

    /// The tag of the Smart App Banner; it names the clip, and with the app's number older systems
    /// offer the app (B-28, B-29).
    private var banner: String {
        let number = card.app.storeNumber.map { "app-id=\($0), " } ?? ""
        return "\(number)app-clip-bundle-id=\(card.clip.bundle.text), app-clip-display=card"
    }

    private var verb: String {
        switch card.verb {
        case .open: words.card.open
        case .view: words.card.view
        case .play: words.card.play
        }
    }

    private var qr: String? {
        let text = card.activity.webpageURL.text
        guard text.utf8.count <= Self.longestQRCode else { return nil }
        return "/.morsel/qr.svg?url=\(text.percentEncoded)"
    }
}

// Without this, templates find values by reflection, which takes several times as long.
extension CardModel: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "language": card.language.tag
        case "isRightToLeft": card.language.isRightToLeft
        case "title": card.title
        case "subtitle": card.subtitle
        case "verb": verb
        case "host": url.host.text
        case "url": card.activity.webpageURL.text
        case "clip": card.clip.text
        case "module": "/.morsel/blob/\(build.module.text)"
        case "assets": "/.morsel/assets/\(card.clip.text)/"
        case "appName": card.app.name
        case "initial": card.app.name.prefix(1).uppercased()
        case "isPoweredBy": card.isPoweredBy
        case "icon", "favicon": icon
        case "image": card.image.map { "/.morsel/blob/\($0)" }
        case "imageURL": card.image.map { "https://\(url.host.text)/.morsel/blob/\($0)" }
        case "storeURL": card.app.storeURL
        case "banner": banner
        case "qr": qr
        default: nil
        }
    }
}

extension App {
    /// The app's page in the App Store, or `nil` where its number is not known.
    var storeURL: String? { storeNumber.map { "https://apps.apple.com/app/id\($0)" } }
}
