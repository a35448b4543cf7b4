// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// An asset catalog: the images, colours and other resources that an app loads by name, in variants.
public struct AssetCatalog: Sendable, Hashable {
    /// The path of the `.xcassets`.
    public let path: String
    /// The assets in the order of their paths.
    public let assets: [Asset]
    /// The errors of the parts that could not be read.
    public let errors: [ProjectReadingError]
    /// Whether the catalog has more assets than the limit.
    public let isCut: Bool

    /// Reads a catalog.
    ///
    /// - Parameters:
    ///   - path: The `.xcassets`, as the tree spells it.
    ///   - folder: The tree.
    ///   - limits: The limits for the content of a project.
    /// - Complexity: O(number of files).
    public init(at path: String, in folder: ProjectFolder, limits: ProjectLimits = ProjectLimits())
    {
        self.path = path
        var assets: [Asset] = []
        var errors: [ProjectReadingError] = []
        var isCut = false
        // A folder prefixes its name to the names of its assets if its description says so.
        var open: [(path: String, prefix: String, depth: Int)] = [(path, "", 0)]
        while let (here, prefix, depth) = open.popLast() {
            for entry in folder.entries(in: here) ?? [] where entry.kind == .folder {
                let place = String.path(here, entry.name)
                guard assets.count < limits.assets, depth < 32 else {
                    isCut = true
                    continue
                }
                if let kind = Asset.Kind(rawValue: entry.name.pathExtension) {
                    do throws(ProjectReadingError) {
                        assets.append(
                            try Asset(kind, at: place, prefix: prefix, in: folder, limits: limits)
                        )
                    } catch {
                        errors.append(error)
                    }
                    // A stack of images has layers, each of which is an image set.
                    if kind == .brandAssets || kind == .imageStack {
                        open.append((place, prefix, depth + 1))
                    }
                } else {
                    let own = Self.providesNamespace(place, in: folder)
                    open.append((place, own ? prefix + entry.name + "/" : prefix, depth + 1))
                }
            }
        }
        self.assets = assets.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.errors = errors
        self.isCut = isCut
    }

    /// Returns the first asset of a kind with a name; `nil` if there is none.
    public func asset(_ kind: Asset.Kind, named name: String) -> Asset? {
        assets.first { $0.kind == kind && $0.name == name }
    }

    private static func providesNamespace(_ path: String, in folder: ProjectFolder) -> Bool {
        let file = String.path(path, "Contents.json")
        guard let bytes = try? folder.bytes(of: file, limit: 1 << 20),
            let list = try? PropertyList(bytes)
        else { return false }
        return list["properties"]?["provides-namespace"]?.boolean == true
    }
}

/// An image, a colour, an icon or data in a catalog.
public struct Asset: Sendable, Hashable {
    /// The kind of an asset, by the extension of its folder.
    public enum Kind: String, Sendable, Hashable {
        /// An image, in variants by scale, idiom and appearance.
        case image = "imageset"
        /// A colour.
        case color = "colorset"
        /// The icon of an app, in variants by size.
        case appIcon = "appiconset"
        /// A custom symbol, in the format of SF Symbols.
        case symbol = "symbolset"
        /// Arbitrary data.
        case data = "dataset"
        /// The icon of an app for Apple TV, or of stickers.
        case stickersIcon = "stickersiconset"
        /// Icons and images for Apple TV.
        case brandAssets = "brandassets"
        /// Layers of images.
        case imageStack = "imagestack"
        /// A texture for Metal.
        case texture = "textureset"
        /// A launch image for old systems.
        case launchImage = "launchimage"
        /// Reference images for augmented reality.
        case arReferences = "arresourcegroup"
        /// A layered icon.
        case iconStack = "solidimagestack"
    }

    /// A variant of an asset, for some devices and appearances.
    public struct Variant: Sendable, Hashable {
        /// The path of the file, as the tree spells it; `nil` for a colour, or if the description has no file.
        public let path: String?
        /// The name of the file in the description; `nil` if there is none.
        public let filename: String?
        /// The idiom: `universal`, `iphone`, `ipad` and others.
        public let idiom: String
        /// The scale: `1x`, `2x` or `3x`; `nil` for any.
        public let scale: String?
        /// The size of an icon, such as `60x60`; `nil` if there is none.
        public let size: String?
        /// The appearance: `light`, `dark` or `tinted`; `nil` for any.
        public let luminosity: String?
        /// The contrast: `high`; `nil` for any.
        public let contrast: String?
        /// The language; `nil` for any.
        public let locale: String?
        /// The gamut of the display: `sRGB` or `display-P3`; `nil` for any.
        public let displayGamut: String?
        /// Other conditions by their names, such as `width-class`, `memory`, `platform` and `role`.
        public let conditions: [String: String]
        /// The colour, in a colour set.
        public let color: AssetColor?
        /// The location of the description.
        public let place: Place

        /// Whether the description names a file that does not exist.
        public var isMissing: Bool { filename != nil && path == nil }
    }

    /// The kind of the asset.
    public let kind: Kind
    /// The name that code uses, with the prefixes of folders.
    public let name: String
    /// The path of the asset's folder.
    public let path: String
    /// The variants in the order of the description.
    public let variants: [Variant]
    /// Other properties as text, such as `template-rendering-intent`.
    public let properties: [String: String]

    /// Whether at least one variant has a file or a colour.
    public var hasContent: Bool { variants.contains { $0.path != nil || $0.color != nil } }

    init(
        _ kind: Kind,
        at path: String,
        prefix: String,
        in folder: ProjectFolder,
        limits: ProjectLimits
    ) throws(ProjectReadingError) {
        self.kind = kind
        self.path = path
        name = prefix + path.pathStem
        let description = String.path(path, "Contents.json")
        guard folder.find(description) != nil else {
            // Without a description, Xcode uses the files as they are.
            let files = (folder.entries(in: path) ?? []).filter { $0.kind == .file }
            variants = files.map { Variant(file: $0.name, in: path) }
            properties = [:]
            return
        }
        let (bytes, file) = try folder.file(at: description, limit: limits.smallFile)
        let list = try file.list(bytes)
        let items = ["images", "colors", "symbols", "data", "textures", "assets", "layers"]
            .flatMap { list[$0]?.array ?? [] }
        variants = items.map { Variant($0, in: path, of: file, folder: folder) }
        let pairs = (list["properties"]?.members ?? []).compactMap { member in
            member.value.settingText.map { (member.name, $0) }
        }
        properties = Dictionary(pairs) { $1 }
    }
}

extension Asset.Variant {
    fileprivate init(file name: String, in path: String) {
        self.path = .path(path, name)
        filename = name
        idiom = "universal"
        scale = nil
        size = nil
        luminosity = nil
        contrast = nil
        locale = nil
        displayGamut = nil
        conditions = [:]
        color = nil
        place = Place(file: .path(path, name), position: TextPosition(line: 1, column: 1))
    }

    fileprivate init(
        _ item: PropertyList,
        in path: String,
        of file: GraphFile,
        folder: ProjectFolder
    ) {
        let text: (String) -> String? = { item[$0]?.settingText }
        let filename = text("filename").flatMap { $0.isEmpty ? nil : $0 }
        self.filename = filename
        self.path = filename.flatMap { folder.find(.path(path, $0))?.path }
        idiom = text("idiom") ?? "universal"
        scale = text("scale")
        size = text("size")
        locale = text("locale") ?? text("language-direction")
        displayGamut = text("display-gamut")
        var appearances: [String: String] = [:]
        for appearance in item["appearances"]?.array ?? [] {
            guard let name = appearance["appearance"]?.settingText else { continue }
            appearances[name] = appearance["value"]?.settingText ?? ""
        }
        luminosity = appearances["luminosity"]
        contrast = appearances["contrast"]
        let known: Set<String> = ["filename", "idiom", "scale", "size", "locale", "display-gamut"]
        let rest = (item.members ?? []).compactMap { member in
            known.contains(member.name) ? nil : member.value.settingText.map { (member.name, $0) }
        }
        conditions = Dictionary(rest.filter { $0.0 != "appearances" }) { $1 }
        color = item["color"].flatMap(AssetColor.init)
        place = file.place(of: item.offset)
    }
}
