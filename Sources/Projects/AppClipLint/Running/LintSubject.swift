// SPDX-License-Identifier: Apache-2.0

public import AppClipProject

/// The input of checks: all projects, and their clips in all configurations.
public struct LintSubject: Sendable {
    /// All projects.
    public let tree: ProjectTree

    /// The contexts of each clip with each of its apps, in each configuration; clips in the order of projects and
    /// targets, configurations in the order of the clip.
    public let clips: [LintContext]

    /// The names of all configurations, each once.
    public var configurations: [String] {
        var seen: Set<String> = []
        return clips.map(\.configuration).filter { seen.insert($0).inserted }
    }

    /// The clips of all pairs, each once.
    var clipTargets: [TargetReference] {
        var seen: Set<TargetReference> = []
        return tree.pairs.map(\.clip).filter { seen.insert($0).inserted }
    }

    /// Creates the input of checks.
    ///
    /// - Parameters:
    ///   - tree: The projects.
    ///   - sources: The sources of the projects; without them, the rules about sources find nothing.
    public init(_ tree: ProjectTree, sources: ProjectSources? = nil) {
        self.tree = tree
        clips = tree.pairs.flatMap { pair in
            tree.configurations(of: pair).compactMap { name in
                LintContext(pair, configuration: name, in: tree, sources: sources)
            }
        }
    }
}
