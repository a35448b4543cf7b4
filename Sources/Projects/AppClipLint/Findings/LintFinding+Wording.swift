// SPDX-License-Identifier: Apache-2.0

extension LintFinding {
    /// A description of the problem, in one sentence.
    public var message: String { LintRule.rule(ruleID).message.filled(of: self) }

    /// A description of the fix, in one sentence.
    public var remedy: String { LintRule.rule(ruleID).remedy.filled(of: self) }

    /// The facts as they are shown, by the names that they have in the output.
    public var values: [String: String] { facts.texts }
}
