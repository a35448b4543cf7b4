// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Compression

extension ClipBundle {
    /// The name of the manifest's file.
    public static let manifestName = "clip.json"

    /// The maximum size of a manifest, in bytes.
    public static let largestManifest = 64 << 10

    /// The maximum number of assets.
    public static let assetLimit = 1_000

    /// The maximum size of a module or an asset, in bytes.
    public static let largestFile = 100 << 20

    /// Reads a clip bundle.
    ///
    /// - Parameter path: The folder.
    /// - Throws: ``ClipBundleError`` with the first error.
    public init(folder path: String) throws(ClipBundleError) {
        let folder = BundleFolder(path: path)
        let manifest = try BundleManifest.read(
            try folder.read(Self.manifestName, limit: Self.largestManifest)
        )
        guard manifest.format == 1 else { throw .format(manifest.format) }
        guard AppVersion(manifest.version) != nil else { throw .version }
        guard let minimumSystem = SystemVersion(manifest.minimumSystem) else {
            throw .minimumSystem(manifest.minimumSystem)
        }
        let standard = manifest.defaultExperience
        guard let verb = Verb(rawValue: standard.verb) else { throw .verb(standard.verb) }
        guard manifest.module == nil || manifest.size == nil else { throw .sizeBesideModule }
        if let size = manifest.size, size < 0 { throw .memberType("size") }
        let module = try Self.module(manifest.module, in: folder)
        let website = manifest.app.website.map { try? InvocationURL($0) }
        if let website, website == nil { throw .website }

        self.init(
            app: App(
                identifier: try Self.identifier(manifest.app.identifier, "app.identifier"),
                name: manifest.app.name,
                storeNumber: manifest.app.storeNumber
            ),
            clip: try Self.identifier(manifest.clip, "clip"),
            version: manifest.version,
            minimumSystem: minimumSystem,
            entitlement: try Self.entitlement(manifest.associatedDomains, "associatedDomains")
                ?? [],
            module: module,
            assets: try Self.assets(manifest.assets ?? [], in: folder),
            image: try Self.image(standard.image, in: folder),
            verb: verb,
            language: try Self.language(standard.language, "defaultExperience.language"),
            subtitles: try Self.subtitles(standard.subtitles),
            appEntitlement: try Self.entitlement(
                manifest.app.associatedDomains,
                "app.associatedDomains"
            ),
            website: website ?? nil,
            nativeSize: manifest.size.map { ClipSize(bytes: $0) },
            codedModules: module.map(Self.coded) ?? [:]
        )
        let limit = ClipSize.limit(minimumSystem: .otherApps)
        if limit.isExceeded(by: size) {
            throw .tooLarge(size, limitInMegabytes: limit.megabytes)
        }
    }

    // MARK: Members

    private static func identifier(
        _ text: String,
        _ member: String
    ) throws(ClipBundleError) -> AppIdentifier {
        do throws(IdentifierError) {
            return try AppIdentifier(text)
        } catch { throw .identifier(member: member, error) }
    }

    private static func entitlement(
        _ entries: [String]?,
        _ member: String
    ) throws(ClipBundleError) -> [AssociatedDomain]? {
        guard let entries else { return nil }
        var domains: [AssociatedDomain] = []
        for (index, entry) in entries.enumerated() {
            do throws(AssociatedDomain.ParsingError) {
                domains.append(try AssociatedDomain(entry))
            } catch { throw .entitlement(member: "\(member)[\(index)]", entry: entry, error) }
        }
        return domains
    }

    private static func language(
        _ text: String,
        _ member: String
    ) throws(ClipBundleError) -> Language {
        guard let language = Language(text), language.isOfStore else {
            throw .language(member: member, text)
        }
        return language
    }

    private static func subtitles(
        _ texts: [String: String]
    ) throws(ClipBundleError) -> [Language: String] {
        var subtitles: [Language: String] = [:]
        for (name, text) in texts {
            subtitles[try language(name, "defaultExperience.subtitles.\(name)")] = text
        }
        return subtitles
    }

    // MARK: Files

    private static func module(
        _ path: String?,
        in folder: BundleFolder
    ) throws(ClipBundleError) -> [UInt8]? {
        guard let path else { return nil }
        let bytes = try folder.read(path, limit: largestFile)
        guard bytes.starts(with: [0x00, 0x61, 0x73, 0x6D]) else { throw .notAModule(path: path) }
        return bytes
    }

    /// Returns a module as browsers load it; large ones are compressed less, which takes a hundredth
    /// of the time.
    private static func coded(_ module: [UInt8]) -> [ContentCoding: [UInt8]] {
        var deflater = Deflater(level: 9, format: .gzip)
        let quality = module.count <= 2 << 20 ? Brotli.best : 5
        return [
            .brotli: Brotli.compressed(module, quality: quality), .gzip: deflater.deflate(module),
        ]
    }

    private static func assets(
        _ paths: [String],
        in folder: BundleFolder
    ) throws(ClipBundleError) -> [String: Blob] {
        guard paths.count <= assetLimit else { throw .tooManyAssets(limit: assetLimit) }
        var assets: [String: Blob] = [:]
        var rest = largestFile
        for path in Set(paths).sorted() {
            let bytes = try folder.read(path, limit: rest)
            rest -= bytes.count
            assets[path] = Blob(contentType: contentType(of: path), bytes: bytes)
        }
        return assets
    }

    private static func image(
        _ path: String?,
        in folder: BundleFolder
    ) throws(ClipBundleError) -> ImageFile? {
        guard let path else { return nil }
        let bytes = try folder.read(path, limit: ImageFile.largestFile)
        do throws(ImageFile.ParsingError) {
            return try ImageFile(bytes)
        } catch { throw .image(path: path, error) }
    }

    /// Returns the media type for the name of a file in a clip.
    ///
    /// Anything else is served as untyped bytes, including scripts and style sheets: a clip's own are
    /// in its module.
    private static func contentType(of path: String) -> String {
        switch path.split(separator: ".").last?.lowercased() {
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "webp": "image/webp"
        case "svg": "image/svg+xml"
        case "json": "application/json"
        case "woff2": "font/woff2"
        case "wasm": "application/wasm"
        default: "application/octet-stream"
        }
    }
}
