// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// A rule about projects and bundles: what it asks for, why, and how to mend what breaks it.
///
/// The catalogue is ``all``. A rule does not judge; a ``LintCheck`` does, and its findings name the rule.
public struct LintRule: Sendable, Hashable {
    /// A letter and three digits, such as `C202`; never given to another rule.
    public let id: String

    /// A name in words, such as `bundle-id-not-prefixed`; as stable as the id.
    public let slug: String

    /// How severe a finding is, unless a configuration says otherwise.
    public let severity: LintSeverity

    /// Whether the rule is checked unless a configuration says otherwise.
    public let isOnByDefault: Bool

    /// What is wrong, in one sentence without values.
    public let summary: String

    /// What is wrong, in one sentence with the values of a finding: `{name}` stands for one.
    public let message: String

    /// Why it matters: one paragraph.
    public let why: String

    /// What to do, in one sentence; may have values as ``message`` has.
    public let mend: String

    /// What breaks the rule.
    public let wrong: LintExample

    /// The same, mended.
    public let right: LintExample

    /// The rules of Apple's documents that it stands on.
    public let sources: [RuleID]

    /// Who refuses or says it.
    public let basis: [Basis]

    /// On whose word a rule stands.
    public enum Basis: String, Sendable, Hashable, CaseIterable {
        /// Xcode refuses to build it.
        case xcode
        /// The store refuses the upload.
        case store
        /// Apple's documentation says so.
        case documentation
        /// The review guidelines say so.
        case review
        /// Our experience with projects.
        case experience
    }

    /// A rule.
    ///
    /// - Parameters:
    ///   - id: A letter and three digits.
    ///   - slug: A name in words.
    ///   - severity: How severe a finding is.
    ///   - isOnByDefault: Whether the rule is checked without a configuration.
    ///   - basis: Who refuses or says it.
    ///   - sources: The rules that it stands on.
    ///   - summary: What is wrong, without values.
    ///   - message: What is wrong, with `{name}` for values.
    ///   - why: Why it matters.
    ///   - mend: What to do.
    ///   - wrong: What breaks the rule.
    ///   - right: The same, mended.
    public init(
        _ id: String,
        _ slug: String,
        _ severity: LintSeverity,
        isOnByDefault: Bool = true,
        basis: [Basis],
        sources: [RuleID] = [],
        summary: String,
        message: String,
        why: String,
        mend: String,
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
        self.mend = mend
        self.wrong = wrong
        self.right = right
    }
}
