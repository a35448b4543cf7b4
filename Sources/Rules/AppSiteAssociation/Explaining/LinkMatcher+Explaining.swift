// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

extension LinkMatcher {
    /// Explains the decision about an app and a URL.
    ///
    /// - Parameters:
    ///   - app: The app's identifier.
    ///   - url: The URL.
    ///   - clips: The clips that the file names, for a note.
    /// - Returns: The decision, its basis, and each rule that was evaluated.
    public func explanation(
        for app: String,
        _ url: LinkURL,
        clips: [AppIdentifier] = []
    ) -> LinkExplanation {
        var notes: [LinkExplanation.Note] = []
        if let port = url.port, port != "443" { notes.append(.port) }
        if clips.contains(where: { ExactName($0.text) == ExactName(app) }) {
            notes.append(.appIsClip)
        }
        func answer(
            _ decision: LinkDecision,
            _ reason: LinkExplanation.Reason,
            _ rules: [RuleTrace] = []
        ) -> LinkExplanation {
            LinkExplanation(decision: decision, reason: reason, rules: rules, notes: notes)
        }
        guard url.isHTTPS else { return answer(.noMatch, .notHTTPS) }
        guard covers(url) else { return answer(.noMatch, .otherHost) }
        guard let links else { return answer(.noMatch, .noLinks) }
        guard let entries = compiled.apps[ExactName(app)] else {
            return answer(.noMatch, .appNotNamed(similar: similarApp(to: app)))
        }
        var traces: [RuleTrace] = []
        var effort = MatchingEffort()
        for number in entries {
            let entry = links.entries[number]
            for (offset, rule) in entry.rules.enumerated() {
                let index = compiled.entries[number].lowerBound + offset
                let effective = EffectiveRule(rule, in: entry, of: links)
                let trace = RuleTrace(
                    rule: rule,
                    entry: number,
                    effective: effective,
                    comparisons: comparisons(index, effective, url, &effort)
                )
                traces.append(trace)
                if trace.fits {
                    return answer(compiled.rules[index].excludes ? .exclude : .match, .rule, traces)
                }
            }
        }
        return answer(.noMatch, .noRuleFits(nearest: Self.nearest(traces)), traces)
    }

    // MARK: Comparing

    private func comparisons(
        _ index: Int,
        _ effective: EffectiveRule,
        _ url: LinkURL,
        _ effort: inout MatchingEffort
    ) -> [RuleTrace.Comparison] {
        let rule = compiled.rules[index]
        let parts = url.forms[rule.form]
        // The shown text is decoded if the rule decodes, but keeps its uppercase letters.
        let shown = url.forms[rule.form & 1]
        let text = url.bytes.span
        var comparisons: [RuleTrace.Comparison] = []
        if let path = rule.path, let pattern = effective.path {
            comparisons.append(
                RuleTrace.Comparison(
                    part: .path,
                    pattern: pattern.value,
                    text: shown.path.isEmpty ? "/" : url.text(shown.path),
                    level: pattern.level,
                    fits: compiled.table.matches(path, text, parts.path, &effort)
                )
            )
        }
        if let query = effective.query {
            switch (rule.query, query.value) {
            case (.whole(let index), .whole(let pattern)):
                comparisons.append(
                    RuleTrace.Comparison(
                        part: .query,
                        pattern: pattern,
                        text: url.text(shown.query),
                        level: query.level,
                        fits: compiled.table.matches(index, text, parts.query, &effort)
                    )
                )
            case (.items(let range), .items(let items)):
                for (index, item) in zip(range, items) {
                    comparisons.append(
                        RuleTrace.Comparison(
                            part: .item(item.name),
                            pattern: item.pattern,
                            text: valueShown(compiled.predicates[index], url, parts.items, &effort),
                            level: query.level,
                            fits: compiled.fits(
                                compiled.predicates[index],
                                url,
                                parts.items,
                                &effort
                            )
                        )
                    )
                }
            default:
                break
            }
        }
        if let fragment = rule.fragment, let pattern = effective.fragment {
            comparisons.append(
                RuleTrace.Comparison(
                    part: .fragment,
                    pattern: pattern.value,
                    text: url.text(shown.fragment),
                    level: pattern.level,
                    fits: compiled.table.matches(fragment, text, parts.fragment, &effort)
                )
            )
        }
        return comparisons
    }

    /// Returns the first value of a predicate's items that does not match it, or their first value.
    private func valueShown(
        _ predicate: CompiledRules.Predicate,
        _ url: LinkURL,
        _ items: Range<Int>,
        _ effort: inout MatchingEffort
    ) -> String {
        let name = compiled.table.bytes[predicate.name]
        let values = items.lazy.map { url.items[$0] }
            .filter { url.bytes[$0.name].elementsEqual(name) }
        let text = url.bytes.span
        let failing = values.first {
            !compiled.table.matches(predicate.pattern, text, $0.value, &effort)
        }
        return (failing ?? values.first).map { url.text($0.value) } ?? ""
    }

    // MARK: Coming near

    /// Returns the index of the rule that came closest to matching.
    ///
    /// It is the rule with the fewest failed comparisons, then with the most successful ones, then
    /// with the longest prefix of the failing pattern in the text, then the first one.
    private static func nearest(_ traces: [RuleTrace]) -> Int? {
        func nearness(_ trace: RuleTrace) -> (Int, Int, Int) {
            let failed = trace.comparisons.count { !$0.fits }
            guard let failure = trace.failure else { return (-failed, 0, 0) }
            var pattern = Array(failure.pattern.utf8)[...]
            if failure.part == .path { pattern = PatternText.normalizedPath(failure.pattern) }
            let common = zip(pattern, failure.text.utf8).prefix { $0 == $1 }.count
            return (-failed, trace.comparisons.count - failed, common)
        }
        var best: (index: Int, nearness: (Int, Int, Int))?
        for (index, trace) in traces.enumerated() {
            let nearness = nearness(trace)
            if let best, nearness <= best.nearness { continue }
            best = (index, nearness)
        }
        return best?.index
    }

    /// Returns the named app that is most similar to another: the same bundle with a prefix, the
    /// same bundle under another prefix, the same letters in another case, or a bundle that is a
    /// prefix of the other's.
    private func similarApp(to app: String) -> String? {
        func bundle(_ app: String) -> Substring { app.drop { $0 != "." }.dropFirst() }
        let names = compiled.apps.keys.sorted().map(\.text)
        return names.first { bundle($0) == app }
            ?? names.first { bundle($0) == bundle(app) }
            ?? names.first { $0.lowercased() == app.lowercased() }
            ?? names.first { !bundle($0).isEmpty && bundle(app).hasPrefix(bundle($0) + ".") }
            ?? names.first { !bundle(app).isEmpty && bundle($0).hasPrefix(bundle(app) + ".") }
    }
}
