// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// Parses the section `applinks`: entries, defaults and variables.
struct AppLinksReader {
    var findings: FindingList

    mutating func read(_ value: JSONValue) -> AppLinks? {
        guard case .object(let members) = value.content else {
            findings.add(.objectExpected, at: "applinks", offset: value.offset)
            return nil
        }
        findings.addRepeatedMembers(of: members, in: "applinks.")
        var entries: [AppLinks.Entry] = []
        var defaults: LinkRule?
        var variables: [AppLinks.Variable] = []
        for member in lastOfEach(members) {
            let path = "applinks." + member.name
            switch member.name {
            case "details": entries = readDetails(member.value, at: path)
            case "defaults": defaults = readDefaults(member.value, at: path)
            case "substitutionVariables": variables = readVariables(member.value, at: path)
            case "apps": checkApps(member.value, at: path)
            default:
                findings.add(.unknownKey, at: path, offset: member.offset, subject: member.name)
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
    private mutating func checkApps(_ value: JSONValue, at path: String) {
        guard case .array(let elements) = value.content else {
            return findings.add(.arrayExpected, at: path, offset: value.offset)
        }
        if !elements.isEmpty { findings.add(.appsNotEmpty, at: path, offset: value.offset) }
    }

    // MARK: Variables

    private mutating func readVariables(
        _ value: JSONValue,
        at path: String
    ) -> [AppLinks.Variable] {
        guard case .object(let members) = value.content else {
            findings.add(.objectExpected, at: path, offset: value.offset)
            return []
        }
        findings.addRepeatedMembers(of: members, in: path + ".")
        return lastOfEach(members).compactMap { readVariable($0, at: "\(path).\($0.name)") }
    }

    private mutating func readVariable(
        _ member: JSONValue.Member,
        at path: String
    ) -> AppLinks.Variable? {
        let name = member.name
        if name.utf8.contains(where: { $0 == 0x24 || $0 == 0x28 || $0 == 0x29 }) {
            findings.add(.invalidVariableName, at: path, offset: member.offset, subject: name)
            // No pattern can use it, and a text that looks like a use of it must not work by
            // chance.
            return nil
        }
        if PredefinedVariable(rawValue: name) != nil {
            findings.add(.redefinedVariable, at: path, offset: member.offset, subject: name)
        }
        guard case .array(let elements) = member.value.content else {
            findings.add(.arrayExpected, at: path, offset: member.value.offset)
            return nil
        }
        var values: [String] = []
        for (index, element) in elements.enumerated() {
            guard case .string(let text) = element.content else {
                findings.add(.stringExpected, at: "\(path)[\(index)]", offset: element.offset)
                continue
            }
            if text.isEmpty {
                findings.add(.emptyValue, at: "\(path)[\(index)]", offset: element.offset)
            }
            if text.containsBytes("$(") {
                findings.add(
                    .variableInValue,
                    at: "\(path)[\(index)]",
                    offset: element.offset,
                    subject: text
                )
            }
            values.append(text)
        }
        if values.isEmpty {
            findings.add(.emptyVariable, at: path, offset: member.offset, subject: name)
        }
        return AppLinks.Variable(
            name: name,
            values: values,
            place: findings.place(at: path, offset: member.offset)
        )
    }
}
