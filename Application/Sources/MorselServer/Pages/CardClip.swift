// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipTypes
internal import MorselRegistry

/// What all cards of a clip have in common.
///
/// It is an object, since many requests at once share it: a copy of each of its texts for each of
/// them would cost more than the rest of a card.
final class CardClip: Sendable {
    let identifier: AppIdentifier
    let app: App
    /// `nil` for a clip that runs on iPhones alone.
    let module: Digest?
    let website: InvocationURL?
    let icon: Digest?

    /// The clip of a build.
    init(_ identifier: AppIdentifier, _ app: App, _ build: PublishedBuild) {
        self.identifier = identifier
        self.app = app
        module = build.module
        website = build.website
        icon = Self.iconNames.lazy.compactMap { build.assets[$0]?.digest }.first
    }

    /// The names of the icon among a build's assets, in the order of preference.
    private static let iconNames = ["svg", "png", "webp", "jpg"].map { "assets/icon.\($0)" }

    /// Where people go whose phone cannot run the clip: to the App Store, or else to the app's website.
    var wayOn: String? { module == nil ? app.storeURL ?? website?.text : nil }

    /// The path of the icon.
    var iconPath: String? { icon.map { "/.morsel/blob/\($0.text)" } }

    /// The tag of the Smart App Banner; it names the clip, and with the app's number older systems
    /// offer the app (B-28, B-29).
    var banner: String {
        let number = app.storeNumber.map { "app-id=\($0), " } ?? ""
        return "\(number)app-clip-bundle-id=\(identifier.bundle.text), app-clip-display=card"
    }
}

extension CardClip: Equatable {
    /// Two are equal if their cards are.
    static func == (one: CardClip, other: CardClip) -> Bool {
        one === other
            || one.identifier == other.identifier && one.app == other.app
                && one.module == other.module && one.icon == other.icon
                && one.website == other.website
    }
}
