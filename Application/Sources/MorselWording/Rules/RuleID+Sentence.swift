// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
import PublishedRules

extension RuleID {
    /// What the rule says, or its id if it is not published.
    public var sentence: String { PublishedRule(text)?.sentence ?? text }
}
