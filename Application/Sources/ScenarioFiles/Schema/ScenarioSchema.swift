// SPDX-License-Identifier: Apache-2.0

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

    private static var document: JSONTree {
        var definitions: [String: JSONTree] = [
            "variable": .object([
                "type": .text("string"), "pattern": .text(#"^\$\{[^}]*\}$"#),
                "description": .text("A value of each case."),
            ])
        ]
        for definition in Definition.allCases {
            definitions[definition.rawValue] = object(definition)
        }
        return .object([
            "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
            "title": .text("A scenario of morsel test"),
            "$ref": .text("#/$defs/scenario"),
            "$defs": .object(definitions),
        ])
    }

    private static func object(_ definition: Definition) -> JSONTree {
        var properties: [String: JSONTree] = [:]
        for (name, schema) in definition.keys { properties[name] = tree(schema) }
        var members: [String: JSONTree] = [
            "type": .text("object"), "properties": .object(properties),
            "additionalProperties": .flag(false),
        ]
        if !definition.required.isEmpty {
            members["required"] = .list(definition.required.map { .text($0) })
        }
        return .object(members)
    }

    /// Returns the schema of a value, or of a variable in its place.
    private static func tree(_ schema: Schema) -> JSONTree {
        var choices = choices(schema)
        if !choices.contains(where: \.isAnyText) {
            choices.append(.object(["$ref": .text("#/$defs/variable")]))
        }
        if let only = choices.first, choices.count == 1 { return only }
        return .object(["anyOf": .list(choices)])
    }

    private static func choices(_ schema: Schema) -> [JSONTree] {
        switch schema {
        case .text:
            // In YAML, 5, 1.0 and true are not strings; the reader accepts them as text.
            [.object(["type": .list([.text("string"), .text("number"), .text("boolean")])])]
        case .flag: [.object(["type": .text("boolean")])]
        case .integer(let range):
            [
                .object([
                    "type": .text("integer"), "minimum": .number(range.lowerBound),
                    "maximum": .number(range.upperBound),
                ])
            ]
        case .word(let words): [.object(["enum": .list(words.map { .text($0) })])]
        case .form(let form):
            [
                .object([
                    "type": .list(form.types.map { .text($0) }),
                    "description": .text(form.rawValue),
                ])
            ]
        case .null: [.object(["type": .text("null")])]
        case .anything: [.object([:])]
        case .list(let entry):
            [.object(["type": .text("array"), "items": tree(entry)])]
        case .map(let entry):
            [.object(["type": .text("object"), "additionalProperties": tree(entry)])]
        case .object(let definition):
            [.object(["$ref": .text("#/$defs/\(definition.rawValue)")])]
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

/// The JSON values that a schema consists of.
private indirect enum JSONTree: Encodable {
    case text(String)
    case number(Int64)
    case flag(Bool)
    case list([JSONTree])
    case object([String: JSONTree])

    /// Whether the schema accepts any text, and so any variable.
    var isAnyText: Bool {
        guard case .object(let members) = self, members["enum"] == nil,
            members["pattern"] == nil
        else { return false }
        if members.isEmpty { return true }
        switch members["type"] {
        case .text("string"): return true
        case .list(let types):
            return types.contains { if case .text("string") = $0 { true } else { false } }
        default: return false
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .list(let list): try container.encode(list)
        case .object(let members): try container.encode(members)
        }
    }
}
