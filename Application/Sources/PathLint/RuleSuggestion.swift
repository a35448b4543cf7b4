// SPDX-License-Identifier: Apache-2.0

import AppClipLint
import MorselWording

/// A suggestion for the name of a rule that does not exist.
package enum RuleSuggestion {
    /// Returns the rule with the most similar id or slug, as the end of a sentence.
    package static func words(for name: String) -> String {
        let slug = NearestWord.to(name.lowercased(), among: LintRule.all.map(\.slug))
        let id = NearestWord.to(name.uppercased(), among: LintRule.all.map(\.id.rawValue))
        let isID = name.utf8.count <= 5
        return ((isID ? id : slug) ?? slug ?? id).map { "; do you mean '\($0)'?" } ?? "."
    }
}
