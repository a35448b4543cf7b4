// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes

/// Parses the section `applinks`: entries, defaults and variables.
struct AppLinksReader {
    var list: FindingList

    mutating func read(_ value: JSONValue) -> AppLinks? {
        guard case .object(let members) = value.content else {
            list.find(.objectExpected, "applinks", value.offset)
            return nil
        }
        list.noteRepeated(members, in: "applinks.")
        var entries: [AppLinks.Entry] = []
        var defaults: LinkRule?
        var variables: [AppLinks.Variable] = []
        for member in lastOfEach(members) {
            let path = "applinks." + member.name
            switch member.name {
            case "details": entries = readDetails(member.value, path)
            case "defaults": defaults = readDefaults(member.value, path)
            case "substitutionVariables": variables = readVariables(member.value, path)
            case "apps": checkApps(member.value, path)
            default: list.find(.unknownKey, path, member.offset, subject: member.name)
            }
        }
        return AppLinks(entries: entries, defaults: defaults, variables: variables)
    }

    /// Returns the members of an object in order; if a name is repeated, only the last one.
    func lastOfEach(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
        var seen: Set<ExactName> = []
        var kept: [JSONValue.Member] = []
        for member in members.reversed() where seen.insert(ExactName(member.name)).inserted {
            kept.append(member)
        }
        return kept.reversed()
    }

    /// Checks the old list of apps, which has to be empty if it is present.
    private mutating func checkApps(_ value: JSONValue, _ path: String) {
        guard case .array(let elements) = value.content else {
            return list.find(.arrayExpected, path, value.offset)
        }
        if !elements.isEmpty { list.find(.appsNotEmpty, path, value.offset) }
    }

    // MARK: Variables

    private mutating func readVariables(
        _ value: JSONValue,
        _ path: String
    ) -> [AppLinks.Variable] {
        guard case .object(let members) = value.content else {
            list.find(.objectExpected, path, value.offset)
            return []
        }
        list.noteRepeated(members, in: path + ".")
        return lastOfEach(members).compactMap { readVariable($0, "\(path).\($0.name)") }
    }

    private mutating func readVariable(
        _ member: JSONValue.Member,
        _ path: String
    ) -> AppLinks.Variable? {
        let name = member.name
        if name.utf8.contains(where: { $0 == 0x24 || $0 == 0x28 || $0 == 0x29 }) {
            list.find(.variableName, path, member.offset, subject: name)
            // No pattern can use it, and a text that looks like a use of it must not work by
            // chance.
            return nil
        }
        if PredefinedVariable(rawValue: name) != nil {
            list.find(.redefinedVariable, path, member.offset, subject: name)
        }
        guard case .array(let elements) = member.value.content else {
            list.find(.arrayExpected, path, member.value.offset)
            return nil
        }
        var values: [String] = []
        for (index, element) in elements.enumerated() {
            guard case .string(let text) = element.content else {
                list.find(.stringExpected, "\(path)[\(index)]", element.offset)
                continue
            }
            if text.isEmpty { list.find(.emptyValue, "\(path)[\(index)]", element.offset) }
            if text.containsBytes("$(") {
                list.find(.variableInValue, "\(path)[\(index)]", element.offset, subject: text)
            }
            values.append(text)
        }
        if values.isEmpty { list.find(.emptyVariable, path, member.offset, subject: name) }
        return AppLinks.Variable(
            name: name,
            values: values,
            place: list.place(path, member.offset)
        )
    }
}
