// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
public import AppClipProject

/// What a check of a clip sees: the clip and its full app, in one configuration.
public struct LintContext: Sendable {
    /// All projects.
    public let tree: ProjectTree

    /// The clip and its app, and what says that they belong together.
    public let pair: AppClipPair

    /// The name of the configuration.
    public let configuration: String

    /// The clip.
    public let clip: ConfiguredTarget

    /// The app that embeds the clip; `nil` if none does.
    public let app: ConfiguredTarget?

    /// What the sources of the clip say; `nil` if nobody scanned them.
    public let clipSources: TargetSources?

    /// What the sources of the app say; `nil` if nobody scanned them, or there is no app.
    public let appSources: TargetSources?

    /// The sources of other targets that are built with the clip; `nil` if nobody scanned any.
    let sources: ProjectSources?

    /// Whether the configuration is one that is built for the store, as far as its name says.
    public let isRelease: Bool

    /// A clip and its app in a configuration; `nil` if the tree has no such clip.
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

    /// A finding about a target in this configuration.
    ///
    /// Without a place it is that of the target.
    public func finding(
        _ rule: String,
        on target: ConfiguredTarget,
        _ values: [String: String] = [:],
        at place: Place? = nil,
        related: [Place] = [],
        certainty: LintFinding.Certainty = .certain,
        fix: LintFix? = nil
    ) -> LintFinding {
        LintFinding(
            rule,
            target: target.name,
            configurations: [configuration],
            values: values,
            at: place ?? target.place,
            related: related,
            certainty: certainty,
            fix: fix
        )
    }
}
