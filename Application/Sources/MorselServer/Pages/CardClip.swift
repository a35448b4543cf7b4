// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import MorselRegistry

/// The values that all cards of a clip have in common.
///
/// It is an object, since many concurrent requests share it: copying its texts for each of them
/// would cost more than the rest of a card.
final class CardClip: Sendable {
    let identifier: AppIdentifier
    let app: App
    /// The digest of the WebAssembly module; `nil` for a clip that runs on iPhones only.
    let module: Digest?
    let website: InvocationURL?
    let icon: Digest?

    /// Creates the clip of a build.
    init(_ identifier: AppIdentifier, _ app: App, _ build: PublishedBuild) {
        self.identifier = identifier
        self.app = app
        module = build.module
        website = build.website
        icon = ClipBundle.iconNames.lazy.compactMap { build.assets[$0]?.digest }.first
    }

    /// The URL for people whose phone cannot run the clip: the App Store page, or else the app's website.
    var wayOn: String? { module == nil ? app.storeURL ?? website?.text : nil }

    /// The path of the icon on every host; `nil` if there is none.
    var iconPath: String? { icon.map { "/.morsel/blob/\($0.text)" } }

    /// The content of the Smart App Banner's tag.
    ///
    /// It names the clip; with the app's number, older systems offer the app (B-28, B-29).
    var banner: String {
        let number = app.storeNumber.map { "app-id=\($0), " } ?? ""
        return "\(number)app-clip-bundle-id=\(identifier.bundle.text), app-clip-display=card"
    }
}

extension CardClip: Equatable {
    /// Returns whether two clips have the same values, and so the same cards.
    static func == (one: CardClip, other: CardClip) -> Bool {
        one === other
            || one.identifier == other.identifier && one.app == other.app
                && one.module == other.module && one.icon == other.icon
                && one.website == other.website
    }
}
