// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes

extension AppLinksReader {
    /// Reads the entries, each with its apps and rules: an array, or the dictionary of old files, whose
    /// keys are app identifiers.
    mutating func readDetails(_ value: JSONValue, at path: String) -> [AppLinks.Entry] {
        switch value.content {
        case .array(let elements):
            return elements.enumerated().compactMap { index, element in
                readEntry(element, at: "\(path)[\(index)]", app: nil)
            }
        case .object(let members):
            // The order of entries matters, but a dictionary has none; sorted keys at least always
            // give the same result.
            findings.add(.detailsDictionary, at: path, offset: value.offset)
            findings.addRepeatedMembers(of: members, in: path + ".")
            return lastOfEach(members)
                .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
                .compactMap { readEntry($0.value, at: "\(path).\($0.name)", app: $0) }
        default:
            findings.add(.arrayExpected, at: path, offset: value.offset)
            return []
        }
    }

    /// Reads an entry; `app` is its member in the dictionary of old files, whose name is the app.
    private mutating func readEntry(
        _ value: JSONValue,
        at path: String,
        app: JSONValue.Member?
    ) -> AppLinks.Entry? {
        guard case .object(let members) = value.content else {
            findings.add(.objectExpected, at: path, offset: value.offset)
            return nil
        }
        findings.addRepeatedMembers(of: members, in: path + ".")
        var apps: [String] = []
        if let app { addApp(app.name, at: path, offset: app.offset, to: &apps) }
        var defaults: LinkRule?
        var components: [LinkRule]?
        var paths: [LinkRule]?
        var names: Set<String> = []
        for member in lastOfEach(members) {
            names.insert(member.name)
            let memberPath = "\(path).\(member.name)"
            switch member.name {
            case "appID": readApp(member.value, at: memberPath, into: &apps)
            case "appIDs": readApps(member.value, at: memberPath, into: &apps)
            case "defaults": defaults = readDefaults(member.value, at: memberPath)
            case "components": components = readComponents(member.value, at: memberPath)
            case "paths": paths = readPaths(member.value, at: memberPath)
            default:
                findings.add(
                    .unknownKey,
                    at: memberPath,
                    offset: member.offset,
                    subject: member.name
                )
            }
        }
        if names.isSuperset(of: ["appID", "appIDs"]) {
            findings.add(.appIDAndAppIDs, at: path, offset: value.offset)
        }
        if components != nil, paths != nil {
            findings.add(.componentsAndPaths, at: path, offset: value.offset)
        }
        if apps.isEmpty { findings.add(.entryWithoutApp, at: path, offset: value.offset) }
        let rules = (components ?? []) + (paths ?? [])
        if rules.isEmpty { findings.add(.entryWithoutRules, at: path, offset: value.offset) }
        return AppLinks.Entry(
            apps: apps,
            defaults: defaults,
            rules: rules,
            place: findings.place(at: path, offset: value.offset)
        )
    }

    // MARK: Apps

    private mutating func readApps(_ value: JSONValue, at path: String, into apps: inout [String]) {
        guard case .array(let elements) = value.content else {
            return findings.add(.arrayExpected, at: path, offset: value.offset)
        }
        for (index, element) in elements.enumerated() {
            readApp(element, at: "\(path)[\(index)]", into: &apps)
        }
    }

    private mutating func readApp(_ value: JSONValue, at path: String, into apps: inout [String]) {
        guard case .string(let name) = value.content else {
            return findings.add(.stringExpected, at: path, offset: value.offset)
        }
        addApp(name, at: path, offset: value.offset, to: &apps)
    }

    /// Adds an app as it is written; if its identifier is not valid, with a finding.
    private mutating func addApp(
        _ name: String,
        at path: String,
        offset: Int,
        to apps: inout [String]
    ) {
        do throws(IdentifierError) {
            _ = try AppIdentifier(name)
        } catch {
            findings.add(.invalidIdentifier(error), at: path, offset: offset, subject: name)
        }
        apps.append(name)
    }
}
