// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes
import AppSiteAssociation
import Testing

struct AssociationStatusTests {
    private let clip = "ABCDE12345.com.example.MyApp.Clip"

    private func status(
        host: String = "seeds.example",
        entitlement: [String] = ["appclips:seeds.example"],
        file: String? = nil
    ) throws -> AssociationStatus {
        let text = file ?? "{\"appclips\": {\"apps\": [\"\(clip)\"]}}"
        return AssociationStatus(
            of: try AppIdentifier(clip),
            on: try HostName(host),
            entitlement: try entitlement.map { try AssociatedDomain($0) },
            file: .read(try SiteAssociation(json: Array(text.utf8)))
        )
    }

    /// B-01, B-04: both sides agree; hosts are compared case-insensitively.
    @Test func bothSidesAgree() throws {
        #expect(try status() == .verified)
        #expect(try status(entitlement: ["appclips:Seeds.Example?mode=developer"]) == .verified)
        #expect(
            try status(host: "a.seeds.example", entitlement: ["appclips:*.seeds.example"])
                == .verified
        )
    }

    /// B-01, B-14: one side alone is not sufficient.
    @Test(arguments: [
        [], ["applinks:seeds.example"], ["appclips:appclip.seeds.example"],
        ["appclips:www.seeds.example"], ["appclips:*.seeds.example"], ["appclips:eeds.example"],
    ])
    func entitlementDoesNotIncludeTheHost(_ entitlement: [String]) throws {
        let status = try status(entitlement: entitlement)
        #expect(status == .failed(.hostNotInEntitlement))
        #expect(status.rule == "B-01")
    }

    /// B-01, B-08: identifiers are compared in full.
    @Test(arguments: [
        "ABCDE12345.com.example.MyApp", "ABCDE12345.com.example.myapp.clip",
        "ZBCDE12345.com.example.MyApp.Clip",
    ])
    func fileDoesNotListTheClip(_ other: String) throws {
        let file = "{\"appclips\": {\"apps\": [\"\(other)\"]}}"
        #expect(try status(file: file) == .failed(.clipNotInFile))
    }

    @Test func fileHasNoClips() throws {
        #expect(try status(file: "{}") == .failed(.fileWithoutClips))
        #expect(try status(file: "{}").domainStatus == .badJSONContent)
    }

    /// B-06, B-20: there is no file, or it is not JSON.
    @Test func fileIsMissing() throws {
        let clip = try AppIdentifier(clip)
        let host = try HostName("seeds.example")
        let entitlement = [try AssociatedDomain("appclips:seeds.example")]
        let missing = AssociationStatus(
            of: clip,
            on: host,
            entitlement: entitlement,
            file: .unavailable(.badHTTPResponse)
        )
        #expect(missing == .failed(.noFile(.badHTTPResponse)))
        #expect(missing.domainStatus == .badHTTPResponse)
        let error = try #require(throws: JSONError.self) { try SiteAssociation(json: [0x7B]) }
        let broken = AssociationStatus(
            of: clip,
            on: host,
            entitlement: entitlement,
            file: .notJSON(error)
        )
        #expect(broken == .failed(.fileNotJSON(error)))
    }

    @Test(arguments: [
        "appclips:seeds.example", "applinks:*.seeds.example?mode=developer",
        "webcredentials:seeds.example?mode=developer+managed",
    ])
    func entriesKeepTheirText(_ text: String) throws {
        #expect(try AssociatedDomain(text).text == text)
    }

    /// B-04: no scheme, path or port.
    @Test(arguments: [
        ("appclips:https://seeds.example/", AssociatedDomain.ParsingError.host(.character)),
        ("appclips:seeds.example/", .host(.character)),
        ("appclips:seeds.example:443", .host(.character)),
        ("appclips:", .host(.empty)), ("appclips:*", .host(.character)),
        ("seeds.example", .serviceMissing), ("appclip:seeds.example", .unknownService),
        ("appclips:seeds.example?mode=fast", .mode), ("appclips:seeds.example?mode=", .mode),
        ("appclips:seeds.example?x", .mode),
    ])
    func refusesEntries(_ text: String, _ error: AssociatedDomain.ParsingError) {
        #expect(throws: error) { try AssociatedDomain(text) }
    }
}
