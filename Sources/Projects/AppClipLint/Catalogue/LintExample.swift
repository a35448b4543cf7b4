// SPDX-License-Identifier: Apache-2.0

/// A few lines of a file that violate or follow a rule.
public struct LintExample: Sendable, Hashable {
    /// The language of the lines.
    public let language: Language

    /// The lines.
    public let text: String

    /// The language of an example, as written in Markdown code fences.
    public enum Language: String, Sendable, Hashable, CaseIterable {
        /// Build settings as in an `.xcconfig` file, or plain text.
        case settings = "text"
        /// A property list or a scheme.
        case xml
        /// Swift source code.
        case swift
        /// A project file.
        case project = "pbxproj"
    }

    /// Creates an example.
    public init(_ language: Language, _ text: String) {
        self.language = language
        self.text = text
    }

    /// Creates an example of build settings, or of plain text.
    public static func settings(_ text: String) -> LintExample { LintExample(.settings, text) }

    /// Creates an example of a property list or a scheme.
    public static func xml(_ text: String) -> LintExample { LintExample(.xml, text) }

    /// Creates an example of Swift source code.
    public static func swift(_ text: String) -> LintExample { LintExample(.swift, text) }

    /// Creates an example of a part of a project file.
    public static func project(_ text: String) -> LintExample { LintExample(.project, text) }
}
