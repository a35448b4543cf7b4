// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The built kit: modules to import, and one library to link.
///
/// SwiftPM builds it once, optimized, into the cache; a stamp of the sources and of the compiler says when it has
/// to be built again. It is one shared library, so that linking a clip takes only as long as its own code takes.
struct BuiltKit: Sendable {
    /// The folder with the `.swiftmodule` files.
    let modulesFolder: String
    /// The folder with the shared library.
    let libraryFolder: String
    /// The names of the modules.
    let modules: Set<String>
    /// The module maps of the modules that are written in C.
    let moduleMaps: [String]
    /// Whether the kit declares `ColorResource` and `ImageResource`.
    let hasResourceTypes: Bool
    /// Whether `UIColor` and `UIImage` have initializers that take them.
    let hasResourceInitializers: Bool
    /// A text that changes whenever the kit does.
    let stamp: String
    /// The folders from which compilers and programs read the kit.
    let folders: [String]

    /// The name of the library, and of the package that builds it.
    static let library = "MorselKit"

    /// The modules that every file of a clip imports implicitly: those that Foundation and SwiftUI re-export on
    /// Apple's systems.
    static let implicit = ["ClipFoundation", "ClipNotifications"]

    /// The layers whose products clips import.
    private static let layers: Set<String> = ["Clip", "Views", "Frameworks"]

    /// Products of other layers that a program links: they run it.
    private static let runners: Set<String> = ["ClipSimulation"]

    private static let timeout = Duration.seconds(1800)

    /// Builds the kit, unless it is already up to date.
    ///
    /// - Throws: ``BuildError``.
    init(
        _ sources: KitSources,
        toolchain: Toolchain,
        cache: String?,
        progress: @Sendable (String) -> Void
    ) async throws(BuildError) {
        let folder = try BuildFolder("kit", name: "kit", key: sources.root, in: cache)
        let lock = await folder.lock()
        defer { withExtendedLifetime(lock) {} }
        let stamp = "2\n\(toolchain.stamp)\n\(sources.stamp())"
        let bytes = folder.path("build/release")
        if folder.bytes(of: "stamp").map({ String(decoding: $0, as: UTF8.self) }) != stamp {
            progress("Building the kit: the modules that clips import. This is done once.")
            try await Self.build(sources, in: folder, toolchain: toolchain)
            try folder.write(stamp.utf8, to: "stamp")
        }
        modulesFolder = bytes + "/Modules"
        libraryFolder = bytes
        folders = [folder.path, sources.root + "/Sources"]
        self.stamp = stamp
        let files = FileManager.default
        modules = Set(
            ((try? files.contentsOfDirectory(atPath: modulesFolder)) ?? [])
                .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
        ).subtracting([Self.library])
        moduleMaps = Self.moduleMaps(of: sources, built: bytes)
        let declared =
            folder.bytes(of: "declared").map { String(decoding: $0, as: UTF8.self) } ?? ""
        hasResourceTypes = declared.contains("types")
        hasResourceInitializers = declared.contains("initializers")
    }

    private static func moduleMaps(of sources: KitSources, built: String) -> [String] {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: built)) ?? []
        let made = names.filter { $0.hasSuffix(".build") }
            .map { "\(built)/\($0)/module.modulemap" }
        let layers = (try? files.contentsOfDirectory(atPath: sources.root + "/Sources")) ?? []
        let written = layers.flatMap { layer in
            let folder = "\(sources.root)/Sources/\(layer)"
            return ((try? files.contentsOfDirectory(atPath: folder)) ?? [])
                .map { "\(folder)/\($0)/include/module.modulemap" }
        }
        return (made + written).filter { files.fileExists(atPath: $0) }.sorted()
    }

    private static func build(
        _ sources: KitSources,
        in folder: BuildFolder,
        toolchain: Toolchain
    ) async throws(BuildError) {
        let manifest = try await PackageManifest(
            at: sources.root,
            toolchain: toolchain,
            in: folder
        )
        let imported = Set(
            manifest.targets.filter { target in
                let parts = (target.path ?? "").split(separator: "/")
                return parts.count == 3 && layers.contains(String(parts[1]))
            }.map(\.name)
        ).union(runners)
        let products = manifest.products.map(\.name).filter(imported.contains).sorted()
        try folder.make("package/Sources/\(library)")
        // SwiftPM takes the last component of a path as the package's identity, and finds the kit's own
        // dependency from this path.
        try folder.link("package/kit", to: sources.root)
        try folder.link("package/Packages", to: sources.packages)
        try folder.write(text(of: products).utf8, to: "package/Package.swift")
        try folder.write("".utf8, to: "package/Sources/\(library)/\(library).swift")
        // The plan of an earlier build does not know of files that the kit got since.
        try? FileManager.default.removeItem(atPath: folder.path("build/release.yaml"))
        let run = try await FinishedProgram.running(
            toolchain.driver,
            [
                "build", "--configuration", "release", "--package-path", folder.path("package"),
                "--scratch-path", folder.path("build"), "--product", library,
            ],
            trust: .full,
            in: folder.path,
            log: folder.path("log"),
            timeout: timeout
        )
        guard run.status == 0 else {
            let first = CompilerOutput(run.output).diagnostics.first { $0.severity == .error }
            let reason = first?.message ?? run.output.split(separator: "\n").last.map(String.init)
            throw BuildError(
                .kitFails,
                "\(sources.root): the kit cannot be built: \(reason ?? "status \(run.status)"). All that was said is in \(folder.path("log"))."
            )
        }
        let texts = Self.texts(of: sources)
        var declared: [String] = []
        if texts.contains(where: { $0.contains("public struct ColorResource") }) {
            declared.append("types")
        }
        if texts.contains(where: { $0.contains("init(resource: ColorResource") }),
            texts.contains(where: { $0.contains("init(resource: ImageResource") })
        {
            declared.append("initializers")
        }
        try folder.write(declared.joined(separator: " ").utf8, to: "declared")
    }

    private static func texts(of sources: KitSources) -> [String] {
        let folder = URL(fileURLWithPath: sources.root + "/Sources")
            .resolvingSymlinksInPath()
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var texts: [String] = []
        while let file = all?.nextObject() as? URL {
            guard file.pathExtension == "swift", let bytes = try? Data(contentsOf: file) else {
                continue
            }
            texts.append(String(decoding: bytes, as: UTF8.self))
        }
        return texts
    }

    private static func text(of products: [String]) -> String {
        let lines = products.map {
            "                .product(name: \"\($0)\", package: \"kit\"),\n"
        }
        return """
            // swift-tools-version: 6.2

            import PackageDescription

            let package = Package(
                name: "\(library)",
                products: [.library(name: "\(library)", type: .dynamic, targets: ["\(library)"])],
                dependencies: [.package(path: "kit")],
                targets: [
                    .target(
                        name: "\(library)",
                        dependencies: [
            \(lines.joined())            ]
                    )
                ]
            )

            """
    }
}
