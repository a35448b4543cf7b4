// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
public import AppClipProject
import ClipSources
import Foundation
public import ProjectFiles

/// Builds the clip of a project natively, as Xcode would build it for a phone.
///
/// The sources are copied into the cache and rewritten there line for line; the project is not changed.
/// Whatever is unchanged since the last build is not compiled again.
///
/// ```swift
/// let outcome = try await ClipBuild(files, tree: tree).run()
/// print(outcome.program?.executable ?? outcome.errors.first?.message ?? "")
/// ```
public struct ClipBuild: Sendable {
    /// The files around the project.
    public let files: FolderFiles
    /// The projects and packages among the files.
    public let tree: ProjectTree
    /// The name of the target; `nil` for the only clip.
    public var target: String?
    /// The name of the configuration; `nil` for that of the scheme, or else `Debug`.
    public var configuration: String?
    /// The folder of the kit's sources; `nil` to look for it.
    public var kit: String?
    /// The folder for build products; `nil` for `$XDG_CACHE_HOME/morsel`.
    public var cache: String?
    /// A Boolean value that indicates whether the program can show its previews; it is then built only if they
    /// compile.
    public var showsPreviews = false
    /// A closure that receives a message when a step begins that takes long.
    public var progress: @Sendable (String) -> Void = { _ in }

    /// Creates a build of a project.
    public init(_ files: FolderFiles, tree: ProjectTree, target: String? = nil) {
        self.files = files
        self.tree = tree
        self.target = target
    }

    /// Builds the program.
    ///
    /// Builds of the same target wait for each other.
    ///
    /// - Returns: The outcome; errors in sources are part of it.
    /// - Throws: ``BuildError`` if there is nothing to build, or a tool for building is missing.
    public func run() async throws(BuildError) -> BuildOutcome {
        let clock = ContinuousClock()
        var duration = BuildOutcome.Duration()
        let start = clock.now
        let program = try ProgramTarget(in: tree, named: target, configuration: configuration)
        let toolchain = try Toolchain()
        let beforeKit = clock.now
        let kit = try await BuiltKit(
            KitSources(self.kit),
            toolchain: toolchain,
            cache: cache,
            progress: progress
        )
        duration.kit = clock.now - beforeKit
        let folder = try BuildFolder(
            "builds",
            name: program.name,
            key: "\(files.root)\n\(program.key)\(showsPreviews ? "\npreviews" : "")",
            in: cache
        )
        let lock = await folder.lock()
        defer { withExtendedLifetime(lock) {} }
        // This build's own folder is locked, so it is kept.
        defer { BuildCache(cache).trim() }
        var graph = ModuleGraph(
            files: files,
            tree: tree,
            kit: kit,
            toolchain: toolchain,
            folder: folder
        )
        graph.root = files.root
        graph.showsPreviews = showsPreviews
        graph.kind = program.isClip ? "App Clip" : "app"
        try await graph.find(program)
        let name = graph.modules.last?.name ?? program.name
        let place = "products/\(name).app"
        var bundle = BundleFolder(files: files, folder: folder, place: place)
        let facts = try await fill(&bundle, of: program, from: graph, executable: name)
        let build = ModuleBuild(folder: folder, toolchain: toolchain, kit: kit, root: files.root)
        var hasChanged = false
        for module in graph.modules where try build.prepare(module) { hasChanged = true }
        let prepared = clock.now
        duration.preparing = prepared - start - duration.kit
        let executable = folder.path("\(place)/\(name)")
        // A missing program is linked even if the compiler finds its parts unchanged.
        if hasChanged { try? FileManager.default.removeItem(atPath: executable) }
        let diagnostics: [BuildDiagnostic]
        let isBuilt: Bool
        if let refusal = graph.refusal {
            (diagnostics, isBuilt) = ([refusal], false)
        } else {
            (diagnostics, isBuilt) = try await compile(graph.modules, by: build, to: executable)
        }
        duration.compiling = clock.now - prepared
        var built = BuiltProgram(
            executable: executable,
            bundle: folder.path(place),
            facts: facts
        )
        built.libraries = toolchain.folders + kit.folders
        if showsPreviews {
            built.previews = graph.modules.last?.shownPreviews.map { $0.name ?? "" } ?? []
        }
        return BuildOutcome(
            program: isBuilt ? built : nil,
            facts: facts,
            diagnostics: diagnostics.filter { $0.severity == .error }
                + diagnostics.filter { $0.severity != .error },
            missing: graph.missing,
            skipped: graph.skipped + bundle.skipped,
            modules: graph.modules.map(\.name),
            sources: (graph.modules.flatMap(\.sources).map(\.path)
                + graph.resources.map(\.path) + graph.catalogs.map(\.catalog.path))
                .map { "\(files.root)/\($0)" },
            previews: (graph.modules.last?.sources ?? []).flatMap { source in
                source.rewritten.previews.map { .init($0, in: source.path) }
            },
            duration: duration
        )
    }

    private func compile(
        _ modules: [SourceModule],
        by build: ModuleBuild,
        to executable: String
    ) async throws(BuildError) -> ([BuildDiagnostic], isBuilt: Bool) {
        var diagnostics: [BuildDiagnostic] = []
        var failed: Set<String> = []
        for (index, module) in modules.enumerated() {
            // A module that imports a failed one would only report that it is missing.
            guard failed.isDisjoint(with: module.dependencies) else {
                failed.insert(module.name)
                continue
            }
            let libraries = Array(modules[..<index])
            let result = try await build.compile(module, with: libraries, executable: executable)
            diagnostics += result.diagnostics
            if !result.isBuilt { failed.insert(module.name) }
        }
        return (diagnostics, failed.isEmpty && diagnostics.allSatisfy { $0.severity != .error })
    }

    private func fill(
        _ bundle: inout BundleFolder,
        of program: ProgramTarget,
        from graph: ModuleGraph,
        executable: String
    ) async throws(BuildError) -> ProgramFacts {
        var facts: ProgramFacts
        var info: [PropertyEntry] = []
        var icon: String?
        var accent: String?
        var language: String?
        switch program {
        case .project(let target):
            facts = ProgramFacts(of: target, in: tree)
            info = target.infoPlist.values
            icon = target.setting("ASSETCATALOG_COMPILER_APPICON_NAME")?.text
            accent = target.setting("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")?.text
            language = target.project.developmentRegion
        case .package(let package, let target):
            facts = ProgramFacts(
                target: target.name,
                isClip: target.importsAppClip,
                displayName: target.name
            )
            if target.name.hasSuffix(ProgramTarget.simulated) {
                let app =
                    target.name.dropLast(ProgramTarget.simulated.count) + ProgramTarget.simulatedApp
                facts.counterpart = package.targets.map(\.name).first { $0 == app }
            }
        }
        let iconName = icon ?? "AppIcon"
        for member in graph.resources {
            if member.isFolder, member.name == iconName + ".icon", member.bundle.isEmpty {
                try bundle.addIcon(at: member.path, bundle: member.bundle)
            } else if !(member.isFolder && member.ending == "icon") {
                try bundle.add(member)
            }
        }
        for (catalog, own) in graph.catalogs {
            try await bundle.add(catalog, bundle: own, icon: iconName)
        }
        try bundle.finish(info: info, accent: accent, language: language, executable: executable)
        facts.icon = bundle.index.icon
        return facts
    }
}

extension ProgramTarget {
    /// The key that distinguishes the target from other targets around the same folder.
    fileprivate var key: String {
        switch self {
        case .project(let target):
            "\(target.project.path)\n\(target.id)\n\(target.configuration)"
        case .package(let package, let target): "\(package.path)\n\(target.name)"
        }
    }
}

extension BuildOutcome.Preview {
    fileprivate init(_ preview: SourcePreview, in file: String) {
        location = .init(
            file: file,
            line: preview.position.line,
            column: preview.position.column
        )
        name = preview.name
        isMacro = preview.form == .macro
    }
}
