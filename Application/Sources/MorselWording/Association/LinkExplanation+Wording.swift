// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes
public import AppSiteAssociation

extension LinkExplanation {
    /// Returns the lines for people: the decision and its reason, then each rule that was evaluated.
    public func lines(about app: String) -> [String] {
        var lines = ["\(decision.rawValue)  \(app)", "  \(sentence(about: app))"]
        for trace in rules {
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
                    "    \(comparison.part.name): '\(comparison.pattern)'\(level) "
                        + "\(comparison.fits ? "matches" : "does not match") '\(comparison.text)'"
                )
            }
            if !trace.fits { lines += trace.effective.settings }
        }
        return lines + notes.map { "  \($0.sentence)" }
    }

    /// Returns a sentence with the reason for the decision about an app.
    public func sentence(about app: String) -> String {
        switch reason {
        case .rule:
            let rule = rules.last?.rule.place
            let verb =
                decision == .match ? "includes the URL for" : "excludes the URL for"
            return
                "The rule '\(rule?.path ?? "")' (line \(rule?.position.line ?? 0)) \(verb) the app."
        case .noRuleFits(let nearest):
            guard let nearest, let failure = rules[nearest].failure else {
                return "The file has no rules for the app."
            }
            let place = rules[nearest].rule.place
            return "No rule matches. The closest is '\(place.path)' (line \(place.position.line)): "
                + "the \(failure.part.name) '\(failure.text)' does not match '\(failure.pattern)'."
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
}

extension LinkExplanation.Note {
    /// The sentence of the note.
    public var sentence: String {
        switch self {
        case .port: "Note: entitlements cannot include a port, so devices may not match this URL."
        case .appIsClip:
            "Note: the app is an App Clip of the site. Its invocation URLs are registered in App "
                + "Store Connect; 'applinks' does not affect them."
        @unknown default: "Note: no description of this note is available."
        }
    }
}

extension RuleTrace.Part {
    /// The name of the part of a URL.
    public var name: String {
        switch self {
        case .path: "path"
        case .query: "query"
        case .item(let name): "query item '\(name)'"
        case .fragment: "fragment"
        }
    }
}

extension EffectiveRule {
    /// The lines of the effective settings that differ from the built-in ones.
    fileprivate var settings: [String] {
        var lines: [String] = []
        func note(_ name: String, _ value: Inherited<Bool>) {
            guard value.level != .builtIn else { return }
            lines.append("    \(name) is \(value.value), by the \(value.level.rawValue)")
        }
        note("caseSensitive", isCaseSensitive)
        note("percentEncoded", isPercentEncoded)
        return lines
    }
}
