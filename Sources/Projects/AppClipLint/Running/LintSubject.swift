// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A project as checks see it.
public struct LintSubject: Sendable {
    /// All files.
    public let files: any FileTree

    /// The path of the project file.
    public let projectFile: String

    /// The configurations, in the project's order.
    public let configurations: [String]

    /// Each clip and its app in each configuration.
    public let clips: [LintContext]

    /// A project.
    public init(
        files: any FileTree,
        projectFile: String,
        configurations: [String],
        clips: [LintContext]
    ) {
        self.files = files
        self.projectFile = projectFile
        self.configurations = configurations
        self.clips = clips
    }
}
