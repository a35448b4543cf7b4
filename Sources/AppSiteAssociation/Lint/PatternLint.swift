import AppClipTypes

/// Looks at each pattern alone.
struct PatternLint {
    private(set) var findings: [SiteAssociation.Finding] = []

    private let links: AppLinks

    init(_ links: AppLinks) {
        self.links = links
        for fault in CompiledRules(links).faults { note(fault) }
        for entry in links.entries {
            for rule in entry.rules { look(at: rule, in: entry) }
        }
    }

    private mutating func note(_ fault: CompiledRules.Fault) {
        let rule = links.entries[fault.entry].rules[fault.rule]
        let code: SiteAssociation.Finding.Code
        var subject = fault.pattern
        switch fault.reason {
        case .undefined(let name):
            code = .undefinedVariable
            subject = name
        case .unterminated: code = .unterminatedVariable
        case .tooComplex: code = .patternTooComplex
        }
        let path = rule.form == .path ? rule.place.path : "\(rule.place.path).\(fault.part)"
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

    private mutating func look(at rule: LinkRule, in entry: AppLinks.Entry) {
        let effective = EffectiveRule(rule, in: entry, of: links)
        // The space behind a `NOT` is no fault of its own.
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
            if effective.isPercentEncoded.value {
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
        // A name and an equals sign behind a question mark were meant as a query.
        if let mark = bytes.firstIndex(of: .questionMark) {
            let rest = bytes[(mark + 1)...]
            let name = rest.prefix { $0.isLetter || $0.isDigit || $0 == 0x5F || $0 == .hyphen }
            if !name.isEmpty, rest.dropFirst(name.count).first == .equals {
                add(.queryInPath, rule, subject: path)
            }
        }
    }

    /// Whether a path begins with a `NOT`: in `paths`, a right one is taken off before.
    private static func beginsWithNot(_ path: String) -> Bool {
        let beginning = path.utf8.prefix(4).map(\.lowercased)
        return beginning.starts(with: "not".utf8)
            && (beginning.count == 3 || beginning[3] == 0x20 || beginning[3] == 0x09
                || beginning[3] == .slash)
    }

    /// Whether a pattern has characters that never stand in a URL as they are: space, and what is
    /// not ASCII.
    private static func needsEncoding(_ pattern: String) -> Bool {
        pattern.utf8.contains { $0 <= 0x20 || $0 >= 0x7F }
    }

    /// Whether an escape such as `%20` stands in a pattern.
    private static func isEncoded(_ pattern: String) -> Bool {
        let bytes = Array(pattern.utf8)
        return bytes.indices.contains { index in
            bytes[index] == .percent && index + 2 < bytes.count
                && bytes[index + 1].isHexadecimalDigit && bytes[index + 2].isHexadecimalDigit
        }
    }
}
