// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Checks each pattern on its own.
struct PatternLint {
    private(set) var findings: [SiteAssociation.Finding] = []

    private let links: AppLinks

    /// The patterns of defaults that were already reported, whichever rule inherits them.
    private var reported: Set<String> = []

    init(_ links: AppLinks) {
        self.links = links
        for finding in CompiledRules(links).findings { add(finding) }
        if let defaults = links.defaults { check(defaults, Self.isPercentEncoded([defaults])) }
        for entry in links.entries {
            if let defaults = entry.defaults {
                check(defaults, Self.isPercentEncoded([defaults, links.defaults]))
            }
            for rule in entry.rules {
                check(rule, Self.isPercentEncoded([rule, entry.defaults, links.defaults]))
            }
        }
    }

    /// Returns the value for percent-encoding of the nearest of several levels.
    private static func isPercentEncoded(_ levels: [LinkRule?]) -> Bool {
        levels.lazy.compactMap { $0?.isPercentEncoded }.first ?? true
    }

    /// Returns the rule or the defaults that contain the pattern of a finding.
    private func source(of finding: CompiledRules.Finding) -> LinkRule? {
        let entry = links.entries[finding.entry]
        return switch finding.level {
        case .rule: entry.rules[finding.rule]
        case .entry: entry.defaults
        case .section: links.defaults
        case .builtIn: nil
        }
    }

    private mutating func add(_ finding: CompiledRules.Finding) {
        guard let rule = source(of: finding) else { return }
        let code: SiteAssociation.Finding.Code
        var subject = finding.pattern
        switch finding.reason {
        case .undefinedVariable(let name):
            code = .undefinedVariable
            subject = name
        case .unterminatedVariable: code = .unterminatedVariable
        case .tooComplex: code = .patternTooComplex
        }
        let path = rule.form == .path ? rule.place.path : "\(rule.place.path).\(finding.part)"
        guard finding.level == .rule || reported.insert(path).inserted else { return }
        add(code, rule, path: path, subject: subject)
    }

    private mutating func add(
        _ code: SiteAssociation.Finding.Code,
        _ rule: LinkRule,
        path: String? = nil,
        subject: String
    ) {
        findings.append(
            SiteAssociation.Finding(
                code,
                FilePlace(path: path ?? rule.place.path, position: rule.place.position),
                subject: subject,
                comment: rule.comment
            )
        )
    }

    private mutating func check(_ rule: LinkRule, _ isPercentEncoded: Bool) {
        // The space after a `NOT` is not a separate finding.
        if let path = rule.path, Self.beginsWithNot(path) {
            return add(.misplacedNot, rule, subject: path)
        }
        if let path = rule.path { look(atPath: path, of: rule) }
        var patterns = [rule.path, rule.fragment].compactMap { $0 }
        switch rule.query {
        case nil: break
        case .whole(let pattern): patterns.append(pattern)
        case .items(let items): patterns += items.flatMap { [$0.name, $0.pattern] }
        }
        for pattern in patterns {
            if isPercentEncoded {
                if Self.needsEncoding(pattern) { add(.patternNotEncoded, rule, subject: pattern) }
            } else if Self.isEncoded(pattern) {
                add(.patternEncoded, rule, subject: pattern)
            }
        }
    }

    private mutating func look(atPath path: String, of rule: LinkRule) {
        let bytes = Array(path.utf8)
        if path.containsBytes("://") { add(.hostInPath, rule, subject: path) }
        if bytes.contains(.numberSign) { add(.fragmentInPath, rule, subject: path) }
        // A name and an equals sign after a question mark are probably intended as a query.
        if let mark = bytes.firstIndex(of: .questionMark) {
            let rest = bytes[(mark + 1)...]
            let name = rest.prefix {
                $0.isLetter || $0.isDigit || $0 == .underscore || $0 == .hyphen
            }
            if !name.isEmpty, rest.dropFirst(name.count).first == .equals {
                add(.queryInPath, rule, subject: path)
            }
        }
    }

    /// Whether a path starts with a `NOT`; a valid one in `paths` has already been removed.
    private static func beginsWithNot(_ path: String) -> Bool {
        let beginning = path.utf8.prefix(4).map(\.lowercased)
        return beginning.starts(with: "not".utf8)
            && (beginning.count == 3 || beginning[3] == 0x20 || beginning[3] == 0x09
                || beginning[3] == .slash)
    }

    /// Whether a pattern has characters that a URL never contains unencoded: spaces, and characters
    /// that are not ASCII.
    private static func needsEncoding(_ pattern: String) -> Bool {
        pattern.utf8.contains { $0 <= 0x20 || $0 >= 0x7F }
    }

    /// Whether a pattern contains an escape such as `%20`.
    private static func isEncoded(_ pattern: String) -> Bool {
        let bytes = Array(pattern.utf8)
        return bytes.indices.contains { index in
            bytes.span.percentEncodedByte(at: index, before: bytes.count) != nil
        }
    }
}
