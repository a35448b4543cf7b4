// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Foundation

/// The JSON Schema of the format (draft 2020-12), for editors.
///
/// It is generated from the tables that the reader uses, so the two always agree.
public enum ScenarioSchema {
    /// The schema as JSON, with a line feed at its end.
    public static let json: String = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(document) else { return "" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }()

    private static var document: JSONValue {
        let variable: JSONValue = [
            "type": "string", "pattern": #"^\$\{[^}]*\}$"#,
            "description": "A value of each case.",
        ]
        let definitions = Definition.allCases.map { JSONValue.Member($0.rawValue, object($0)) }
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "A scenario of morsel test",
            "$ref": "#/$defs/scenario",
            "$defs": .object([.init("variable", variable)] + definitions),
        ]
    }

    private static func object(_ definition: Definition) -> JSONValue {
        let properties = definition.keys.map { JSONValue.Member($0.name, tree($0.schema)) }
        let required = definition.required
        return .object(
            some: [
                "type": "object", "properties": .object(properties),
                "additionalProperties": false,
                "required": required.isEmpty ? nil : .strings(required),
            ]
        )
    }

    /// Returns the schema of a value, or of a variable in its place.
    private static func tree(_ schema: Schema) -> JSONValue {
        var choices = choices(schema)
        if !choices.contains(where: \.isAnyText) {
            choices.append(["$ref": "#/$defs/variable"])
        }
        if let only = choices.first, choices.count == 1 { return only }
        return ["anyOf": .array(choices)]
    }

    private static func choices(_ schema: Schema) -> [JSONValue] {
        switch schema {
        case .text:
            // In YAML, 5, 1.0 and true are not strings; the reader accepts them as text.
            [["type": ["string", "number", "boolean"]]]
        case .flag: [["type": "boolean"]]
        case .integer(let range):
            [
                [
                    "type": "integer", "minimum": .integer(range.lowerBound),
                    "maximum": .integer(range.upperBound),
                ]
            ]
        case .word(let words): [["enum": .strings(words)]]
        case .form(let form):
            [["type": .strings(form.types), "description": .string(form.rawValue)]]
        case .null: [["type": "null"]]
        case .anything: [[:]]
        case .list(let entry): [["type": "array", "items": tree(entry)]]
        case .map(let entry): [["type": "object", "additionalProperties": tree(entry)]]
        case .object(let definition):
            [["$ref": .string("#/$defs/\(definition.rawValue)")]]
        case .any(let schemas): schemas.flatMap { choices($0) }
        }
    }
}

extension ScenarioFileError.Form {
    /// The YAML types that a text of the form can have.
    fileprivate var types: [String] {
        switch self {
        case .version: ["string", "number"]
        default: ["string"]
        }
    }
}

extension JSONValue {
    /// Whether the schema accepts any text, and so any variable.
    fileprivate var isAnyText: Bool {
        guard let members, self["enum"] == nil, self["pattern"] == nil else { return false }
        guard !members.isEmpty, let type = self["type"] else { return members.isEmpty }
        return type == "string" || type.array?.contains("string") == true
    }
}
