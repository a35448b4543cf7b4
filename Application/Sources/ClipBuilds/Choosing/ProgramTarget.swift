// SPDX-License-Identifier: Apache-2.0

import AppClipProject

/// The target of a project or of a package that is to be built as a program.
enum ProgramTarget: Sendable {
    /// A clip or an app of an Xcode project, in one configuration.
    case project(ConfiguredTarget)
    /// A program of a Swift package.
    case package(ManifestPackage, ManifestPackage.Target)

    /// The suffixes of the names of a package's programs that run a clip and the full app.
    static let (simulated, simulatedApp) = ("Simulated", "AppSimulated")

    var name: String {
        switch self {
        case .project(let target): target.name
        case .package(_, let target): target.name
        }
    }

    var isClip: Bool {
        switch self {
        case .project(let target): target.kind == .clip
        case .package(_, let target): target.importsAppClip
        }
    }
}

extension ProgramTarget {
    /// Chooses the target to build: the one with the name, or else the only clip.
    ///
    /// - Throws: ``BuildError`` that lists the possible targets.
    init(in tree: ProjectTree, named name: String?, configuration: String?) throws(BuildError) {
        let candidates = Candidate.all(in: tree)
        var found: [Candidate]
        if let name {
            found = candidates.filter { $0.name == name }
            guard !found.isEmpty else {
                throw BuildError(
                    .noTarget,
                    "--target: no clip or app is called '\(name)'. \(Self.list(candidates))"
                )
            }
        } else {
            found = candidates.filter(\.isClip)
            let simulated = candidates.filter(\.isSimulatedClip)
            if simulated.count == 1, tree.projects.isEmpty { found = simulated }
            // A renamed project is often left in place under its old name, without its files.
            let whole = found.filter(\.hasSources)
            if whole.count == 1 { found = whole }
            guard !found.isEmpty else {
                let apps =
                    candidates.isEmpty
                    ? "" : " \(Self.list(candidates)) --target builds an app."
                throw BuildError(
                    .noTarget,
                    "there is no App Clip here: no Xcode project has a target for one, and no Swift package a program that imports AppClip.\(apps)"
                )
            }
        }
        guard found.count == 1 else {
            let same = Set(found.map(\.name)).count < found.count
            throw BuildError(
                .ambiguousTarget,
                "there are \(found.count) targets to choose from. \(Self.list(found)) "
                    + (same
                        ? "The path of one of the projects tells them apart."
                        : "--target chooses one by its name.")
            )
        }
        switch found[0].origin {
        case .package(let package, let target): self = .package(package, target)
        case .project(let project, let target):
            let schemes = tree.schemes(running: project.reference(to: target))
            let names = target.configurations
            let usual =
                schemes.lazy.compactMap(\.runConfiguration).first { names.contains($0) }
                ?? (names.contains("Debug") ? "Debug" : project.defaultConfiguration ?? "Debug")
            self = .project(project.configured(target, configuration: configuration ?? usual))
        }
    }

    private static func list(_ candidates: [Candidate]) -> String {
        guard !candidates.isEmpty else { return "There is none." }
        let shown = candidates.prefix(12).map { "'\($0.name)' in \($0.place)" }
        let more = candidates.count > 12 ? " and \(candidates.count - 12) more" : ""
        return "There are \(shown.joined(separator: ", "))\(more)."
    }
}

/// A target that can be built as a program.
private struct Candidate {
    enum Origin {
        case project(XcodeProject, ProjectTarget)
        case package(ManifestPackage, ManifestPackage.Target)
    }

    let name: String
    let isClip: Bool
    let place: String
    let origin: Origin

    /// Whether at least one of its sources exists.
    var hasSources: Bool {
        guard case .project(_, let target) = origin else { return true }
        return target.members.contains {
            $0.role == .source && $0.state == .file && $0.path.hasSuffix(".swift")
        }
    }

    /// Whether it is a package's program that runs its clip in a simulator: `FrutaSimulated`.
    var isSimulatedClip: Bool {
        guard case .package = origin else { return false }
        return name.hasSuffix(ProgramTarget.simulated)
            && !name.hasSuffix(ProgramTarget.simulatedApp)
    }

    static func all(in tree: ProjectTree) -> [Candidate] {
        var all: [Candidate] = []
        for project in tree.projects {
            for target in project.targets where target.kind == .clip || target.kind == .app {
                all.append(
                    Candidate(
                        name: target.name,
                        isClip: target.isAppClip,
                        place: project.path,
                        origin: .project(project, target)
                    )
                )
            }
        }
        for package in tree.packages {
            for target in package.targets
            where target.kind != "target" && (target.importsAppClip || tree.projects.isEmpty) {
                all.append(
                    Candidate(
                        name: target.name,
                        isClip: target.importsAppClip,
                        place: package.path.isEmpty ? "Package.swift" : package.path,
                        origin: .package(package, target)
                    )
                )
            }
        }
        return all
    }
}
