// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
package import AppSiteAssociation
import Terminal

/// A difference, as `--json` prints it.
package struct DifferenceReport: Encodable {
    var kind: String
    var app: String
    var service: String
    var removed: [Rule] = []
    var added: [Rule] = []

    /// A rule of one of the files.
    package struct Rule: Encodable {
        var path: String
        var line: Int
        /// The pattern of the path, even if the rule inherits it.
        var pattern: String?
        /// The values that the rule inherits, by the keys of the file.
        var inherited: [String: String]
        var comment: String?

        init(_ effective: EffectiveRule) {
            path = effective.rule.place.path
            line = effective.rule.place.position.line
            pattern = effective.path?.value
            inherited = effective.inherited
            comment = effective.rule.comment
        }
    }

    /// Creates the report of a difference.
    package init(_ difference: SiteAssociation.Difference) {
        switch difference {
        case .added(let app, let service):
            (kind, self.app, self.service) = ("added", app, service.rawValue)
        case .removed(let app, let service):
            (kind, self.app, self.service) = ("removed", app, service.rawValue)
        case .rules(let app, let change):
            kind = change.isReordered ? "reordered" : "rules"
            (self.app, service) = (app, AssociatedDomain.Service.appLinks.rawValue)
            removed = change.effectiveRemoved.map { Rule($0) }
            added = change.effectiveAdded.map { Rule($0) }
        @unknown default: (kind, app, service) = ("other", "", "")
        }
    }

    /// The difference as lines of text, for people.
    package var lines: [String] {
        let lines =
            switch kind {
            case "added": ["+ \(service): \(app)"]
            case "removed": ["- \(service): \(app)"]
            case "reordered": ["~ \(service): \(app): the same rules in a different order"]
            default:
                ["~ \(service): \(app)"] + removed.map { "  - \($0.words)" }
                    + added.map { "  + \($0.words)" }
            }
        return lines.map(VisibleText.oneLine)
    }
}

extension DifferenceReport.Rule {
    fileprivate var words: String {
        let names = inherited.keys.sorted().map { "'\($0)' \(inherited[$0] ?? "")" }
        let defaults = names.isEmpty ? "" : "; inherits \(names.joined(separator: ", "))"
        return "\(pattern ?? "any path") (\(path), line \(line)\(defaults))"
            + (comment.map { " “\($0)”" } ?? "")
    }
}

extension EffectiveRule {
    /// The values that the rule inherits from the file, by the keys there.
    fileprivate var inherited: [String: String] {
        func text<Value>(_ value: Inherited<Value>?, _ words: (Value) -> String) -> String? {
            guard let value, value.level == .entry || value.level == .section else { return nil }
            return words(value.value)
        }
        var texts: [String: String] = [:]
        texts["/"] = text(path) { "'\($0)'" }
        texts["?"] = text(query) { query in
            switch query {
            case .whole(let pattern): "'\(pattern)'"
            case .items(let items):
                items.map { "\($0.name)='\($0.pattern)'" }.joined(separator: ", ")
            }
        }
        texts["#"] = text(fragment) { "'\($0)'" }
        texts["exclude"] = text(excludes) { "\($0)" }
        texts["caseSensitive"] = text(isCaseSensitive) { "\($0)" }
        texts["percentEncoded"] = text(isPercentEncoded) { "\($0)" }
        return texts
    }
}
