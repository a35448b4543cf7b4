// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
public import AppClipProject

/// A problem in a project or a bundle, as data without words.
public struct LintFinding: Sendable, Hashable {
    /// The id of the ``LintRule``.
    public let ruleID: LintRule.ID

    /// The text of the rule's id, such as `C202`.
    public var rule: String { ruleID.rawValue }

    /// The severity: that of the rule, until certainty and configuration change it.
    public var severity: LintSeverity

    /// The name of the target, or of the bundle; `nil` for the project as a whole.
    public let target: String?

    /// The configurations with the problem, in the project's order; empty if they do not matter.
    public var configurations: [String]

    /// The facts that the messages of the rule state.
    public let facts: LintFacts

    /// The location of the problem; `nil` if it is not in a line of a file.
    public var place: Place?

    /// Other locations that the problem is about.
    public var related: [Place]

    /// The certainty of the finding.
    public let certainty: Certainty

    /// The change that fixes the problem; `nil` if the developer has to decide.
    public var fix: LintFix?

    /// The reason a file cannot be read, for a finding about this; `nil` for others.
    ///
    /// It is not part of ``message``: its description comes from the one place that describes all reading errors.
    public var cause: ProjectReadingError?

    /// The certainty of a finding.
    public enum Certainty: Sendable, Hashable {
        /// Everything that the finding is based on was read.
        case certain
        /// The finding may be refuted by facts that are not known. It is only an ``LintSeverity/info``.
        case unsure(Reason)

        /// The reason a finding is not certain.
        @nonexhaustive public enum Reason: String, Sendable, Hashable, CaseIterable {
            /// A settings file does not exist, or a variable has no value.
            case settings
            /// Not all source files could be read.
            case sources
            /// The code may be excluded from the build, by a condition whose value is not known.
            case condition
            /// Other code of the target may do the same in another way.
            case otherCode
            /// A configuration may exclude the file from the build.
            case exclusion
            /// Another project, which could not be read, may refute it.
            case project
            /// The signature could not be read, and the provisioning profile allows more than is claimed.
            case profile
            /// A website could not be reached.
            case network
        }
    }

    /// Creates a finding with the severity of its rule.
    ///
    /// - Parameters:
    ///   - rule: The id of the rule.
    ///   - target: The name of the target.
    ///   - configurations: The configurations with the problem.
    ///   - facts: The facts that the messages of the rule state.
    ///   - place: The location of the problem.
    ///   - related: Other locations that the problem is about.
    ///   - certainty: The certainty of the finding.
    ///   - fix: The change that fixes the problem.
    ///   - cause: The reason a file cannot be read, for a finding about this.
    public init(
        _ rule: LintRule.ID,
        target: String? = nil,
        configurations: [String] = [],
        facts: LintFacts = [:],
        at place: Place? = nil,
        related: [Place] = [],
        certainty: Certainty = .certain,
        fix: LintFix? = nil,
        cause: ProjectReadingError? = nil
    ) {
        ruleID = rule
        let severity = LintRule.rule(rule).severity
        self.severity = certainty == .certain ? severity : .info
        self.target = target
        self.configurations = configurations
        self.facts = facts
        self.place = place
        self.related = related
        self.certainty = certainty
        self.fix = fix
        self.cause = cause
    }
}
