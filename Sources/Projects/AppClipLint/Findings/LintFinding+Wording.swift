// SPDX-License-Identifier: Apache-2.0

extension LintFinding {
    /// A description of the problem, in one sentence.
    public var message: String { filled(LintRule.rule(ruleID).message) }

    /// A description of the fix, in one sentence.
    public var remedy: String { filled(LintRule.rule(ruleID).remedy) }

    /// Returns a template of the catalogue with its values replaced.
    private func filled(_ template: String) -> String {
        guard template.utf8.contains(0x7B) else { return template }
        var result = ""
        var rest = Substring(template)
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            rest = rest[rest.index(after: open)...]
            guard let close = rest.firstIndex(of: "}") else {
                result += "{"
                break
            }
            let name = String(rest[..<close])
            // Names of targets can contain spaces, so they are in quotation marks.
            switch name {
            case "target": result += target.map { "'\($0)'" } ?? "the project"
            case "app": result += values[name].map { "'\($0)'" } ?? "the app"
            default: result += values[name] ?? "{\(name)}"
            }
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}
