// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScenarioFiles
import Testing
import Yams

/// The JSON Schema for editors accepts what the reader accepts.
struct SchemaTests {
    private let schema = JSONSchema(ScenarioSchema.json)

    /// The schema in the documentation is the one that `morsel test --schema` prints.
    @Test func equalsTheOneInTheDocumentation() throws {
        let file = Fruta.folder.deletingLastPathComponent()
            .appendingPathComponent("Documentation/scenario.schema.json")
        #expect(try String(contentsOf: file, encoding: .utf8) == ScenarioSchema.json)
    }

    @Test(arguments: Fruta.files)
    func acceptsShippedScenarios(_ name: String) throws {
        let text = try String(
            contentsOf: Fruta.folder.appendingPathComponent(name),
            encoding: .utf8
        )
        let documents = try Array(Yams.load_all(yaml: text, Resolver.withoutTimes))
        #expect(!documents.isEmpty)
        for document in documents {
            #expect(schema.violations(in: document) == [], "\(name)")
        }
    }

    /// The tables at the end of the page are those of `morsel test --reference`.
    @Test func pageListsEveryWord() throws {
        let root = Fruta.folder.deletingLastPathComponent()
        let page = root.appendingPathComponent("Documentation/scenarios.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text.hasSuffix("\n## All words\n\n" + ScenarioReference.markdown))
        // Each key is required, has a default, or has no effect if it is missing.
        #expect(ScenarioReference.markdown.contains("| `launch-banner` | duration | 5 s |"))
    }

    /// The reader rejects these too.
    @Test(arguments: [
        "{ steps: [] }", "{ scenario: A }", "{ scenario: A, steps: [], more: 1 }",
        "{ scenario: A, steps: {} }", "{ scenario: A, steps: [{ card: opne }] }",
        "{ scenario: A, steps: [{ expect: { outcome: cart } }] }",
        "{ scenario: A, steps: [{ invoke: { url: \"https://a.b\" } }] }",
        "{ scenario: A, device: { private-browsing: 1 }, steps: [] }",
        "{ scenario: A, steps: [{ push: { number: -1 } }] }",
        "{ scenario: A, steps: [{ expect: { clip: { notifications: maybe } } }] }",
    ])
    func rejectsWhatTheReaderRejects(_ text: String) throws {
        let document = try #require(try Yams.load(yaml: text, Resolver.withoutTimes))
        #expect(!schema.violations(in: document).isEmpty)
        #expect(!errors(in: text).isEmpty)
    }
}

extension Resolver {
    /// A resolver that treats times as text, like the reader.
    fileprivate static var withoutTimes: Resolver {
        Resolver.default.removing(.timestamp)
    }
}

/// A validator for the part of JSON Schema that the schema uses; any other keyword is a violation.
private struct JSONSchema {
    private let root: [String: Any]

    init(_ text: String) {
        let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        root = value as? [String: Any] ?? [:]
    }

    func violations(in value: Any) -> [String] { violations(in: value, root, "") }

    private func violations(in value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        var found: [String] = []
        for (keyword, argument) in schema {
            switch (keyword, argument) {
            case ("$schema", _), ("title", _), ("description", _), ("$defs", _): break
            case ("$ref", let name as String):
                let definitions = root["$defs"] as? [String: [String: Any]]
                let part = name.split(separator: "/").last.map(String.init) ?? ""
                guard let definition = definitions?[part] else {
                    found.append("\(path): no definition \(name)")
                    continue
                }
                found += violations(in: value, definition, path)
            case ("anyOf", let choices as [[String: Any]]):
                let all = choices.map { violations(in: value, $0, path) }
                if !all.contains(where: \.isEmpty) { found += all.flatMap { $0 } }
            case ("type", let name as String):
                if !Self.types(of: value).contains(name) { found.append("\(path): not \(name)") }
            case ("type", let names as [String]):
                if Self.types(of: value).isDisjoint(with: names) {
                    found.append("\(path): not \(names)")
                }
            case ("enum", let words as [String]):
                if !words.contains(value as? String ?? "") { found.append("\(path): no word") }
            case ("pattern", let pattern as String):
                let text = value as? String ?? ""
                if text.range(of: pattern, options: .regularExpression) == nil {
                    found.append("\(path): not like \(pattern)")
                }
            case ("minimum", let least as Int):
                if let number = value as? Int, number < least { found.append("\(path): small") }
            case ("maximum", let most as Int):
                if let number = value as? Int, number > most { found.append("\(path): large") }
            case ("required", let keys as [String]):
                let mapping = value as? [String: Any] ?? [:]
                found += keys.filter { mapping[$0] == nil }.map { "\(path): no \($0)" }
            case ("items", let entry as [String: Any]):
                for (index, value) in (value as? [Any] ?? []).enumerated() {
                    found += violations(in: value, entry, "\(path)[\(index)]")
                }
            case ("properties", let properties as [String: [String: Any]]):
                for (key, value) in value as? [String: Any] ?? [:] {
                    if let schema = properties[key] {
                        found += violations(in: value, schema, "\(path).\(key)")
                    }
                }
            case ("additionalProperties", let schema as [String: Any]):
                for (key, value) in value as? [String: Any] ?? [:] {
                    found += violations(in: value, schema, "\(path).\(key)")
                }
            case ("additionalProperties", _):
                let known = schema["properties"] as? [String: Any] ?? [:]
                for key in (value as? [String: Any] ?? [:]).keys where known[key] == nil {
                    found.append("\(path): \(key) is unknown")
                }
            default: found.append("\(path): keyword \(keyword)")
            }
        }
        return found
    }

    private static func types(of value: Any) -> Set<String> {
        switch value {
        case is NSNull: ["null"]
        case is Bool: ["boolean"]
        case is Int: ["integer", "number"]
        case is Double: ["number"]
        case is String: ["string"]
        case is [Any]: ["array"]
        case is [String: Any]: ["object"]
        default: []
        }
    }
}
