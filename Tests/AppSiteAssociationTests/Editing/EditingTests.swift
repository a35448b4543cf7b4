// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import Testing

/// B-10: adding a clip to a file leaves everything else as it is.
struct EditingTests {
    private func add(
        _ file: String,
        _ section: AssociatedDomain.Service = .appClips
    ) throws -> String {
        let app = try AppIdentifier("ABCDE12345.n")
        let bytes = try SiteAssociation.adding(app, to: section, in: Array(file.utf8))
        return String(decoding: bytes, as: UTF8.self)
    }

    private func remove(_ file: String) throws -> String {
        let app = try AppIdentifier("ABCDE12345.n")
        let bytes = try SiteAssociation.removing(app, in: Array(file.utf8))
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        (#"{"appclips":{"apps":[]}}"#, #"{"appclips":{"apps":["ABCDE12345.n"]}}"#),
        (#"{"appclips":{"apps":["a"]}}"#, #"{"appclips":{"apps":["a","ABCDE12345.n"]}}"#),
        (#"{"appclips":{"apps":[ "a" ]}}"#, #"{"appclips":{"apps":[ "a", "ABCDE12345.n" ]}}"#),
        (#"{"appclips":{}}"#, #"{"appclips":{"apps": ["ABCDE12345.n"]}}"#),
        (#"{"applinks": {}}"#, #"{"applinks": {},"appclips": { "apps": ["ABCDE12345.n"] }}"#),
        (#"{}"#, #"{"appclips": { "apps": ["ABCDE12345.n"] }}"#),
        (
            "{\n  \"appclips\": {\n    \"apps\": [\n      \"a\"\n    ]\n  }\n}\n",
            "{\n  \"appclips\": {\n    \"apps\": [\n      \"a\",\n      \"ABCDE12345.n\"\n    ]\n  }\n}\n"
        ),
        ("{\n  \"x\": 1\n}", "{\n  \"x\": 1,\n  \"appclips\": { \"apps\": [\"ABCDE12345.n\"] }\n}"),
    ])
    func adds(_ old: String, _ new: String) throws {
        #expect(try add(old) == new)
        #expect(try add(new) == new)
        let site = try SiteAssociation(json: Array(new.utf8))
        #expect(site.clips.last?.text == "ABCDE12345.n")
    }

    @Test(arguments: [
        (#"["ABCDE12345.n"]"#, "[]"), (#"[ "ABCDE12345.n" ]"#, "[]"),
        (#"["a", "ABCDE12345.n"]"#, #"["a"]"#), (#"["ABCDE12345.n", "a"]"#, #"["a"]"#),
        (#"["a", "ABCDE12345.n", "b"]"#, #"["a", "b"]"#),
        (#"["ABCDE12345.n","a", "ABCDE12345.n", "ABCDE12345.n"]"#, #"["a"]"#),
        ("[\n  \"a\",\n  \"ABCDE12345.n\"\n]", "[\n  \"a\"\n]"),
        ("[\n  \"ABCDE12345.n\",\n  \"a\"\n]", "[\n  \"a\"\n]"),
        (#"["\u0041BCDE12345.n"]"#, "[]"), (#"["a"]"#, #"["a"]"#),
    ])
    func removes(_ old: String, _ new: String) throws {
        func file(_ list: String) -> String { "{\"x\": 1, \"appclips\": {\"apps\": \(list)}} " }
        #expect(try remove(file(old)) == file(new))
    }

    @Test func otherBytesAreKept() throws {
        let file =
            "{ \"applinks\" : {\"details\":[ {\"paths\":[\"\\u002f\"]} ]},\n\"appclips\":{\"apps\":[]}}"
        let added = try add(file)
        #expect(added.hasPrefix(String(file.dropLast(3))))
        #expect(try remove(added) == file)
        #expect(try add(file, .webCredentials).contains("\"webcredentials\": { \"apps\""))
    }

    @Test(arguments: [
        ("[]", ""), (#"{"appclips":[]}"#, "appclips"),
        (#"{"appclips":{"apps":1}}"#, "appclips.apps"),
    ])
    func wrongTypesAreRefused(_ file: String, _ path: String) {
        let error = #expect(throws: SiteAssociation.EditingError.self) { try add(file) }
        guard case .type(let place) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(place.path == path)
    }

    @Test func otherRefusals() throws {
        #expect(throws: SiteAssociation.EditingError.appLinks) { try add("{}", .appLinks) }
        #expect(throws: SiteAssociation.EditingError.self) { try add("{,}") }
        let space = String(repeating: " ", count: SiteAssociation.largestFile - 7)
        #expect(throws: SiteAssociation.EditingError.tooLarge) { try add("{\"a\":1\(space)}") }
    }
}
