// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes

/// Parses the values of a file: sections, and the lists of apps in them.
///
/// Everything that can be parsed is parsed; problems are added to ``list``.
struct SiteReader {
    private(set) var apps: [Section: [AppIdentifier]] = [:]
    private(set) var links: AppLinks?
    var list: FindingList

    /// A section that contains only a list of apps.
    enum Section: String, CaseIterable {
        case appClips = "appclips"
        case webCredentials = "webcredentials"
        case activityContinuation = "activitycontinuation"
    }

    init(list: FindingList) { self.list = list }

    mutating func read(_ root: JSONValue) {
        guard case .object(let members) = root.content else {
            return list.find(.objectExpected, "", root.offset)
        }
        list.noteRepeated(members, in: "")
        for member in members where member.name != "applinks" {
            if Section(rawValue: member.name) == nil {
                list.find(
                    .unknownSection,
                    member.name,
                    member.offset,
                    subject: member.name
                )
            }
        }
        let linksMember = members.last { $0.name == "applinks" }
        if let value = linksMember?.value {
            var reader = AppLinksReader(list: list)
            links = reader.read(value)
            list = reader.list
        }
        for section in Section.allCases {
            if let member = members.last(where: { $0.name == section.rawValue }) {
                readSection(member.value, section)
                // In some deployments, the clips of a file without any links were ignored.
                if section == .appClips, linksMember == nil {
                    list.find(.appLinksMissing, "applinks", member.offset)
                }
            } else if section == .appClips {
                list.find(.sectionMissing, "appclips", root.offset)
            }
        }
    }

    private mutating func readSection(_ value: JSONValue, _ section: Section) {
        let name = section.rawValue
        guard case .object(let parts) = value.content else {
            return list.find(.objectExpected, name, value.offset)
        }
        list.noteRepeated(parts, in: name + ".")
        for part in parts where part.name != "apps" {
            list.find(.unknownMember, "\(name).\(part.name)", part.offset, subject: part.name)
        }
        guard let apps = parts.last(where: { $0.name == "apps" }) else {
            return list.find(.appsMissing, "\(name).apps", value.offset)
        }
        guard case .array(let elements) = apps.value.content else {
            return list.find(.arrayExpected, "\(name).apps", apps.value.offset)
        }
        var seen: Set<AppIdentifier> = []
        for (index, element) in elements.enumerated() {
            let path = "\(name).apps[\(index)]"
            guard let identifier = readIdentifier(element, path) else { continue }
            if seen.insert(identifier).inserted {
                self.apps[section, default: []].append(identifier)
            } else {
                list.find(
                    .repeatedIdentifier,
                    path,
                    element.offset,
                    subject: identifier.text
                )
            }
        }
    }

    private mutating func readIdentifier(_ element: JSONValue, _ path: String) -> AppIdentifier? {
        guard case .string(let name) = element.content else {
            list.find(.stringExpected, path, element.offset)
            return nil
        }
        do throws(IdentifierError) {
            return try AppIdentifier(name)
        } catch {
            list.find(.identifier(error), path, element.offset, subject: name)
            return nil
        }
    }
}
