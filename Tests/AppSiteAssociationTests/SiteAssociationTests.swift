// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes
import AppSiteAssociation
import Testing

struct SiteAssociationTests {
    private func read(_ text: String) throws -> SiteAssociation {
        try SiteAssociation(json: Array(text.utf8))
    }

    private let id = "ABCDE12345.com.example.MyApp.Clip"

    /// B-07, B-09, B-11: the documented form, with one clip, several, and the parent app.
    @Test(arguments: [
        ["ABCDE12345.com.example.MyApp.Clip"],
        ["ABCDE12345.com.example.MyApp.Clip", "ABCDE12345.com.example.MyApp"],
        [],
    ])
    func readsClips(_ ids: [String]) throws {
        let list = ids.map { "\"\($0)\"" }.joined(separator: ", ")
        let site = try read("{\"applinks\": {}, \"appclips\": {\"apps\": [\(list)]}}")
        #expect(site.clips.map(\.text) == ids)
        #expect(site.findings.isEmpty)
    }

    /// B-07, B-08, B-25, B-35: the error, its path from the root, and its position.
    @Test(arguments: [
        ("[]", SiteAssociation.Finding.Code.objectExpected, "", 1, 1),
        ("{}", .sectionMissing, "appclips", 1, 1),
        ("{\"appclips\":\n [\"A.b\"], \"applinks\": {}}", .objectExpected, "appclips", 2, 2),
        ("{\"appclips\": {}, \"applinks\": {}}", .appsMissing, "appclips.apps", 1, 14),
        (
            "{\"appclips\": {\"apps\":\n\"A.b\"}, \"applinks\": {}}", .arrayExpected,
            "appclips.apps", 2, 1
        ),
        (
            "{\"appclips\": {\"apps\": [1]}, \"applinks\": {}}", .stringExpected,
            "appclips.apps[0]", 1, 24
        ),
        (
            "{\"appclips\": {\"apps\": [\"123456789.com.x.AppClip\"]}, \"applinks\": {}}",
            .invalidIdentifier(IdentifierError(code: .prefixLength(found: 9), offset: 0)),
            "appclips.apps[0]", 1, 24
        ),
        (
            "{\"appclips\": {\"apps\": [], \"details\": []}, \"applinks\": {}}", .unknownMember,
            "appclips.details", 1, 27
        ),
        (
            "{\"appclips\": {\"apps\": []}, \"applinks\": {}, \"applinks\": {}}", .repeatedMember,
            "applinks", 1, 44
        ),
        ("{\"appclips\": {\"apps\": []}}", .appLinksMissing, "applinks", 1, 2),
        ("{\"appclips\": {\"apps\": []}, \"applinks\": {}, \"a\": 1}", .unknownSection, "a", 1, 44),
    ])
    func finds(
        _ text: String,
        _ code: SiteAssociation.Finding.Code,
        _ path: String,
        _ line: Int,
        _ column: Int
    ) throws {
        let findings = try read(text).findings
        #expect(findings.map(\.code) == [code])
        #expect(findings.first?.path == path)
        #expect(findings.first?.position.line == line)
        #expect(findings.first?.position.column == column)
    }

    @Test func brokenEntryHidesNothing() throws {
        let site = try read(
            "{\"appclips\": {\"apps\": [\"x\", \"\(id)\", null, \"\(id)\"]}, \"applinks\": {}}"
        )
        #expect(site.clips.map(\.text) == [id])
        #expect(site.findings.count == 3)
        #expect(site.findings.last?.code == .repeatedIdentifier)
    }

    @Test func largestFileIsBounded() throws {
        let text = "{\"appclips\": {\"apps\": [\"\(id)\"]}}"
        let space = String(repeating: " ", count: SiteAssociation.largestFile - text.utf8.count)
        #expect(try read(text + space).clips.count == 1)
        #expect(throws: JSONError.self) { try read(text + space + " ") }
    }

    /// B-07, B-09: a written file can be read again, and is always the same.
    @Test func writesWhatItReads() throws {
        let clips = try [id, "ABCDE12345.com.example.Other.Clip", id].map { try AppIdentifier($0) }
        let file = SiteAssociation.file(naming: clips)
        let site = try SiteAssociation(json: file)
        #expect(site.clips == Array(clips.prefix(2)))
        #expect(site.findings.isEmpty)
        #expect(SiteAssociation.file(naming: clips.reversed()) == file)
        #expect(try SiteAssociation(json: SiteAssociation.file(naming: [])).clips.isEmpty)
    }
}
