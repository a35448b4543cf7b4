// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes

extension AppLinksReader {
    mutating func readDetails(_ value: JSONValue, _ path: String) -> [AppLinks.Entry] {
        switch value.content {
        case .array(let elements):
            return elements.enumerated().compactMap { index, element in
                readEntry(element, "\(path)[\(index)]", app: nil)
            }
        case .object(let members):
            // The oldest form. A dictionary has no order; sorted keys always give the same order.
            list.find(.detailsDictionary, path, value.offset)
            list.noteRepeated(members, in: path + ".")
            return lastOfEach(members)
                .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
                .compactMap { readEntry($0.value, "\(path).\($0.name)", app: $0) }
        default:
            list.find(.arrayExpected, path, value.offset)
            return []
        }
    }

    private mutating func readEntry(
        _ value: JSONValue,
        _ path: String,
        app: JSONValue.Member?
    ) -> AppLinks.Entry? {
        guard case .object(let members) = value.content else {
            list.find(.objectExpected, path, value.offset)
            return nil
        }
        list.noteRepeated(members, in: path + ".")
        var apps: [String] = []
        if let app { addApp(app.name, path, app.offset, to: &apps) }
        var defaults: LinkRule?
        var components: [LinkRule]?
        var paths: [LinkRule]?
        var names: Set<String> = []
        for member in lastOfEach(members) {
            names.insert(member.name)
            let place = "\(path).\(member.name)"
            switch member.name {
            case "appID": readApp(member.value, place, into: &apps)
            case "appIDs": readApps(member.value, place, into: &apps)
            case "defaults": defaults = readDefaults(member.value, place)
            case "components": components = readComponents(member.value, place)
            case "paths": paths = readPaths(member.value, place)
            default: list.find(.unknownKey, place, member.offset, subject: member.name)
            }
        }
        if names.isSuperset(of: ["appID", "appIDs"]) {
            list.find(.appIDAndAppIDs, path, value.offset)
        }
        if components != nil, paths != nil { list.find(.componentsAndPaths, path, value.offset) }
        if apps.isEmpty { list.find(.entryWithoutApp, path, value.offset) }
        let rules = (components ?? []) + (paths ?? [])
        if rules.isEmpty { list.find(.entryWithoutRules, path, value.offset) }
        return AppLinks.Entry(
            apps: apps,
            defaults: defaults,
            rules: rules,
            place: list.place(path, value.offset)
        )
    }

    // MARK: Apps

    private mutating func readApps(_ value: JSONValue, _ path: String, into apps: inout [String]) {
        guard case .array(let elements) = value.content else {
            return list.find(.arrayExpected, path, value.offset)
        }
        for (index, element) in elements.enumerated() {
            readApp(element, "\(path)[\(index)]", into: &apps)
        }
    }

    private mutating func readApp(_ value: JSONValue, _ path: String, into apps: inout [String]) {
        guard case .string(let name) = value.content else {
            return list.find(.stringExpected, path, value.offset)
        }
        addApp(name, path, value.offset, to: &apps)
    }

    private mutating func addApp(
        _ name: String,
        _ path: String,
        _ offset: Int,
        to apps: inout [String]
    ) {
        do throws(IdentifierError) {
            _ = try AppIdentifier(name)
        } catch {
            list.find(.identifier(error), path, offset, subject: name)
        }
        apps.append(name)
    }
}
