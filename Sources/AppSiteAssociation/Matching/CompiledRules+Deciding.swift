extension CompiledRules {
    /// The decision of the first rule that fits (rule 1 of matching).
    func decision(of entries: [Int], _ url: LinkURL) -> LinkDecision {
        let gates = self.gates.span
        let forms = url.forms.span
        var bits: [Range<Int>: TextBits] = [:]
        for entry in entries {
            for index in self.entries[entry] {
                // Nearly all rules are passed by here, without a look at their patterns.
                let gate = gates[index]
                let beginning = forms[gate.form].pathBeginning
                guard (beginning ^ gate.beginning) & gate.mask == 0, fits(index, url, &bits) else {
                    continue
                }
                return rules[index].excludes ? .exclude : .match
            }
        }
        return .noMatch
    }

    /// Whether all components that a rule gives fit (rule 1 of matching).
    func fits(_ index: Int, _ url: LinkURL, _ bits: inout [Range<Int>: TextBits]) -> Bool {
        let rule = rules.span[index]
        let text = url.bytes.span
        let parts = url.forms.span[rule.form]
        // A component that is not given fits whatever is there, also nothing.
        if let path = rule.path, !table.matches(path, text, parts.path, &bits) { return false }
        switch rule.query {
        case .any: break
        case .whole(let query):
            guard table.matches(query, text, parts.query, &bits) else {
                return false
            }
        case .items(let range):
            for index in range where !fits(predicates[index], url, parts.items, &bits) {
                return false
            }
        }
        if let fragment = rule.fragment, !table.matches(fragment, text, parts.fragment, &bits) {
            return false
        }
        return true
    }

    /// Whether every item of a name fits a predicate; an item that is not there counts as an empty
    /// one (rule 4 of matching).
    func fits(
        _ predicate: Predicate,
        _ url: LinkURL,
        _ items: Range<Int>,
        _ bits: inout [Range<Int>: TextBits]
    ) -> Bool {
        let text = url.bytes.span
        var index = firstItem(predicate.name, url, items)
        var isThere = false
        while index < items.upperBound, order(url.items[index].name, predicate.name, text) == 0 {
            isThere = true
            guard table.matches(predicate.pattern, text, url.items[index].value, &bits) else {
                return false
            }
            index += 1
        }
        return isThere || table.matches(predicate.pattern, text, 0..<0, &bits)
    }

    /// The first item whose name is not before a name; items are sorted.
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

    /// The order of a name in a URL and a name in a rule: below, at or above 0.
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
