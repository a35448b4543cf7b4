// SPDX-License-Identifier: Apache-2.0

/// Finds variables that no pattern uses.
struct VariableLint {
    /// A finding for each unused variable, in the order of the definitions.
    private(set) var findings: [SiteAssociation.Finding] = []

    init(_ links: AppLinks) {
        guard !links.variables.isEmpty else { return }
        var used: Set<ExactName> = []
        func addVariables(of rule: LinkRule) {
            var patterns = [rule.path, rule.fragment].compactMap { $0 }
            switch rule.query {
            case nil: break
            case .whole(let pattern): patterns.append(pattern)
            case .items(let items): patterns += items.map(\.pattern)
            }
            for pattern in patterns {
                for case .variable(let name) in PatternText(pattern.utf8).tokens {
                    used.insert(ExactName(name))
                }
            }
        }
        if let defaults = links.defaults { addVariables(of: defaults) }
        for entry in links.entries {
            if let defaults = entry.defaults { addVariables(of: defaults) }
            for rule in entry.rules { addVariables(of: rule) }
        }
        for variable in links.variables where !used.contains(ExactName(variable.name)) {
            findings.append(
                SiteAssociation.Finding(.unusedVariable, variable.place, subject: variable.name)
            )
        }
    }
}
