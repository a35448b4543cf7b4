// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipExperiences
public import AppClipTypes
public import AppSiteAssociation

/// A build of a clip in the form in which it is submitted: a manifest, a module and assets.
///
/// On disk it is a folder:
///
///     Fruta.clip/
///       clip.json      the manifest
///       module.wasm    the clip, compiled to WebAssembly
///       assets/        images and other files, served beside the module
///
/// The manifest is a JSON object:
///
/// ```json
/// {
///   "format": 1,
///   "app": { "identifier": "ABCDE12345.com.example.Fruta", "name": "Fruta", "storeNumber": 1 },
///   "clip": "ABCDE12345.com.example.Fruta.Clip",
///   "version": "1.0",
///   "minimumSystem": "16.4",
///   "module": "module.wasm",
///   "assets": ["assets/header.png"],
///   "associatedDomains": ["appclips:fruta.example"],
///   "defaultExperience": {
///     "verb": "OPEN",
///     "image": "assets/header.png",
///     "language": "en",
///     "subtitles": { "en": "Order a smoothie", "de": "Bestelle einen Smoothie" }
///   }
/// }
/// ```
///
/// `storeNumber`, `assets`, `associatedDomains` and `image` are optional. A path is relative to the
/// folder, has no `.`, `..` or empty component, and names a regular file.
///
/// A clip that runs only on iPhones has no `module`; `size` is then its size in bytes. `app` can have
/// `associatedDomains`, the entries of the app's own entitlement, and `website`, the page for people
/// whose phone cannot run the clip. Without the former, the entries for `applinks` and `webcredentials`
/// in the clip's list also count for the app.
public struct ClipBundle: Sendable, Hashable {
    /// The full app.
    public let app: App

    /// The identifier of the clip.
    public let clip: AppIdentifier

    /// The version of the app.
    public let version: String

    /// The lowest version of the system that the clip supports.
    public let minimumSystem: SystemVersion

    /// The entries of the clip's entitlement.
    public let entitlement: [AssociatedDomain]

    /// The entries of the app's entitlement.
    public let appEntitlement: [AssociatedDomain]

    /// The page for people whose device cannot run the clip; `nil` for none.
    public let website: InvocationURL?

    /// The clip's WebAssembly module; `nil` for a clip that runs only on iPhones.
    public let module: [UInt8]?

    /// The module in the codings in which browsers load it; none without a module.
    public let codedModules: [ContentCoding: [UInt8]]

    /// Returns the name of a coded module among the files of a build in a registry.
    public static func moduleName(_ coding: ContentCoding) -> String {
        "module.wasm.\(coding.rawValue)"
    }

    /// The names of the icon among a build's assets, in the order of preference.
    public static let iconNames = ["svg", "png", "webp", "jpg"].map { "assets/icon.\($0)" }

    /// The size of the native clip; `nil` if it is not known.
    public let nativeSize: ClipSize?

    /// The clip's assets by their paths.
    public let assets: [String: Blob]

    /// The image of the default experience.
    public let image: ImageFile?

    /// The verb and the subtitles of the default experience; its image is ``image``.
    public let card: CardMetadata

    /// Creates a build.
    public init(
        app: App,
        clip: AppIdentifier,
        version: String,
        minimumSystem: SystemVersion,
        entitlement: [AssociatedDomain],
        module: [UInt8]?,
        assets: [String: Blob],
        image: ImageFile?,
        verb: Verb,
        language: Language,
        subtitles: [Language: String],
        appEntitlement: [AssociatedDomain]? = nil,
        website: InvocationURL? = nil,
        nativeSize: ClipSize? = nil,
        codedModules: [ContentCoding: [UInt8]] = [:]
    ) {
        self.app = app
        self.clip = clip
        self.version = version
        self.minimumSystem = minimumSystem
        self.entitlement = entitlement
        self.appEntitlement = appEntitlement ?? entitlement.sharedWithApp
        self.website = website
        self.module = module
        self.codedModules = codedModules
        self.nativeSize = nativeSize
        self.assets = assets
        self.image = image
        card = CardMetadata(
            verb: verb,
            image: image?.header,
            defaultLanguage: language,
            texts: subtitles.mapValues { CardText(title: nil, subtitle: $0) }
        )
    }

    /// Returns the same clip with values from the archive of its app or from options.
    ///
    /// - Parameters:
    ///   - version: The version of the app.
    ///   - minimumSystem: The lowest version of the system that the clip supports.
    ///   - entitlement: The entries of the clip's entitlement.
    ///   - appEntitlement: The entries of the app's entitlement.
    ///   - website: The page for people whose device cannot run the clip.
    ///   - nativeSize: The size of the native clip.
    /// - Returns: The clip with the new values.
    public func with(
        version: String,
        minimumSystem: SystemVersion,
        entitlement: [AssociatedDomain],
        appEntitlement: [AssociatedDomain],
        website: InvocationURL?,
        nativeSize: ClipSize?
    ) -> ClipBundle {
        ClipBundle(
            app: app,
            clip: clip,
            version: version,
            minimumSystem: minimumSystem,
            entitlement: entitlement,
            module: module,
            assets: assets,
            image: image,
            verb: card.verb,
            language: card.defaultLanguage,
            subtitles: card.texts.compactMapValues(\.subtitle),
            appEntitlement: appEntitlement,
            website: website,
            nativeSize: nativeSize,
            codedModules: codedModules
        )
    }

    /// The uncompressed size of the module and the assets; the size of the native clip if there is no
    /// module.
    public var size: ClipSize {
        guard let module else { return nativeSize ?? ClipSize(bytes: 0) }
        return ClipSize(bytes: assets.values.reduce(module.count) { $0 + $1.bytes.count })
    }

    /// Returns the build in the form that the rules use.
    ///
    /// - Parameter stage: The stage of the build.
    /// - Returns: The build.
    public func build(stage: Build.Stage) -> Build {
        Build(
            clip: clip,
            version: version,
            minimumSystem: minimumSystem,
            size: size,
            associatedDomains: entitlement.filter { $0.service == .appClips && !$0.isWildcard }
                .map(\.host),
            stage: stage
        )
    }

    /// The default experience of the version.
    public var defaultExperience: DefaultExperience {
        DefaultExperience(
            clip: clip,
            version: version,
            card: card,
            state: hasCard ? .published : .draft
        )
    }

    /// Whether the build comes with a default experience; if not, it is created in the console or
    /// through the API before the build is released.
    public var hasCard: Bool { !card.texts.isEmpty }
}

extension [AssociatedDomain] {
    /// The entries of a clip's list that count for its app if the app has no list.
    public var sharedWithApp: [AssociatedDomain] {
        filter { $0.service == .appLinks || $0.service == .webCredentials }
    }
}
