// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
import PublishedRules

extension RuleID {
    /// The sentence of the published rule, or the id if the rule is not published.
    public var sentence: String { PublishedRule(text)?.sentence ?? text }
}
