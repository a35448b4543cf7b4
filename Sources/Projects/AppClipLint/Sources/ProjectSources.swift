// SPDX-License-Identifier: Apache-2.0

public import AppClipProject
import SourceScan
import Synchronization

/// The sources of all clips and their apps, scanned once.
public final class ProjectSources: Sendable {
    /// The values that the facts about a target's sources depend on, beside the sources.
    private struct Key: Hashable {
        let project: String
        let target: String
        let conditions: BuildConditions
    }

    /// The scan of each file, by its path.
    private let files: [String: ScannedFile]
    /// The paths of the sources of each local package, by the folder of its target.
    private let packages: [String: [String]]
    private let known = Mutex<[Key: TargetSources]>([:])

    private init(files: [ScannedFile], packages: [String: [String]]) {
        self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        self.packages = packages
    }

    /// Reads and scans the sources of the clips, of their apps, and of local packages.
    ///
    /// - Parameters:
    ///   - tree: The projects.
    ///   - progress: A closure that is called with the numbers of scanned files and of all files; `nil` for no
    ///     progress.
    /// - Returns: The sources.
    /// - Complexity: O(*n*) in the bytes of the sources; several are read concurrently.
    public static func scanning(
        _ tree: ProjectTree,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
    ) async -> ProjectSources {
        var paths: [String] = []
        var seen: Set<String> = []
        var packages: [String: [String]] = [:]
        for reference in tree.pairs.flatMap({ [$0.clip, $0.app].compactMap(\.self) }) {
            guard let target = tree.target(reference) else { continue }
            // A clip only embeds its widget.
            let parts = target.isAppClip ? target.embeddings.compactMap(\.target) : []
            for target in [target] + parts.compactMap({ tree.target($0) }) {
                paths += TargetSources.paths(of: target, in: tree.folder).paths
                    .filter { seen.insert($0).inserted }
            }
        }
        for project in tree.projects {
            for package in project.packages {
                for (folder, sources) in PackageSources.folders(of: package, in: tree.folder) {
                    packages[folder] = sources
                    paths += sources.filter { seen.insert($0).inserted }
                }
            }
        }
        let files = await scanned(paths, in: tree, progress)
        return ProjectSources(files: files, packages: packages)
    }

    /// The number of files that are scanned between calls of the progress closure.
    private static let portion = 512

    private static func scanned(
        _ paths: [String],
        in tree: ProjectTree,
        _ progress: (@Sendable (Int, Int) -> Void)?
    ) async -> [ScannedFile] {
        guard let progress, paths.count > portion else {
            return await ScannedFile.scanning(paths, in: tree.folder.tree, for: .lint)
        }
        var files: [ScannedFile] = []
        for start in stride(from: 0, to: paths.count, by: portion) {
            let some = Array(paths[start..<min(start + portion, paths.count)])
            files += await ScannedFile.scanning(some, in: tree.folder.tree, for: .lint)
            progress(start + some.count, paths.count)
        }
        return files
    }

    /// Returns the facts found in the sources of a target in its configuration.
    func sources(of target: ConfiguredTarget, in tree: ProjectTree) -> TargetSources {
        let conditions = target.buildConditions
        let key = Key(
            project: target.project.path,
            target: target.id,
            conditions: conditions
        )
        if let found = known.withLock({ $0[key] }) { return found }
        let (paths, isWhole) = TargetSources.paths(of: target.target, in: tree.folder)
        let own = SourceFacts(
            paths.compactMap { files[$0] },
            under: conditions,
            vocabulary: .lint
        )
        // Neither flags nor macros of a target apply to packages; DEBUG is set for debug builds.
        let inPackages = BuildConditions(flags: conditions.flags.intersection(["DEBUG"]))
        let linked = Set(target.target.packageProducts.map(\.name))
        let (mine, others) = packages.reduce(into: ([String](), [String]())) { result, package in
            let name = package.key.split(separator: "/").last.map(String.init) ?? ""
            if linked.contains(name) {
                result.0 += package.value
            } else {
                result.1 += package.value
            }
        }
        func facts(_ paths: [String]) -> SourceFacts {
            SourceFacts(
                paths.sorted().compactMap { files[$0] },
                under: inPackages,
                vocabulary: .lint
            )
        }
        let sources = TargetSources(
            own: own,
            linked: facts(mine),
            near: linked.isEmpty ? SourceFacts() : facts(others),
            isWhole: isWhole && own.unread.isEmpty
        )
        known.withLock { $0[key] = sources }
        return sources
    }
}

extension ConfiguredTarget {
    /// The conditions for `#if` in the sources of the target.
    var buildConditions: BuildConditions {
        var macros: [String: String] = [:]
        for definition in preprocessorDefinitions {
            let parts = definition.split(separator: "=", maxSplits: 1).map(String.init)
            guard let name = parts.first else { continue }
            macros[name] = parts.count > 1 ? parts[1] : "1"
        }
        let names = [
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS",
            "GCC_PREPROCESSOR_DEFINITIONS", "OTHER_CFLAGS",
        ]
        // A variable without a value may stand for any name.
        let isKnown = names.allSatisfy { setting($0)?.unresolved.isEmpty ?? true }
        return BuildConditions(
            flags: Set(swiftConditions),
            macros: macros,
            areComplete: isComplete && isKnown
        )
    }
}
