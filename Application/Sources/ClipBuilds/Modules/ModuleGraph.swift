// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import ClipSources
import SourceScan

/// The modules of a program, found through the imports of their sources.
///
/// An import is looked up in the kit, in the toolchain, among the targets of local packages and among the frameworks
/// of the project, in this order; so a module that nobody imports is not built.
struct ModuleGraph {
    /// A module before its sources are read.
    private struct Outline {
        let name: String
        let isProgram: Bool
        let paths: [String]
        let settings: ModuleSettings
        let resourceBundle: String?
        let extendsAssetTypes: Bool
        let catalogs: [AssetCatalog]
        var models: [DataModel] = []
    }

    let files: any FileTree
    let tree: ProjectTree
    let kit: BuiltKit
    let toolchain: Toolchain
    let folder: BuildFolder

    /// The modules in the order of their dependencies; the program is the last one.
    private(set) var modules: [SourceModule] = []
    private(set) var skipped: [SkippedFile] = []
    private(set) var resources: [ResourceMember] = []
    /// The asset catalogs whose images and colours the program itself can show.
    private(set) var catalogs: [(catalog: AssetCatalog, bundle: String)] = []

    private var frameworks: [String: ConfiguredTarget] = [:]
    private var packages: [String: (package: ManifestPackage, target: ManifestPackage.Target)] = [:]
    private var manifests: [String: PackageManifest] = [:]
    private var importable: Set<String> = []
    /// The names of the modules that are already in the graph, or are being added.
    private var met: Set<String> = []
    private var imports: [String: [BuildDiagnostic.Location]] = [:]
    private var origins: [String: MissingModule.Origin] = [:]
    private var types: [SourceFacts.TypeDeclaration] = []
    /// The reason the program cannot run here; `nil` if its sources show none.
    private(set) var refusal: BuildDiagnostic?

    init(
        files: any FileTree,
        tree: ProjectTree,
        kit: BuiltKit,
        toolchain: Toolchain,
        folder: BuildFolder
    ) {
        self.files = files
        self.tree = tree
        self.kit = kit
        self.toolchain = toolchain
        self.folder = folder
    }

    /// The modules that are not available.
    var missing: [MissingModule] {
        imports.sorted { $0.key < $1.key }.map { name, places in
            MissingModule(name: name, origin: origin(of: name), imports: places)
        }
    }

    private func origin(of module: String) -> MissingModule.Origin {
        if let known = origins[module] { return known }
        // A package often has the name of its module.
        let same = origins.first { $0.key.lowercased() == module.lowercased() }
        return same?.value ?? .unknown
    }

    /// Finds the modules of a program.
    ///
    /// - Throws: ``BuildError`` if it has no sources.
    mutating func find(_ program: ProgramTarget) async throws(BuildError) {
        noteCandidates(for: program)
        let outline: Outline
        switch program {
        case .project(let target): outline = self.outline(of: target, isProgram: true)
        case .package(let package, let target):
            outline = try await self.outline(of: target, in: package, isProgram: true)
        }
        try await add(outline)
        guard modules.last?.sources.isEmpty == false else {
            throw BuildError(
                .noSources,
                "\(program.name): the target has no source in Swift that is there."
            )
        }
    }

    // MARK: What could be imported

    private mutating func noteCandidates(for program: ProgramTarget) {
        var packages = tree.packages
        if case .project(let target) = program {
            for reference in target.project.packages {
                note(reference)
                guard case .local(let path) = reference.source, let inside = path.insidePath,
                    !packages.contains(where: { $0.path == inside }),
                    let package = ManifestPackage(at: inside, in: tree.folder)
                else { continue }
                packages.append(package)
            }
            for product in target.target.packageProducts {
                let package = target.project.packages.first { $0.id == product.package }
                guard let package, let origin = Self.origin(of: package) else { continue }
                origins[product.name] = origin
            }
            for name in target.target.systemFrameworks { origins[name] = origins[name] ?? .unknown }
            for member in target.target.members(.framework) {
                let name = member.name.split(separator: ".").first.map(String.init) ?? member.name
                origins[name] = .framework
            }
            for project in tree.projects {
                for other in project.targets where other.kind == .library {
                    let configured = project.configured(
                        other,
                        configuration: target.configuration
                    )
                    let name = Self.moduleName(configured)
                    if frameworks[name] == nil { frameworks[name] = configured }
                }
            }
        }
        for package in packages {
            for target in package.targets {
                let name = Self.identifier(target.name)
                if self.packages[name] == nil { self.packages[name] = (package, target) }
            }
        }
        importable = kit.modules.union(toolchain.modules).union(frameworks.keys)
            .union(self.packages.keys)
    }

    private mutating func note(_ reference: PackageReference) {
        guard let origin = Self.origin(of: reference) else { return }
        origins[reference.name] = origins[reference.name] ?? origin
    }

    private static func origin(of reference: PackageReference) -> MissingModule.Origin? {
        switch reference.source {
        case .remote(let url, _): .remotePackage(url: url)
        case .local(let path): reference.isThere ? nil : .localPackage(path: path.text)
        }
    }

    private static func moduleName(_ target: ConfiguredTarget) -> String {
        let name = target.setting("PRODUCT_MODULE_NAME")?.text ?? ""
        return identifier(name.isEmpty || name.contains("$") ? target.name : name)
    }

    /// Returns a name as the name of a module: other characters become underscores.
    static func identifier(_ name: String) -> String {
        let word = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return word.first?.isNumber == true ? "_" + word.dropFirst() : word
    }

    // MARK: Outlines

    private mutating func outline(of target: ConfiguredTarget, isProgram: Bool) -> Outline {
        var paths: [String] = []
        var models: [DataModel] = []
        for member in target.target.members where member.isForPhones {
            if let model = dataModel(at: member.path) {
                models.append(model)
                continue
            }
            switch (member.role, member.state) {
            case (.source, .file) where member.path.hasSuffix(".swift"): paths.append(member.path)
            case (.source, .missing), (.source, .outside):
                skipped.append(SkippedFile(path: member.path, reason: .missing))
            case (.source, .file), (.source, .folder): skip(member.path)
            case (.resource, .file), (.resource, .folder), (.copied, .file), (.copied, .folder):
                add(member, infoPlist: target.infoPlist.path)
            default: break
            }
        }
        let own = target.assetCatalogs()
        catalogs += own.map { ($0, "") }
        let name = Self.moduleName(target)
        let isTaken = kit.modules.contains(name) || toolchain.modules.contains(name)
        let extends = target.setting("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        let generates = target.setting("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS")
        return Outline(
            name: isProgram && isTaken ? name + "Program" : name,
            isProgram: isProgram,
            paths: paths,
            settings: ModuleSettings(of: target),
            resourceBundle: nil,
            extendsAssetTypes: extends.map(\.isYes) ?? true,
            catalogs: generates.map(\.isYes) ?? true ? own : [],
            models: models
        )
    }

    /// The data model of a folder `.xcdatamodel`, or the current one of a folder `.xcdatamodeld`; `nil` for others.
    private func dataModel(at path: String) -> DataModel? {
        var folder = path
        if path.hasSuffix(".xcdatamodeld") {
            let versions = (files.entries(in: path) ?? []).map(\.name)
                .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
            let note = try? files.bytes(of: path + "/.xccurrentversion", limit: 1 << 16)
            let text = String(decoding: note ?? [], as: UTF8.self)
            let current = versions.first { text.contains("<string>\($0)</string>") }
            guard let version = current ?? versions.last else { return nil }
            folder += "/\(version)"
        }
        guard folder.hasSuffix(".xcdatamodel"),
            let bytes = try? files.bytes(of: folder + "/contents", limit: 1 << 20)
        else { return nil }
        return try? DataModel(contents: bytes)
    }

    private mutating func add(_ member: TargetMember, infoPlist: String?) {
        guard member.path != infoPlist else { return }
        let resource = ResourceMember(
            path: member.path,
            isFolder: member.state == .folder,
            language: member.language,
            bundle: "",
            isCopied: member.role == .copied
        )
        switch resource.ending {
        case "xcassets": break
        case "storyboard", "xib", "metal": skip(member.path)
        default: resources.append(resource)
        }
    }

    private mutating func skip(_ path: String) {
        let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        let reason: SkippedFile.Reason =
            switch ending {
            case "xcdatamodel", "xcdatamodeld", "intentdefinition", "mlmodel", "mlpackage",
                "xcmappingmodel":
                .generatesCode
            case "storyboard", "xib", "metal", "docc", "rcproject": .notDrawn
            default: .otherLanguage
            }
        skipped.append(SkippedFile(path: path, reason: reason))
    }

    private mutating func outline(
        of target: ManifestPackage.Target,
        in package: ManifestPackage,
        isProgram: Bool
    ) async throws(BuildError) -> Outline {
        let manifest = try await self.manifest(of: package)
        let own = manifest?.targets.first { $0.name == target.name }
        let base =
            own?.path.flatMap { ProjectPath($0, in: .inside(package.path)).insidePath }
            ?? target.folder
        guard let base else {
            return Outline(
                name: Self.identifier(target.name),
                isProgram: isProgram,
                paths: [],
                settings: ModuleSettings(),
                resourceBundle: nil,
                extendsAssetTypes: true,
                catalogs: []
            )
        }
        for dependency in own?.dependencies ?? [] {
            guard let package = dependency.package,
                let url = manifest?.remotes[package.lowercased()]
            else { continue }
            origins[dependency.name] = .remotePackage(url: url)
        }
        let content = PackageFiles(of: own, in: base, files: files)
        for path in content.others { skip(path) }
        let bundle =
            content.resources.isEmpty
            ? nil : "\(Self.identifier("\(package.name)_\(target.name)")).bundle"
        var packageCatalogs: [AssetCatalog] = []
        for resource in content.resources {
            if resource.path.hasSuffix(".xcassets") {
                packageCatalogs.append(AssetCatalog(at: resource.path, in: tree.folder))
            } else {
                resources.append(
                    ResourceMember(
                        path: resource.path,
                        isFolder: resource.isFolder,
                        language: resource.language,
                        bundle: bundle ?? "",
                        isCopied: resource.isCopied
                    )
                )
            }
        }
        catalogs += packageCatalogs.map { ($0, bundle ?? "") }
        let settings = own.flatMap { own in manifest.map { ModuleSettings(of: own, in: $0) } }
        return Outline(
            name: Self.identifier(target.name),
            isProgram: isProgram,
            paths: content.sources,
            settings: settings ?? ModuleSettings(),
            resourceBundle: bundle,
            extendsAssetTypes: true,
            catalogs: packageCatalogs
        )
    }

    /// Returns a manifest as SwiftPM reads it; `nil` if it needs Apple's tools, in which case only its literals are
    /// known.
    private mutating func manifest(
        of package: ManifestPackage
    ) async throws(BuildError) -> PackageManifest? {
        if let known = manifests[package.path] { return known }
        let path = absolutePath(of: package.path)
        guard !package.path.hasSuffix(".swiftpm"), let path else { return nil }
        let manifest = try await PackageManifest(at: path, toolchain: toolchain, in: folder)
        manifests[package.path] = manifest
        return manifest
    }

    private func absolutePath(of path: String) -> String? {
        root.map { path.isEmpty ? $0 : "\($0)/\(path)" }
    }

    /// The absolute path of the project's folder.
    var root: String?
    /// A Boolean value that indicates whether the previews of the program are built, too.
    var showsPreviews = false
    /// The kind of program, for messages.
    var kind = "App Clip"

    // MARK: Reading

    private mutating func add(_ outline: Outline) async throws(BuildError) {
        met.insert(outline.name)
        var module = SourceModule(
            name: outline.name,
            isProgram: outline.isProgram,
            sources: [],
            settings: outline.settings
        )
        module.resourceBundle = outline.resourceBundle
        module.extendsAssetTypes = outline.extendsAssetTypes
        module.assets = outline.catalogs.flatMap(\.assets).compactMap(AssetSymbol.init)
        module.models = outline.models
        let vocabulary = Vocabulary(phrases: [])
        var scanned: [ScannedFile] = []
        var seen: Set<String> = []
        for path in outline.paths where seen.insert(path).inserted {
            guard let bytes = try? files.bytes(of: path, limit: RewrittenSource.sizeLimit),
                !bytes.contains(0)
            else {
                skipped.append(SkippedFile(path: path, reason: .unreadable))
                continue
            }
            let number = showsPreviews && outline.isProgram ? module.sources.count : nil
            let rewritten = RewrittenSource(bytes, showingPreviewsAs: number)
            module.sources.append(.init(path: path, rewritten: rewritten))
            if let file = ScannedFile(path: path, bytes: bytes, vocabulary: vocabulary) {
                scanned.append(file)
            }
        }
        let facts = SourceFacts(
            scanned,
            under: BuildConditions(
                flags: Set(outline.settings.conditions),
                importableModules: importable
            ),
            vocabulary: vocabulary
        )
        for (name, sightings) in facts.imports.sorted(by: { $0.key < $1.key }) {
            guard name != outline.name, name != "Darwin" else { continue }
            if try await provide(name) {
                if met.contains(name) { module.dependencies.append(name) }
            } else {
                let places = sightings.filter(\.isCertain).map(\.place).map {
                    BuildDiagnostic.Location(
                        file: $0.file,
                        line: $0.position.line,
                        column: $0.position.column
                    )
                }
                if !places.isEmpty { imports[name, default: []] += places }
            }
        }
        types += facts.types
        if outline.isProgram {
            let entry = ProgramEntry(types: types, facts: facts) { [files] path in
                try? files.bytes(of: path, limit: RewrittenSource.sizeLimit)
            }
            refusal = entry.refusal(of: kind, mainFile: module.mainFile)
        }
        modules.append(module)
    }

    /// Makes a module available for import; returns whether it is.
    private mutating func provide(_ name: String) async throws(BuildError) -> Bool {
        if kit.modules.contains(name) || toolchain.modules.contains(name) || met.contains(name) {
            return true
        }
        if let (package, target) = packages[name] {
            try await add(outline(of: target, in: package, isProgram: false))
            return true
        }
        if let framework = frameworks[name] {
            try await add(outline(of: framework, isProgram: false))
            return true
        }
        return false
    }
}

extension AssetSymbol {
    /// Creates the symbol of an asset; `nil` for icons and data, which code cannot name.
    init?(_ asset: Asset) {
        switch asset.kind {
        case .color: self.init(.color, name: asset.name)
        case .image, .symbol: self.init(.image, name: asset.name)
        default: return nil
        }
    }
}
