// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
package import AppSiteAssociation
import MorselWording

/// The explanation of a match, as `--json` prints it.
package struct ExplanationReport: Encodable {
    var app: String
    var decision: String
    var reason: String
    /// The index in `rules` of the rule that came nearest to a match, from 0 on.
    var nearest: Int?
    var rules: [Rule]
    var notes: [String]

    /// A rule that was evaluated.
    struct Rule: Encodable {
        var path: String
        var line: Int
        var fits: Bool
        var exclude: Value
        var caseSensitive: Value
        var percentEncoded: Value
        var comment: String?
        var comparisons: [Comparison]
    }

    /// A value, and the level of the file at which it is set.
    struct Value: Encodable {
        var value: Bool
        var level: String

        init(_ inherited: EffectiveRule.Inherited<Bool>) {
            value = inherited.value
            level = inherited.level.rawValue
        }
    }

    /// A comparison of a part of the URL with a pattern.
    struct Comparison: Encodable {
        var part: String
        var pattern: String
        var text: String
        var level: String
        var fits: Bool
    }

    /// Creates the report of an explanation for an app.
    package init(_ explanation: LinkExplanation, app: String) {
        self.app = app
        decision = explanation.decision.rawValue
        reason = explanation.sentence(about: app)
        if case .noRuleFits(let nearest) = explanation.reason { self.nearest = nearest }
        notes = explanation.notes.map(\.sentence)
        rules = explanation.rules.map { trace in
            Rule(
                path: trace.rule.place.path,
                line: trace.rule.place.position.line,
                fits: trace.fits,
                exclude: Value(trace.effective.excludes),
                caseSensitive: Value(trace.effective.isCaseSensitive),
                percentEncoded: Value(trace.effective.isPercentEncoded),
                comment: trace.rule.comment,
                comparisons: trace.comparisons.map { comparison in
                    Comparison(
                        part: comparison.part.name,
                        pattern: comparison.pattern,
                        text: comparison.text,
                        level: comparison.level.rawValue,
                        fits: comparison.fits
                    )
                }
            )
        }
    }
}
