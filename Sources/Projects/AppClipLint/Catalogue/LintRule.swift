// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// A rule about projects and bundles: the problem that it detects, its reason and its fix.
///
/// The catalogue is ``all``. A rule only describes; the checks stand beside it in its file, and their findings refer to
/// the rule.
public struct LintRule: Sendable, Hashable {
    /// The id, such as `C202`.
    public let id: ID

    /// The name in words, such as `bundle-id-not-prefixed`, as stable as the id.
    public let slug: String

    /// The severity of a finding, unless a configuration changes it.
    public let severity: LintSeverity

    /// Whether the rule is checked, unless a configuration changes it.
    public let isOnByDefault: Bool

    /// A description of the problem in one sentence, without values.
    public let summary: String

    /// A description of the problem in one sentence, with placeholders for the facts of a finding.
    public let message: LintTemplate

    /// The reason for the rule, in one paragraph.
    public let why: String

    /// A description of the fix in one sentence, with placeholders as in ``message``.
    public let remedy: LintTemplate

    /// An example that violates the rule.
    public let wrong: LintExample

    /// The same example, corrected.
    public let right: LintExample

    /// The rules of Apple's documentation that it is based on.
    public let sources: [RuleID]

    /// The sources of the requirement.
    public let basis: [Basis]

    /// The source of a rule's requirement.
    public enum Basis: String, Sendable, Hashable, CaseIterable {
        /// Xcode refuses to build the project.
        case xcode
        /// The store refuses the upload.
        case store
        /// Apple's documentation requires it.
        case documentation
        /// The review guidelines require it.
        case review
        /// Our experience with projects suggests it.
        case experience
    }

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - id: The id.
    ///   - slug: A name in words.
    ///   - severity: The severity of a finding.
    ///   - isOnByDefault: Whether the rule is checked without a configuration.
    ///   - basis: The sources of the requirement.
    ///   - sources: The rules that it is based on.
    ///   - summary: A description of the problem, without values.
    ///   - message: A description of the problem, with placeholders for facts.
    ///   - why: The reason for the rule.
    ///   - remedy: A description of the fix.
    ///   - wrong: An example that violates the rule.
    ///   - right: The same example, corrected.
    public init(
        _ id: ID,
        _ slug: String,
        _ severity: LintSeverity,
        isOnByDefault: Bool = true,
        basis: [Basis],
        sources: [RuleID] = [],
        summary: String,
        message: LintTemplate,
        why: String,
        remedy: LintTemplate,
        wrong: LintExample,
        right: LintExample
    ) {
        self.id = id
        self.slug = slug
        self.severity = severity
        self.isOnByDefault = isOnByDefault
        self.basis = basis
        self.sources = sources
        self.summary = summary
        self.message = message
        self.why = why
        self.remedy = remedy
        self.wrong = wrong
        self.right = right
    }
}
