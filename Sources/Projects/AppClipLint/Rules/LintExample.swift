// SPDX-License-Identifier: Apache-2.0

/// A few lines of a file that break or keep a rule.
public struct LintExample: Sendable, Hashable {
    /// What the lines are written in.
    public let language: Language

    /// The lines.
    public let text: String

    /// What an example is written in, as fences of Markdown name it.
    public enum Language: String, Sendable, Hashable, CaseIterable {
        /// Build settings as an `.xcconfig` file has them, or words.
        case settings = "text"
        /// A property list, a scheme.
        case xml
        /// Swift.
        case swift
        /// A project file.
        case project = "pbxproj"
    }

    /// Lines in a language.
    public init(_ language: Language, _ text: String) {
        self.language = language
        self.text = text
    }

    /// Build settings, or words.
    public static func settings(_ text: String) -> LintExample { LintExample(.settings, text) }

    /// A property list or a scheme.
    public static func xml(_ text: String) -> LintExample { LintExample(.xml, text) }

    /// Swift.
    public static func swift(_ text: String) -> LintExample { LintExample(.swift, text) }

    /// A part of a project file.
    public static func project(_ text: String) -> LintExample { LintExample(.project, text) }
}
