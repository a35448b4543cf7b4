// SPDX-License-Identifier: Apache-2.0

internal import AppClipDevice
internal import AppClipExperiences
internal import AppClipTypes
internal import MorselRegistry
internal import Mustache

/// The values of the card's templates.
struct CardModel {
    /// All but the URL.
    let content: Content

    /// The invocation URL.
    let url: String

    private let words: PageWords

    /// What a card says, whatever its URL.
    struct Content: Hashable {
        let clip: AppIdentifier
        let app: App
        let title: String
        let subtitle: String
        let language: Language
        let verb: Verb
        let image: String?
        let isPoweredBy: Bool
        let module: Digest
        let icon: Digest?
        let host: HostName
        let hasQRCode: Bool
    }

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
        let text = card.activity.webpageURL.text
        content = Content(
            clip: card.clip,
            app: card.app,
            title: card.title,
            subtitle: card.subtitle,
            language: card.language,
            verb: card.verb,
            image: card.image,
            isPoweredBy: card.isPoweredBy,
            module: build.module,
            icon: Self.iconNames.lazy.compactMap { build.assets[$0]?.digest }.first,
            host: url.host,
            hasQRCode: text.utf8.count <= Self.longestQRCode
        )
        self.url = text
        self.words = words
    }

    /// The names of the values that are texts.
    static let texts = [
        "language", "title", "subtitle", "verb", "host", "url", "clip", "module", "assets",
        "appName", "initial", "icon", "favicon", "image", "imageURL", "storeURL", "banner", "qr",
    ]

    /// A value that is a text; empty where there is none.
    func text(_ name: String) -> String { child(named: name) as? String ?? "" }

    /// The names of the icon among a build's assets, in the order of preference.
    private static let iconNames = ["svg", "png", "webp", "jpg"].map { "assets/icon.\($0)" }

    /// The longest URL that gets a QR code: with more bytes, a code on a screen is hard to scan.
    private static let longestQRCode = 300

    private var icon: String? { content.icon.map { "/.morsel/blob/\($0.text)" } }

    /// The tag of the Smart App Banner; it names the clip, and with the app's number older systems
    /// offer the app (B-28, B-29).
    private var banner: String {
        let number = content.app.storeNumber.map { "app-id=\($0), " } ?? ""
        return "\(number)app-clip-bundle-id=\(content.clip.bundle.text), app-clip-display=card"
    }

    private var verb: String {
        switch content.verb {
        case .open: words.card.open
        case .view: words.card.view
        case .play: words.card.play
        }
    }

    private var qr: String? {
        content.hasQRCode ? "/.morsel/qr.svg?url=\(url.percentEncoded)" : nil
    }
}

// Without this, templates find values by reflection, which takes several times as long.
extension CardModel: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "language": content.language.tag
        case "isRightToLeft": content.language.isRightToLeft
        case "title": content.title
        case "subtitle": content.subtitle
        case "verb": verb
        case "host": content.host.text
        case "url": url
        case "clip": content.clip.text
        case "module": "/.morsel/blob/\(content.module.text)"
        case "assets": "/.morsel/assets/\(content.clip.text)/"
        case "appName": content.app.name
        case "initial": content.app.name.prefix(1).uppercased()
        case "isPoweredBy": content.isPoweredBy
        case "icon", "favicon": icon
        case "image": content.image.map { "/.morsel/blob/\($0)" }
        case "imageURL": content.image.map { "https://\(content.host.text)/.morsel/blob/\($0)" }
        case "storeURL": content.app.storeURL
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
