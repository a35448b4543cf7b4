// SPDX-License-Identifier: Apache-2.0

public import AppClipProject

/// Projects as checks see them.
public struct LintSubject: Sendable {
    /// All projects.
    public let tree: ProjectTree

    /// Each clip with each of its apps, in each configuration; clips in the order of projects and targets,
    /// configurations in the order of the clip.
    public let clips: [LintContext]

    /// The names of all configurations, each once.
    public var configurations: [String] {
        var seen: Set<String> = []
        return clips.map(\.configuration).filter { seen.insert($0).inserted }
    }

    /// The projects that were read.
    ///
    /// - Parameters:
    ///   - tree: The projects.
    ///   - sources: Their sources; without them the rules about sources find nothing.
    public init(_ tree: ProjectTree, sources: ProjectSources? = nil) {
        self.tree = tree
        clips = tree.pairs.flatMap { pair in
            tree.configurations(of: pair).compactMap { name in
                LintContext(pair, configuration: name, in: tree, sources: sources)
            }
        }
    }
}
