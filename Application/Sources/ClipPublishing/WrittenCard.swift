// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import CommandArguments
package import MorselRegistry
import Terminal

/// The default experience and the app of a clip as people write them, in options of the command line.
package struct WrittenCard {
    package var subtitle: String?
    package var image: String?
    package var verb: String?
    package var language: String?
    package var storeNumber: Int64?
    package var website: String?
    package var appDomain: [String] = []

    /// Creates a card of which nothing is written.
    package init() {}

    /// A Boolean value that indicates whether an option describes the default experience.
    package var hasCard: Bool { subtitle != nil || image != nil || verb != nil || language != nil }

    /// Returns the bundle of a clip that runs on iPhones only.
    ///
    /// - Throws: ``CommandError`` if an option is missing or invalid.
    package func bundle(of native: NativeClip) throws -> ClipBundle {
        let language = try self.language.map { try Parsed.language($0) } ?? .english
        guard subtitle != nil || !hasCard else {
            throw CommandError(
                "subtitle",
                "subtitle: --subtitle is missing: the text of the default experience."
            )
        }
        return ClipBundle(
            app: App(identifier: native.app, name: native.name, storeNumber: storeNumber),
            clip: native.clip,
            version: native.version,
            minimumSystem: native.minimumSystem,
            entitlement: native.entitlement,
            module: nil,
            assets: [:],
            image: try image.map { try ImageFile.reading($0) },
            verb: try verb.map { try Parsed.verb($0) } ?? .open,
            language: language,
            subtitles: subtitle.map { [language: $0] } ?? [:],
            appEntitlement: try entries() ?? native.appEntitlement,
            website: try page(),
            nativeSize: native.size
        )
    }

    /// Returns a clip bundle whose values are overridden by the options.
    ///
    /// - Throws: ``CommandError`` if an option does not apply to a clip bundle.
    package func applied(to bundle: ClipBundle) throws -> ClipBundle {
        guard !hasCard, storeNumber == nil else {
            throw CommandError(
                "bundle",
                "bundle: \(ClipBundle.manifestName) says what is on the card; --subtitle, --image, --verb, "
                    + "--language and --store-number are for clips without a bundle."
            )
        }
        return bundle.with(
            version: bundle.version,
            minimumSystem: bundle.minimumSystem,
            entitlement: bundle.entitlement,
            appEntitlement: try entries() ?? bundle.appEntitlement,
            website: try page() ?? bundle.website,
            nativeSize: bundle.nativeSize
        )
    }

    private func page() throws -> InvocationURL? {
        guard let website else { return nil }
        guard let url = try? InvocationURL(website) else {
            throw CommandError(
                "website",
                "website: '\(website)' is not an address with https, such as https://fruta.example/."
            )
        }
        return url
    }

    private func entries() throws -> [AssociatedDomain]? {
        guard !appDomain.isEmpty else { return nil }
        return try appDomain.map { try Parsed.domainEntry($0, "app-domain") }
    }
}
