// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// The findings that are collected while a file is read: limited in number, with their places in
/// the text.
struct FindingList: Sendable {
    /// The maximum number of findings that are kept for a file.
    static let limit = 500

    private(set) var findings: [SiteAssociation.Finding] = []
    private let places: TextPlaces

    init(in text: [UInt8]) { places = TextPlaces(of: text) }

    func place(_ path: String, _ offset: Int) -> FilePlace {
        FilePlace(path: path, position: places.position(of: offset))
    }

    mutating func find(
        _ code: SiteAssociation.Finding.Code,
        _ path: String,
        _ offset: Int,
        subject: String? = nil,
        related: FilePlace? = nil
    ) {
        add(
            SiteAssociation.Finding(
                code,
                place(path, offset),
                subject: subject,
                related: related
            )
        )
    }

    mutating func add(_ finding: SiteAssociation.Finding) {
        if findings.count < Self.limit {
            findings.append(finding)
        } else if findings.count == Self.limit {
            let place = FilePlace(path: finding.path, position: finding.position)
            findings.append(SiteAssociation.Finding(.furtherFindings, place))
        }
    }

    /// Adds findings about names that occur a second time in an object; only the last value is
    /// used.
    mutating func noteRepeated(_ members: [JSONValue.Member], in path: String) {
        var seen: Set<ExactName> = []
        for member in members where !seen.insert(ExactName(member.name)).inserted {
            find(.repeatedMember, path + member.name, member.offset, subject: member.name)
        }
    }
}
