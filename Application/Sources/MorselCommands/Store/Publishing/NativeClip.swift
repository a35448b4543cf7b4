// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import ArgumentParser
import CommandArguments
import MorselRegistry
import Terminal

/// A clip that runs on iPhones only, as described by an archive, a project or options (C9).
struct NativeClip {
    var app: AppIdentifier
    var clip: AppIdentifier
    var name: String
    var version: String
    var minimumSystem: SystemVersion
    var entitlement: [AssociatedDomain]
    var appEntitlement: [AssociatedDomain]
    var size: ClipSize?
}

/// The options for a clip without a bundle, which override the archive or the project.
struct NativeClipOptions: ParsableArguments {
    @Option(help: "The clip's identifier, such as ABCDE12345.com.example.Fruta.Clip.")
    var clip: String?

    @Option(help: "The app's identifier. (default: that of the clip without its last part)")
    var app: String?

    @Option(help: "The app's name, as cards show it.")
    var name: String?

    @Option(help: "The version of the app, such as 1.2.3.")
    var appVersion: String?

    @Option(help: "The lowest version of iOS that the clip supports, such as 16.4.")
    var minimumSystem: String?

    @Option(
        help: ArgumentHelp(
            "A host of the clip's associated domains entitlement; can be repeated.",
            discussion: "A host alone stands for appclips: and the host.",
            valueName: "domain"
        )
    )
    var domain: [String] = []

    @Option(help: ArgumentHelp("The size of the clip in bytes, uncompressed.", valueName: "bytes"))
    var size: Int?

    /// A Boolean value that indicates whether no option overrides a value of a clip bundle or an archive.
    var isEmpty: Bool {
        clip == nil && app == nil && name == nil && appVersion == nil && minimumSystem == nil
            && domain.isEmpty && size == nil
    }

    /// Returns the clip that the options alone describe.
    ///
    /// - Throws: ``CommandError`` that names a missing or invalid option.
    func alone() throws -> NativeClip {
        func needed(_ value: String?, _ option: String) throws -> String {
            if let value { return value }
            throw CommandError(
                option,
                "\(option): --\(option) is missing. Without a bundle, an archive or a project, a clip is "
                    + "registered with --clip, --name, --app-version, --minimum-system and --domain."
            )
        }
        let clip = try Parsed.identifier(try needed(clip, "clip"))
        let entitlement = try entries()
        return NativeClip(
            app: try Self.app(app, of: clip),
            clip: clip,
            name: try needed(name, "name"),
            version: try needed(appVersion, "app-version"),
            minimumSystem: try Self.system(try needed(minimumSystem, "minimum-system")),
            entitlement: entitlement,
            appEntitlement: entitlement.sharedWithApp,
            size: try checkedSize()
        )
    }

    /// Returns a clip whose values are overridden by the options.
    ///
    /// - Throws: ``CommandError`` if an option is invalid.
    func applied(to clip: NativeClip) throws -> NativeClip {
        var clip = clip
        if let text = self.clip { clip.clip = try Parsed.identifier(text) }
        if let app { clip.app = try Parsed.identifier(app) }
        if let name { clip.name = name }
        if let appVersion { clip.version = appVersion }
        if let minimumSystem { clip.minimumSystem = try Self.system(minimumSystem) }
        if !domain.isEmpty { clip.entitlement = try entries() }
        if let size = try checkedSize() { clip.size = size }
        return clip
    }

    private static func app(_ text: String?, of clip: AppIdentifier) throws -> AppIdentifier {
        if let text { return try Parsed.identifier(text) }
        let parent = clip.text.split(separator: ".").dropLast().joined(separator: ".")
        guard let app = try? AppIdentifier(parent) else {
            throw CommandError("app", "app: --app is missing: the identifier of the full app.")
        }
        return app
    }

    private static func system(_ text: String) throws -> SystemVersion {
        guard let system = SystemVersion(text) else {
            throw CommandError(
                "minimum-system",
                "minimum-system: '\(text)' is not a version number, such as 16.4."
            )
        }
        return system
    }

    private func checkedSize() throws -> ClipSize? {
        guard let size else { return nil }
        guard size >= 0 else {
            throw CommandError("size", "size: \(size) is not a number of bytes, 0 or more.")
        }
        return ClipSize(bytes: size)
    }

    private func entries() throws -> [AssociatedDomain] {
        try domain.map { text in
            try Parsed.domainEntry(text.contains(":") ? text : "appclips:" + text, "domain")
        }
    }
}

/// The options for the default experience and the app.
struct CardOptions: ParsableArguments {
    @Option(help: "The subtitle of the default experience, at most 56 characters.")
    var subtitle: String?

    @Option(
        help: ArgumentHelp(
            "The header image of the default experience, a PNG or JPEG file of 1800 × 1200 to 3000 × 2000 pixels.",
            valueName: "file"
        ),
        completion: .file()
    )
    var image: String?

    @Option(help: "The action on the button: open, view or play. (default: open)")
    var verb: String?

    @Option(help: "The language of the subtitle. (default: en)")
    var language: String?

    @Option(help: "The number of the app in the App Store.")
    var storeNumber: Int64?

    @Option(
        help: ArgumentHelp(
            "The page for people whose phone cannot run the clip, such as https://fruta.example/.",
            valueName: "url"
        )
    )
    var website: String?

    @Option(
        help: ArgumentHelp(
            "An entry of the app's own entitlement, such as applinks:fruta.example; can be repeated.",
            discussion:
                "The association file that 'morsel serve' writes then has the app in that section. Default: "
                + "what the archive, the project or clip.json says.",
            valueName: "entry"
        )
    )
    var appDomain: [String] = []

    /// A Boolean value that indicates whether an option describes the default experience.
    var hasCard: Bool { subtitle != nil || image != nil || verb != nil || language != nil }

    /// Returns the bundle of a clip that runs on iPhones only.
    ///
    /// - Throws: ``CommandError`` if an option is missing or invalid.
    func bundle(of native: NativeClip) throws -> ClipBundle {
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
            image: try image.map { try ExperienceAddCommand.image($0) },
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
    func applied(to bundle: ClipBundle) throws -> ClipBundle {
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
