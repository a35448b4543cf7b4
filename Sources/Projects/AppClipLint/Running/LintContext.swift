// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
public import AppClipProject

/// The input of a check of a clip: the clip and its full app, in one configuration.
public struct LintContext: Sendable {
    /// All projects.
    public let tree: ProjectTree

    /// The clip and its app, and the relation between them.
    public let pair: AppClipPair

    /// The name of the configuration.
    public let configuration: String

    /// The clip in this configuration.
    public let clip: ConfiguredTarget

    /// The app that embeds the clip; `nil` if none does.
    public let app: ConfiguredTarget?

    /// The facts found in the sources of the clip; `nil` if they were not scanned.
    public let clipSources: TargetSources?

    /// The facts found in the sources of the app; `nil` if they were not scanned, or there is no app.
    public let appSources: TargetSources?

    /// The sources of other targets that are built with the clip; `nil` if none were scanned.
    let sources: ProjectSources?

    /// Whether the configuration is built for the store, as far as its name indicates.
    public let isRelease: Bool

    /// Creates the context of a clip and its app in a configuration; `nil` if the tree has no such clip.
    public init?(
        _ pair: AppClipPair,
        configuration: String,
        in tree: ProjectTree,
        sources: ProjectSources? = nil
    ) {
        guard let clip = tree.configured(pair.clip, configuration: configuration) else {
            return nil
        }
        self.tree = tree
        self.pair = pair
        self.configuration = configuration
        self.clip = clip
        let app = pair.app.flatMap { tree.configured($0, configuration: configuration) }
        self.app = app
        self.sources = sources
        clipSources = sources?.sources(of: clip, in: tree)
        appSources = app.flatMap { sources?.sources(of: $0, in: tree) }
        isRelease = Self.isRelease(configuration, clip)
    }

    private static func isRelease(_ name: String, _ clip: ConfiguredTarget) -> Bool {
        let name = name.lowercased()
        let isDebug = name.contains("debug") || clip.swiftConditions.contains("DEBUG")
        let words = ["release", "prod", "store", "distribution"]
        return !isDebug && words.contains { name.contains($0) }
    }

    /// Creates a finding about a target in this configuration.
    ///
    /// The default location is that of the target.
    public func finding(
        _ rule: LintRule.ID,
        on target: ConfiguredTarget,
        _ facts: LintFacts = [:],
        at place: Place? = nil,
        related: [Place] = [],
        certainty: LintFinding.Certainty = .certain,
        fix: LintFix? = nil
    ) -> LintFinding {
        LintFinding(
            rule,
            target: target.name,
            configurations: [configuration],
            facts: facts,
            at: place ?? target.place,
            related: related,
            certainty: certainty,
            fix: fix
        )
    }
}
