// SPDX-License-Identifier: Apache-2.0

import DeviceScenarios

/// All words of the format, in the form of the tables at the end of Documentation/scenarios.md.
///
/// They are generated from the tables that the reader uses, so the two always agree.
public enum ScenarioReference {
    /// The tables as Markdown: one for each mapping, with its keys, their values and defaults.
    public static let markdown: String =
        Definition.allCases.map { table(of: $0) }.joined(separator: "\n") + "\n" + effects

    private static let effects: String =
        (["### Effects", "", "| effect | |", "|---|---|"]
        + EffectName.allCases.map { "| `\($0.rawValue)` | \($0.summary) |" })
        .joined(separator: "\n") + "\n"

    private static func table(of definition: Definition) -> String {
        var lines = [
            "### `\(definition.rawValue)`", "", "| key | value | default |", "|---|---|---|",
        ]
        let defaults = definition.defaults
        for (name, schema) in definition.keys {
            let isRequired = definition.required.contains(name)
            let standard = isRequired ? "required" : defaults[name] ?? ""
            lines.append("| `\(name)` | \(words(schema)) | \(standard) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func words(_ schema: Schema) -> String {
        switch schema {
        case .text: "text"
        case .flag: "`true`, `false`"
        case .integer: "whole number"
        case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .form(let form): form.words
        case .null: "null"
        case .anything: "any value"
        case .list(let entry): "list of: \(words(entry))"
        case .map(let entry): "mapping to: \(words(entry))"
        case .object(let definition): "[`\(definition.rawValue)`](#\(definition.rawValue))"
        case .any(let schemas): schemas.map(words).joined(separator: "; or ")
        }
    }
}

extension ScenarioFileError.Form {
    fileprivate var words: String {
        switch self {
        case .url: "URL"
        case .registeredURL: "URL of an experience"
        case .identifier: "identifier of an app or clip"
        case .bundle: "bundle identifier"
        case .host: "host"
        case .domain: "associated domain"
        case .language: "language"
        case .version: "version"
        case .rule: "rule"
        case .effect: "[effect](#effects)"
        case .time: "time"
        case .duration: "duration"
        case .size: "size"
        case .position: "position"
        case .distance: "distance"
        case .worldFile: "name of a world file"
        case .name: "text"
        }
    }
}
