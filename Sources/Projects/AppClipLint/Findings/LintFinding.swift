// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
public import AppClipProject

/// What is wrong in a project or a bundle: data, not words.
public struct LintFinding: Sendable, Hashable {
    /// The id of the ``LintRule``.
    public let rule: String

    /// How much it matters: the rule's severity, until certainty and configuration change it.
    public var severity: LintSeverity

    /// The name of the target, or of the bundle; `nil` for the project as a whole.
    public let target: String?

    /// The configurations in which it is so, in the project's order; empty where they do not matter.
    public var configurations: [String]

    /// The values in the rule's message, by their names.
    public let values: [String: String]

    /// Where it is; `nil` if no line of a file can be named.
    public var place: Place?

    /// Other places that it is about.
    public var related: [Place]

    /// How sure it is.
    public let certainty: Certainty

    /// What mends it; `nil` where somebody has to decide.
    public var fix: LintFix?

    /// Why a file cannot be read that it is about; `nil` where it is about something else.
    ///
    /// ``message`` does not say it: its words are made where those of all reading errors are.
    public var cause: ProjectReadingError?

    /// How sure a finding is.
    public enum Certainty: Sendable, Hashable {
        /// Everything that it rests on has been read.
        case certain
        /// Something is not known that could refute it. Such a finding is no more than an
        /// ``LintSeverity/info``.
        case unsure(Reason)

        /// Why a finding is not sure.
        @nonexhaustive public enum Reason: String, Sendable, Hashable, CaseIterable {
            /// A settings file is not there, or a variable has no value.
            case settings
            /// Not all source files could be read.
            case sources
            /// The code may be left out of the build, by a condition whose value is not known.
            case condition
            /// Other code of the target may do the same in another way.
            case otherCode
            /// A configuration may leave the file out of the build.
            case exclusion
            /// Another project, which could not be read, may refute it.
            case project
            /// The signature could not be read, and the provisioning profile allows more than is claimed.
            case profile
            /// A website could not be asked.
            case network
        }
    }

    /// A finding, as severe as its rule.
    ///
    /// - Parameters:
    ///   - rule: The id of a rule in the catalogue.
    ///   - target: The name of the target.
    ///   - configurations: Where it is so.
    ///   - values: The values in the rule's message.
    ///   - place: Where it is.
    ///   - related: Other places that it is about.
    ///   - certainty: How sure it is.
    ///   - fix: What mends it.
    ///   - cause: Why a file cannot be read that it is about.
    public init(
        _ rule: String,
        target: String? = nil,
        configurations: [String] = [],
        values: [String: String] = [:],
        at place: Place? = nil,
        related: [Place] = [],
        certainty: Certainty = .certain,
        fix: LintFix? = nil,
        cause: ProjectReadingError? = nil
    ) {
        self.rule = rule
        let severity = LintRule.named(rule)?.severity ?? .error
        self.severity = certainty == .certain ? severity : .info
        self.target = target
        self.configurations = configurations
        self.values = values
        self.place = place
        self.related = related
        self.certainty = certainty
        self.fix = fix
        self.cause = cause
    }
}
