// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import ClipSources
import Foundation

/// Fills the folder of the program's `Bundle.main`: resources as Xcode lays them out, string tables in
/// language folders, and the two indexes.
///
/// A file that already exists is not written again; leftovers of earlier builds are removed.
struct BundleFolder {
    /// The maximum size of a file, in bytes.
    private static let sizeLimit = 256 << 20
    /// The maximum size of a file or an icon that is drawn, in bytes.
    private static let drawingLimit = 32 << 20
    /// The maximum number of files of a folder that is copied as a whole.
    private static let countLimit = 20_000

    let files: any FileTree
    let folder: BuildFolder
    /// The path in the folder of the build, such as `products/Clip.app`.
    let place: String

    private(set) var index = ResourceIndex()
    private(set) var texts = TextIndex()
    private(set) var skipped: [SkippedFile] = []
    private var written: Set<String> = []
    /// The folders that already exist.
    private var folders: Set<String> = []
    private var indices: [String: ResourceIndex] = [:]

    private var drawing: PDFDrawing

    init(files: any FileTree, folder: BuildFolder, place: String) {
        self.files = files
        self.folder = folder
        self.place = place
        drawing = PDFDrawing(in: folder)
    }

    // MARK: Files

    /// Copies a resource, or reads its texts.
    mutating func add(_ member: ResourceMember) throws(BuildError) {
        if !member.isFolder, let form = StringTableForm(name: member.name), !member.isCopied {
            return try add(member, form: form)
        }
        var parts: [String] = []
        if !member.bundle.isEmpty { parts.append(member.bundle) }
        // `Base` is for all languages, like the bundle itself.
        if let language = member.language { parts.append("\(language).lproj") }
        let name = (parts + [member.name]).joined(separator: "/")
        if member.isFolder {
            var count = 0
            try copy(folder: member.path, to: name, count: &count)
        } else {
            try copy(member.path, to: name)
        }
    }

    private mutating func add(_ member: ResourceMember, form: StringTableForm) throws(BuildError) {
        guard let bytes = try? files.bytes(of: member.path, limit: 32 << 20),
            let table = try? StringTable(bytes, form: form)
        else {
            skipped.append(SkippedFile(path: member.path, reason: .unreadable))
            return
        }
        let name = member.name.split(separator: ".").dropLast().joined(separator: ".")
        texts.add(table, named: name, language: member.language)
    }

    private mutating func copy(
        folder path: String,
        to name: String,
        count: inout Int
    ) throws(BuildError) {
        for entry in files.entries(in: path) ?? [] {
            count += 1
            guard count < Self.countLimit else { return }
            let (from, to) = ("\(path)/\(entry.name)", "\(name)/\(entry.name)")
            switch entry.kind {
            case .file: try copy(from, to: to)
            case .folder where !entry.isLink: try copy(folder: from, to: to, count: &count)
            default: break
            }
        }
    }

    @discardableResult
    private mutating func copy(_ path: String, to name: String) throws(BuildError) -> Bool {
        guard let bytes = try? files.bytes(of: path, limit: Self.sizeLimit) else {
            skipped.append(SkippedFile(path: path, reason: .unreadable))
            return false
        }
        try write(bytes, to: name)
        return true
    }

    private mutating func write(_ bytes: [UInt8], to name: String) throws(BuildError) {
        written.insert(name)
        let inner = name.lastIndex(of: "/").map { "/" + name[..<$0] } ?? ""
        if folders.insert(inner).inserted { try folder.make(place + inner) }
        try folder.write(bytes, to: "\(place)/\(name)")
    }

    // MARK: Asset catalogs

    /// Copies the files of a catalog, and adds its assets to the index.
    mutating func add(
        _ catalog: AssetCatalog,
        bundle: String,
        icon: String?
    ) async throws(BuildError) {
        let prefix = bundle.isEmpty ? "" : bundle + "/"
        for asset in catalog.assets {
            switch asset.kind {
            case .image, .symbol:
                var image = ResourceIndex.Image(variants: [])
                if asset.properties["template-rendering-intent"] == "template" {
                    image.isTemplate = true
                }
                if asset.kind == .symbol {
                    image.isSymbol = true
                    image.isTemplate = true
                    try addSymbol(asset, to: &image, prefix: prefix)
                } else {
                    for variant in asset.variants {
                        let name = try await copy(variant, of: asset, prefix: prefix)
                        if let name { image.variants.append(.init(variant, file: name)) }
                    }
                }
                if indices[bundle, default: .init()].images[asset.name] == nil {
                    indices[bundle, default: .init()].images[asset.name] = image
                }
            case .color:
                let colors = asset.variants.compactMap(ResourceIndex.Color.init)
                if indices[bundle, default: .init()].colors[asset.name] == nil {
                    indices[bundle, default: .init()].colors[asset.name] = colors
                }
            case .data:
                for variant in asset.variants.prefix(1) {
                    guard
                        let name = try await copy(
                            variant,
                            of: asset,
                            prefix: prefix,
                            isDrawn: false
                        )
                    else { continue }
                    indices[bundle, default: .init()].data[asset.name] = name
                }
            case .appIcon where asset.name == icon && bundle.isEmpty:
                let largest = asset.variants.filter { $0.path != nil && $0.isIconOfPhones }
                    .max { $0.pixels < $1.pixels }
                // An icon of Icon Composer with the same name takes precedence.
                guard let largest, indices[bundle]?.icon == nil else { continue }
                indices[bundle, default: .init()].icon = try await copy(
                    largest,
                    of: asset,
                    prefix: prefix
                )
            default: break
            }
        }
    }

    private mutating func copy(
        _ variant: Asset.Variant,
        of asset: Asset,
        prefix: String,
        isDrawn: Bool = true
    ) async throws(BuildError) -> String? {
        guard let path = variant.path else { return nil }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let name = "Assets/\(asset.name).\(asset.kind.rawValue)/\(file)"
        if isDrawn, file.lowercased().hasSuffix(".pdf") {
            return try await draw(path, to: name, prefix: prefix)
        }
        return try copy(path, to: prefix + name) ? name : nil
    }

    // A web page cannot show a PDF, so the PDF is replaced by its drawing.
    private mutating func draw(
        _ path: String,
        to name: String,
        prefix: String
    ) async throws(BuildError) -> String? {
        guard let bytes = try? files.bytes(of: path, limit: Self.drawingLimit) else {
            skipped.append(SkippedFile(path: path, reason: .unreadable))
            return nil
        }
        switch try await drawing.drawing(of: bytes) {
        case .drawn(let svg):
            let drawn = String(name.dropLast(4)) + ".svg"
            try write(svg, to: prefix + drawn)
            return drawn
        case .noProgram: skipped.append(SkippedFile(path: path, reason: .noPDFProgram))
        case .refused: skipped.append(SkippedFile(path: path, reason: .undrawablePDF))
        }
        return nil
    }

    // The first file of a symbol that is a template is used.
    private mutating func addSymbol(
        _ asset: Asset,
        to image: inout ResourceIndex.Image,
        prefix: String
    ) throws(BuildError) {
        for path in asset.variants.compactMap(\.path) {
            guard let bytes = try? files.bytes(of: path, limit: Self.drawingLimit),
                let template = SymbolTemplate(svg: bytes)
            else {
                skipped.append(SkippedFile(path: path, reason: .noSymbolTemplate))
                continue
            }
            let file = "Assets/\(asset.name).\(asset.kind.rawValue)/symbol.svg"
            try write(Array(template.svg.utf8), to: prefix + file)
            image.variants = [.init(file: file)]
            image.symbol = .init(template)
            return
        }
    }

    /// Adds the icon of Icon Composer: a folder `NAME.icon`.
    ///
    /// - Parameters:
    ///   - path: The path of the icon's folder.
    ///   - bundle: The folder in the program's bundle.
    /// - Throws: ``BuildError``.
    mutating func addIcon(at path: String, bundle: String) throws(BuildError) {
        let description = "\(path)/icon.json"
        guard let bytes = try? files.bytes(of: description, limit: 1 << 20),
            let icon = ComposedIcon(json: bytes)
        else {
            skipped.append(SkippedFile(path: path, reason: .noComposedIcon))
            return
        }
        var images: [String: [UInt8]] = [:]
        var left = Self.drawingLimit
        for name in icon.imageNames {
            guard let image = try? files.bytes(of: "\(path)/Assets/\(name)", limit: left) else {
                skipped.append(SkippedFile(path: "\(path)/Assets/\(name)", reason: .unreadable))
                continue
            }
            left -= image.count
            images[name] = image
        }
        let folder = path.split(separator: "/").last.map(String.init) ?? path
        let name = "Assets/\(folder)/icon.svg"
        let prefix = bundle.isEmpty ? "" : bundle + "/"
        let svg = icon.svg(images)
        try write(Array(svg.utf8), to: prefix + name)
        indices[bundle, default: .init()].icon = name
    }

    // MARK: The end

    /// Writes the indexes, the string tables and the Info.plist, and removes leftovers of earlier builds.
    ///
    /// - Parameters:
    ///   - info: The entries of the Info.plist.
    ///   - accent: The name of the accent colour.
    ///   - language: The development language of the project.
    ///   - executable: The name of the executable, which is kept.
    /// - Throws: ``BuildError``.
    mutating func finish(
        info: [PropertyEntry],
        accent: String?,
        language: String?,
        executable: String
    ) throws(BuildError) {
        index = indices[""] ?? ResourceIndex()
        if let accent, index.colors[accent] != nil { index.accentColor = accent }
        indices[""] = index
        texts.developmentLanguage = language
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for (bundle, index) in indices {
            let name = (bundle.isEmpty ? "" : bundle + "/") + ResourceIndex.fileName
            try write(Array((try? encoder.encode(index)) ?? Data()), to: name)
        }
        try write(Array((try? encoder.encode(texts)) ?? Data()), to: TextIndex.fileName)
        for (table, languages) in texts.tables {
            // A catalog can use any text as a language; folders are only made for names of languages.
            for own in languages.keys where own.allSatisfy(Self.isOfLanguage) {
                let text = texts.plainFile(of: table, in: own)
                guard !text.isEmpty else { continue }
                let folder = own.isEmpty ? "" : "\(own).lproj/"
                try write(Array(text.utf8), to: "\(folder)\(table).strings")
            }
        }
        try write(Array(PropertyListText.text(of: info).utf8), to: "Info.plist")
        written.insert(executable)
        removeRest()
    }

    private static func isOfLanguage(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
    }

    private func removeRest() {
        let root = folder.path(place)
        guard let all = FileManager.default.enumerator(atPath: root) else { return }
        var left: [String] = []
        for case let name as String in all {
            let type = all.fileAttributes?[.type] as? FileAttributeType
            if type != .typeDirectory, !written.contains(name) { left.append(name) }
        }
        for name in left { try? FileManager.default.removeItem(atPath: "\(root)/\(name)") }
    }
}

extension ResourceIndex.Image.Variant {
    fileprivate init(_ variant: Asset.Variant, file: String) {
        self.init(file: file)
        scale = variant.scale.flatMap { Int($0.prefix { $0 != "x" }) }
        idiom = variant.idiom == "universal" ? nil : variant.idiom
        luminosity = variant.luminosity
        contrast = variant.contrast
        locale = variant.locale
    }
}

extension ResourceIndex.Color {
    fileprivate init?(_ variant: Asset.Variant) {
        guard let color = variant.color else { return nil }
        self.init()
        luminosity = variant.luminosity
        contrast = variant.contrast
        idiom = variant.idiom == "universal" ? nil : variant.idiom
        switch color {
        case .system(let name, _): system = name
        case .components(let space, let red, let green, let blue, let alpha):
            self.space = space
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }
}

extension ResourceIndex.Image.Symbol {
    fileprivate init(_ template: SymbolTemplate) {
        box = template.box
        width = template.width
        height = template.height
        baseline = template.baseline
        outlines = template.outlines.map {
            Outline(data: $0.data, matrix: $0.matrix, isEvenOdd: $0.isEvenOdd ? true : nil)
        }
    }
}

extension Asset.Variant {
    /// Whether it is an iPhone icon in the default appearance.
    fileprivate var isIconOfPhones: Bool {
        let others: Set<String> = ["mac", "watch", "watch-marketing", "tv", "car", "vision"]
        let platform = conditions["platform"]
        return luminosity == nil && !others.contains(idiom) && platform ?? "ios" == "ios"
    }

    /// The length of an icon's side, in pixels.
    fileprivate var pixels: Double {
        let side = size.flatMap { Double($0.prefix { $0 != "x" }) } ?? 0
        return side * (scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1)
    }
}
