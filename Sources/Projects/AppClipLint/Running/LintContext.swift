// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// What a check of a clip sees: the clip and its full app, in one configuration.
public struct LintContext: Sendable {
    /// All files.
    public let files: any FileTree

    /// The path of the project file that has the clip.
    public let projectFile: String

    /// The name of the configuration.
    public let configuration: String

    /// Whether the configuration is one that is built for the store.
    public let isRelease: Bool

    /// The clip.
    public let clip: ConfiguredTarget

    /// The app that embeds the clip; `nil` if none does.
    public let app: ConfiguredTarget?

    /// A clip and its app in a configuration.
    public init(
        files: any FileTree,
        projectFile: String,
        configuration: String,
        isRelease: Bool,
        clip: ConfiguredTarget,
        app: ConfiguredTarget?
    ) {
        self.files = files
        self.projectFile = projectFile
        self.configuration = configuration
        self.isRelease = isRelease
        self.clip = clip
        self.app = app
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
