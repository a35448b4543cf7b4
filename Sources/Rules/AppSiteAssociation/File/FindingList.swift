// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// The findings that are collected while a file is read: limited in number, with their places in
/// the text.
struct FindingList: Sendable {
    /// The maximum number of findings that are kept for a file.
    static let limit = 500

    /// The findings, in the order in which they were made; at most ``limit`` and one that says there are more.
    private(set) var all: [SiteAssociation.Finding] = []

    private let places: TextPlaces

    init(in text: [UInt8]) { places = TextPlaces(of: text) }

    /// Returns a place in the file.
    ///
    /// - Parameters:
    ///   - path: The path from the root to a value, such as `appclips.apps[2]`.
    ///   - offset: The offset of the start of the value, in bytes.
    /// - Returns: The path with the line and column of the offset.
    func place(at path: String, offset: Int) -> FilePlace {
        FilePlace(path: path, position: places.position(of: offset))
    }

    /// Adds a finding about the value at a path and an offset.
    mutating func add(
        _ code: SiteAssociation.Finding.Code,
        at path: String,
        offset: Int,
        subject: String? = nil,
        related: FilePlace? = nil
    ) {
        add(
            SiteAssociation.Finding(
                code,
                place(at: path, offset: offset),
                subject: subject,
                related: related
            )
        )
    }

    private mutating func add(_ finding: SiteAssociation.Finding) {
        if all.count < Self.limit {
            all.append(finding)
        } else if all.count == Self.limit {
            let place = FilePlace(path: finding.path, position: finding.position)
            all.append(SiteAssociation.Finding(.furtherFindings, place))
        }
    }

    /// Adds findings about names that occur a second time in an object; only the last value is
    /// used.
    ///
    /// - Parameters:
    ///   - members: The members of the object.
    ///   - path: The path of the object with the separator, such as `applinks.`; empty for the root.
    mutating func addRepeatedMembers(of members: [JSONValue.Member], in path: String) {
        var seen: Set<ExactName> = []
        for member in members where !seen.insert(ExactName(member.name)).inserted {
            add(
                .repeatedMember,
                at: path + member.name,
                offset: member.offset,
                subject: member.name
            )
        }
    }
}
