// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes

/// Parses the values of a file: sections, and the lists of apps in them.
///
/// Everything that can be parsed is parsed; problems are added to ``findings``.
struct SiteReader {
    private(set) var apps: [Section: [AppIdentifier]] = [:]
    private(set) var links: AppLinks?
    var findings: FindingList

    /// A section that contains only a list of apps.
    enum Section: String, CaseIterable {
        case appClips = "appclips"
        case webCredentials = "webcredentials"
        case activityContinuation = "activitycontinuation"
    }

    init(findings: FindingList) { self.findings = findings }

    mutating func read(_ root: JSONValue) {
        guard case .object(let members) = root.content else {
            return findings.add(.objectExpected, at: "", offset: root.offset)
        }
        findings.addRepeatedMembers(of: members, in: "")
        for member in members where member.name != "applinks" {
            if Section(rawValue: member.name) == nil {
                findings.add(
                    .unknownSection,
                    at: member.name,
                    offset: member.offset,
                    subject: member.name
                )
            }
        }
        let linksMember = members.last { $0.name == "applinks" }
        if let value = linksMember?.value {
            var reader = AppLinksReader(findings: findings)
            links = reader.read(value)
            findings = reader.findings
        }
        for section in Section.allCases {
            if let member = members.last(where: { $0.name == section.rawValue }) {
                readSection(member.value, section)
                // In some deployments, the clips of a file without any links were ignored.
                if section == .appClips, linksMember == nil {
                    findings.add(.appLinksMissing, at: "applinks", offset: member.offset)
                }
            } else if section == .appClips {
                findings.add(.sectionMissing, at: "appclips", offset: root.offset)
            }
        }
    }

    private mutating func readSection(_ value: JSONValue, _ section: Section) {
        let name = section.rawValue
        guard case .object(let parts) = value.content else {
            return findings.add(.objectExpected, at: name, offset: value.offset)
        }
        findings.addRepeatedMembers(of: parts, in: name + ".")
        for part in parts where part.name != "apps" {
            findings.add(
                .unknownMember,
                at: "\(name).\(part.name)",
                offset: part.offset,
                subject: part.name
            )
        }
        guard let apps = parts.last(where: { $0.name == "apps" }) else {
            return findings.add(.appsMissing, at: "\(name).apps", offset: value.offset)
        }
        guard case .array(let elements) = apps.value.content else {
            return findings.add(.arrayExpected, at: "\(name).apps", offset: apps.value.offset)
        }
        var seen: Set<AppIdentifier> = []
        for (index, element) in elements.enumerated() {
            let path = "\(name).apps[\(index)]"
            guard let identifier = readIdentifier(element, at: path) else { continue }
            if seen.insert(identifier).inserted {
                self.apps[section, default: []].append(identifier)
            } else {
                findings.add(
                    .repeatedIdentifier,
                    at: path,
                    offset: element.offset,
                    subject: identifier.text
                )
            }
        }
    }

    private mutating func readIdentifier(_ element: JSONValue, at path: String) -> AppIdentifier? {
        guard case .string(let name) = element.content else {
            findings.add(.stringExpected, at: path, offset: element.offset)
            return nil
        }
        do throws(IdentifierError) {
            return try AppIdentifier(name)
        } catch {
            findings.add(.invalidIdentifier(error), at: path, offset: element.offset, subject: name)
            return nil
        }
    }
}
