// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
package import AppClipLint
import DeviceScenarios
import Foundation
import MorselWording
import ScenarioFiles
import Terminal
import Yams

/// The configuration file `.morsel.yml`.
package struct LintConfigurationFile {
    /// The configuration that the file describes; the default one if there is no file.
    package private(set) var configuration = LintConfiguration()

    /// The path of the file; `nil` if there is none.
    package private(set) var path: String?

    private static let name = ".morsel.yml"
    private static let keys = ["rules", "exceptions"]
    private static let exceptionKeys = ["rules", "path", "target", "configuration", "reason"]
    private static let levels = ["error", "warning", "info", "off"]

    /// Reads the named file, or the first one in the checked folder or above it.
    ///
    /// - Throws: ``CommandError`` with the line of the first error.
    package static func read(_ named: String?, for root: LintRoot) throws -> LintConfigurationFile {
        if let named { return try LintConfigurationFile(named) }
        var parts = root.start.split(separator: "/").map(String.init)
        while true {
            let path = root.shown((parts + [name]).joined(separator: "/"))
            if InputFile.exists(path) { return try LintConfigurationFile(path) }
            guard !parts.isEmpty else { return LintConfigurationFile() }
            parts.removeLast()
        }
    }

    private init() {}

    /// Reads a file.
    ///
    /// - Throws: ``CommandError`` with the line of the first error.
    package init(_ path: String) throws {
        self.path = path
        let bytes = try InputFile.bytes(path, limit: 256 << 10, what: "config")
        let documents: [Node]
        do throws(ScenarioFileError) {
            documents = try YAMLText(bytes, file: path).documents
        } catch {
            throw CommandError("config", "\(path):\(error.place.line): \(error.sentence)")
        }
        guard let root = documents.first else { return }
        if documents.count > 1 {
            throw error(
                documents[1],
                "there is one document in the file; remove the '---' before this one."
            )
        }
        var named: Set<String> = []
        for (key, value) in try members(root, keys: Self.keys, "the file") {
            switch key {
            case "rules":
                for (name, level) in try members(value, keys: nil, "rules") {
                    let id = try rule(name, at: level)
                    guard named.insert(id).inserted else {
                        throw error(
                            level,
                            "the rule \(id) is named twice; its name and its ID are the same."
                        )
                    }
                    configuration.levels[id] = try self.level(level)
                }
            default:
                // An empty value, as of 'rules:' without any entries.
                if case .scalar(let scalar) = value, scalar.string.isEmpty { continue }
                guard case .sequence(let list) = value else {
                    throw error(value, "exceptions is a list; write each one after a '-'.")
                }
                for entry in list { configuration.exceptions.append(try exception(entry)) }
            }
        }
    }

    private func exception(_ node: Node) throws -> LintConfiguration.Exception {
        var rules: [String] = []
        var path: GlobPattern?
        var target: GlobPattern?
        var inConfiguration: GlobPattern?
        var reason = ""
        for (key, value) in try members(node, keys: Self.exceptionKeys, "an exception") {
            switch key {
            case "rules":
                let names = value.sequence.map(Array.init) ?? [value]
                rules = try names.map { try rule(text($0), at: $0) }
            case "path": path = try pattern(value)
            case "target": target = try pattern(value)
            case "configuration": inConfiguration = try pattern(value)
            default: reason = try text(value)
            }
        }
        guard !rules.isEmpty else {
            throw error(node, "an exception names its rules, such as 'rules: [C315]'.")
        }
        guard !reason.split(separator: " ").isEmpty else {
            throw error(node, "an exception needs a reason: say why the finding is no fault here.")
        }
        return LintConfiguration.Exception(
            rules: rules,
            path: path,
            target: target,
            configuration: inConfiguration,
            reason: reason,
            position: TextPosition(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
        )
    }

    // MARK: Values

    private func members(
        _ node: Node,
        keys: [String]?,
        _ what: String
    ) throws -> [(key: String, value: Node)] {
        // A file that has only comments has an empty value.
        if case .scalar(let scalar) = node, scalar.string.isEmpty { return [] }
        guard case .mapping(let mapping) = node else {
            throw error(node, "\(what) has keys and values, such as 'rules:'.")
        }
        return try mapping.map { key, value in
            let name = try text(key)
            if let keys, !keys.contains(name) {
                throw error(key, "there is no key '\(name)'\(suggestion(name, keys))")
            }
            return (name, value)
        }
    }

    private func rule(_ name: String, at node: Node) throws -> String {
        if let rule = LintRule.named(name) { return rule.id.rawValue }
        throw error(
            node,
            "there is no rule '\(name)'\(RuleSuggestion.words(for: name)) 'morsel explain' lists all."
        )
    }

    private func level(_ node: Node) throws -> LintSeverity? {
        let name = try text(node)
        guard Self.levels.contains(name) else {
            throw error(
                node,
                "a rule is error, warning, info or off, and not '\(name)'\(suggestion(name, Self.levels))"
            )
        }
        return LintSeverity(rawValue: name)
    }

    private func pattern(_ node: Node) throws -> GlobPattern {
        guard let pattern = GlobPattern(try text(node)) else {
            throw error(node, "a pattern has 1 to \(GlobPattern.longestText) bytes.")
        }
        return pattern
    }

    private func text(_ node: Node) throws -> String {
        guard case .scalar(let scalar) = node else {
            throw error(node, "a text has to stand here.")
        }
        // In YAML 1.1, a bare 'off' is false; here it is the word.
        return scalar.string
    }

    /// Returns the word that may be meant, as the end of a sentence.
    private func suggestion(_ word: String, _ known: [String]) -> String {
        NearestWord.to(word, among: known).map { "; do you mean '\($0)'?" }
            ?? "; there are \(known.joined(separator: ", "))."
    }

    private func error(_ node: Node, _ words: String) -> CommandError {
        CommandError("config", "\(path ?? ""):\(node.mark?.line ?? 1): \(words)")
    }
}
