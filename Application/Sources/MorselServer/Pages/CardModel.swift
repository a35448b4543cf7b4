// SPDX-License-Identifier: Apache-2.0

internal import AppClipDevice
internal import AppClipExperiences
internal import AppClipTypes
internal import MorselRegistry

/// The values of the card's template.
struct CardModel {
    let language: String
    let title: String
    let subtitle: String
    let verb: String
    let host: String
    let url: String
    let clip: String
    let module: String
    let assets: String
    let appName: String
    let isPoweredBy: Bool
    let image: String?
    let imageURL: String?
    let storeURL: String?
    let banner: String?

    init(_ card: CardPresentation, _ build: PublishedBuild, _ url: InvocationURL) {
        language = card.language.tag
        title = card.title
        subtitle = card.subtitle
        verb = card.verb.buttonText
        host = url.host.text
        self.url = card.activity.webpageURL.text
        clip = card.clip.text
        module = "/.morsel/blob/\(build.module.text)"
        assets = "/.morsel/assets/\(card.clip.text)/"
        appName = card.app.name
        isPoweredBy = card.isPoweredBy
        image = card.image.map { "/.morsel/blob/\($0)" }
        imageURL = card.image.map { "https://\(url.host.text)/.morsel/blob/\($0)" }
        storeURL = card.app.storeNumber.map { "https://apps.apple.com/app/id\($0)" }
        // The banner names the clip; with the app's number older systems offer the app (B-28, B-29).
        let number = card.app.storeNumber.map { "app-id=\($0), " } ?? ""
        banner =
            "\(number)app-clip-bundle-id=\(card.clip.bundle.text), app-clip-display=card"
    }
}

extension Verb {
    /// What the button says.
    fileprivate var buttonText: String {
        switch self {
        case .open: "Open"
        case .view: "View"
        case .play: "Play"
        }
    }
}
