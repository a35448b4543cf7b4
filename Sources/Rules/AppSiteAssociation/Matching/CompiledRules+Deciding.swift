// SPDX-License-Identifier: Apache-2.0

extension CompiledRules {
    /// Returns the decision of the first rule that matches (rule 1 of matching).
    func decision(of entries: [Int], _ url: LinkURL) -> LinkDecision {
        let filters = self.filters.span
        let forms = url.forms.span
        var effort = MatchingEffort()
        for entry in entries {
            for index in self.entries[entry] {
                // Nearly all rules are rejected here, without evaluating their patterns.
                let filter = filters[index]
                let prefix = forms[filter.form].pathBeginning
                guard (prefix ^ filter.prefix) & filter.mask == 0, fits(index, url, &effort) else {
                    continue
                }
                return rules[index].excludes ? .exclude : .match
            }
        }
        return .noMatch
    }

    /// Whether all components that a rule specifies match (rule 1 of matching).
    func fits(_ index: Int, _ url: LinkURL, _ effort: inout MatchingEffort) -> Bool {
        let rule = rules.span[index]
        let text = url.bytes.span
        let parts = url.forms.span[rule.form]
        // A component that is not specified matches everything, including nothing.
        if let path = rule.path, !table.matches(path, text, parts.path, &effort) { return false }
        switch rule.query {
        case .any: break
        case .whole(let query):
            guard table.matches(query, text, parts.query, &effort) else {
                return false
            }
        case .items(let range):
            for index in range where !fits(predicates[index], url, parts.items, &effort) {
                return false
            }
        }
        if let fragment = rule.fragment, !table.matches(fragment, text, parts.fragment, &effort) {
            return false
        }
        return true
    }

    /// Returns whether every item with a name matches a predicate; a missing item counts as an
    /// empty one (rule 4 of matching).
    func fits(
        _ predicate: Predicate,
        _ url: LinkURL,
        _ items: Range<Int>,
        _ effort: inout MatchingEffort
    ) -> Bool {
        let text = url.bytes.span
        var index = firstItem(predicate.name, url, items)
        var isThere = false
        while index < items.upperBound, order(url.items[index].name, predicate.name, text) == 0 {
            isThere = true
            guard table.matches(predicate.pattern, text, url.items[index].value, &effort) else {
                return false
            }
            index += 1
        }
        return isThere || table.matches(predicate.pattern, text, 0..<0, &effort)
    }

    /// Returns the first item whose name is not before a name; items are sorted.
    private func firstItem(_ name: Range<Int>, _ url: LinkURL, _ items: Range<Int>) -> Int {
        let text = url.bytes.span
        var low = items.lowerBound
        var high = items.upperBound
        while low < high {
            let middle = (low + high) / 2
            if order(url.items[middle].name, name, text) < 0 {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// Compares a name in a URL with a name in a rule; the result is below, at or above 0.
    private func order(_ one: Range<Int>, _ other: Range<Int>, _ text: Span<UInt8>) -> Int {
        let bytes = table.bytes.span
        for index in 0..<min(one.count, other.count) {
            let difference =
                Int(text[one.lowerBound + index]) - Int(bytes[other.lowerBound + index])
            if difference != 0 { return difference }
        }
        return one.count - other.count
    }
}
