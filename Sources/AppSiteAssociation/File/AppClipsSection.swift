import AppClipTypes

/// Reads the part of a file that is about App Clips.
struct AppClipsSection {
    private(set) var clips: [AppIdentifier] = []
    private(set) var findings: [SiteAssociation.Finding] = []

    private let text: [UInt8]

    init(of text: [UInt8]) { self.text = text }

    mutating func read(_ root: JSONValue) {
        guard case .object(let members) = root.content else {
            return find(.objectExpected, "", root.offset)
        }
        noteRepeated(members, in: "")
        guard let section = members.last(where: { $0.name == "appclips" }) else {
            return find(.sectionMissing, "appclips", root.offset)
        }
        guard case .object(let parts) = section.value.content else {
            return find(.objectExpected, "appclips", section.value.offset)
        }
        noteRepeated(parts, in: "appclips.")
        for part in parts where part.name != "apps" {
            find(.unknownMember, "appclips.\(part.name)", part.offset)
        }
        guard let apps = parts.last(where: { $0.name == "apps" }) else {
            return find(.appsMissing, "appclips.apps", section.value.offset)
        }
        guard case .array(let elements) = apps.value.content else {
            return find(.arrayExpected, "appclips.apps", apps.value.offset)
        }
        var seen: Set<AppIdentifier> = []
        for (index, element) in elements.enumerated() {
            readIdentifier(element, "appclips.apps[\(index)]", &seen)
        }
    }

    private mutating func readIdentifier(
        _ element: JSONValue,
        _ path: String,
        _ seen: inout Set<AppIdentifier>
    ) {
        guard case .string(let name) = element.content else {
            return find(.stringExpected, path, element.offset)
        }
        do throws(IdentifierError) {
            let identifier = try AppIdentifier(name)
            if seen.insert(identifier).inserted {
                clips.append(identifier)
            } else {
                find(.repeatedIdentifier, path, element.offset)
            }
        } catch {
            find(.identifier(error), path, element.offset)
        }
    }

    private mutating func noteRepeated(_ members: [JSONValue.Member], in path: String) {
        var seen: Set<String> = []
        for member in members where !seen.insert(member.name).inserted {
            find(.repeatedMember, path + member.name, member.offset)
        }
    }

    private mutating func find(
        _ code: SiteAssociation.Finding.Code,
        _ path: String,
        _ offset: Int
    ) {
        let position = TextPosition(of: offset, in: text.span)
        findings.append(SiteAssociation.Finding(code: code, path: path, position: position))
    }
}
