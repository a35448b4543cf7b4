// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
internal import AppClipTypes
internal import AppSiteAssociation
internal import MorselWording

extension Wording {
    /// Returns an explanation as lines for people: the decision and its reason, then each rule that was evaluated.
    static func lines(_ explanation: LinkExplanation, app: String) -> String {
        var lines = [
            "\(explanation.decision.rawValue)  \(app)", "  \(sentence(explanation, app: app))",
        ]
        for trace in explanation.rules {
            let mark = trace.fits ? "matches" : "does not match"
            let excludes = trace.effective.excludes.value ? ", excludes" : ""
            let place = "\(trace.rule.place.path), line \(trace.rule.place.position.line)"
            lines.append("  \(place): \(mark)\(excludes)")
            if let comment = trace.rule.comment { lines.append("    “\(comment)”") }
            for comparison in trace.comparisons {
                let level =
                    comparison.level == .rule
                    ? "" : " (by the defaults of the \(comparison.level.rawValue))"
                lines.append(
                    "    \(name(comparison.part)): '\(comparison.pattern)'\(level) "
                        + "\(comparison.fits ? "matches" : "does not match") '\(comparison.text)'"
                )
            }
            if !trace.fits { lines += settings(trace.effective) }
        }
        lines += explanation.notes.map { "  \(sentence($0))" }
        return lines.map { oneLine($0) + "\n" }.joined()
    }

    /// Returns a sentence with the reason for a decision.
    static func sentence(_ explanation: LinkExplanation, app: String) -> String {
        switch explanation.reason {
        case .rule:
            let rule = explanation.rules.last?.rule.place
            let verb =
                explanation.decision == .match ? "includes the URL for" : "excludes the URL for"
            return
                "The rule '\(rule?.path ?? "")' (line \(rule?.position.line ?? 0)) \(verb) the app."
        case .noRuleFits(let nearest):
            guard let nearest, let failure = explanation.rules[nearest].failure else {
                return "The file has no rules for the app."
            }
            let place = explanation.rules[nearest].rule.place
            return "No rule matches. The closest is '\(place.path)' (line \(place.position.line)): "
                + "the \(name(failure.part)) '\(failure.text)' does not match '\(failure.pattern)'."
        case .appNotNamed(let similar):
            let hint = similar.map { " A similar entry is '\($0)'." } ?? ""
            return AppIdentifier.lacksPrefix(app)
                ? "'\(app)' has no team prefix, so no entry of 'applinks' lists it.\(hint)"
                : "No entry of 'applinks' lists the app.\(hint)"
        case .noLinks: return "The file has no section 'applinks'."
        case .otherHost: return "The file is for another host."
        case .notHTTPS: return "Only https URLs are associated with apps."
        @unknown default: return "No description of this reason is available."
        }
    }

    /// Returns a sentence for a note.
    static func sentence(_ note: LinkExplanation.Note) -> String {
        switch note {
        case .port: "Note: entitlements cannot include a port, so devices may not match this URL."
        case .appIsClip:
            "Note: the app is an App Clip of the site. Its invocation URLs are registered in App "
                + "Store Connect; 'applinks' does not affect them."
        @unknown default: "Note: no description of this note is available."
        }
    }

    /// Returns the name of a part of a URL.
    static func name(_ part: RuleTrace.Part) -> String {
        switch part {
        case .path: "path"
        case .query: "query"
        case .item(let name): "query item '\(name)'"
        case .fragment: "fragment"
        }
    }

    /// Returns the effective settings that differ from the built-in ones.
    private static func settings(_ rule: EffectiveRule) -> [String] {
        var lines: [String] = []
        func note(_ name: String, _ value: EffectiveRule.Inherited<Bool>) {
            guard value.level != .builtIn else { return }
            lines.append("    \(name) is \(value.value), by the \(value.level.rawValue)")
        }
        note("caseSensitive", rule.isCaseSensitive)
        note("percentEncoded", rule.isPercentEncoded)
        return lines
    }
}
