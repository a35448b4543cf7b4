// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppSiteAssociation
import Testing

/// B5: requests and responses as lines of JSON.
struct LinkRequestTests {
    private static let file =
        #"{"applinks": {"details": [{"appID": "ABCDE12345.a", "#
        + #""components": [{"/": "/n", "exclude": true}, {"/": "/y"}]}]}}"#

    private func response(_ line: String) -> LinkRequest.Response {
        LinkRequest.response(to: Array(line.utf8))
    }

    @Test(arguments: [
        ("https://fruta.example/y", LinkDecision.match),
        ("https://fruta.example/n", LinkDecision.exclude),
        ("https://fruta.example/x", LinkDecision.noMatch),
        ("https://www.fruta.example/y", LinkDecision.noMatch),
    ])
    func decides(_ url: String, _ decision: LinkDecision) {
        let rest = #""domain": "fruta.example", "appId": "ABCDE12345.a", "url": "\#(url)""#
        let inline = response(#"{"id": "a\"b", "aasa": \#(Self.file), \#(rest)}"#)
        #expect(inline.id == #""a\"b""#)
        #expect(inline.decision == decision && inline.error == nil)
        let string = Self.file.split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\\\"")
        #expect(response(#"{"id": "a\"b", "aasa": "\#(string)", \#(rest)}"#) == inline)
    }

    /// The id is returned as written; an empty domain stands for any host.
    @Test(arguments: ["7", "null", "[1, {}]", "1e3", "\"\\u0041\""])
    func ids(_ id: String) {
        let rest = #""domain": "", "appId": "ABCDE12345.a", "url": "https://x/y""#
        let line = #"{"id": \#(id), "aasa": \#(Self.file), \#(rest)}"#
        #expect(response(line).id == id)
        #expect(response(line).decision == .match)
    }

    /// Rule 9: a URL that is not `https` matches no app, and the response gives the reason.
    @Test(
        arguments: [
            ("http://fruta.example/y", .notHTTPS), ("ftp://fruta.example/y", .notHTTPS),
            ("mailto:x@fruta.example", .url(.schemeMissing)), ("/y", .url(.schemeMissing)),
            ("", .url(.schemeMissing)), ("https:///y", .url(.hostMissing)),
            ("https://fruta.example/" + String(repeating: "y", count: 8_192), .url(.tooLong)),
        ] as [(String, LinkRequest.ParsingError)]
    )
    func otherURLsMatchNoApp(_ url: String, _ error: LinkRequest.ParsingError) {
        let rest = #""domain": null, "appId": "ABCDE12345.a", "url": "\#(url)""#
        let response = response(#"{"id": 1, "aasa": \#(Self.file), \#(rest)}"#)
        #expect(response.id == "1" && response.decision == .noMatch && response.error == error)
    }

    /// B5: a file without readable rules matches no app.
    @Test(arguments: [#""{""#, "[]", "7", "null", #""""#, #""[]""#])
    func invalidFilesMatchNoApp(_ file: String) {
        let rest = #""appId": "ABCDE12345.a", "url": "https://fruta.example/y""#
        let response = response(#"{"id": 1, "aasa": \#(file), \#(rest)}"#)
        #expect(response.id == "1" && response.decision == .noMatch && response.error != nil)
    }

    /// B5: the id is found in invalid lines.
    @Test(arguments: [
        (#"{"id": 5, "aasa": DEEP}"#, "5"), (#"{"aasa": DEEP, "id": "x"}"#, #""x""#),
        (#"{"aasa": {"id": 3}, "url": "id", "id": [1], "x": DEEP"#, "[1]"),
        (#"{"aasa": {"id": 3}, "url": DEEP}"#, "null"), (#"{"id": 6, "url": "#, "6"),
        (#"{"id": DEEP}"#, "null"), (#"["id", DEEP]"#, "null"), (#"{"id""#, "null"),
    ])
    func idsOfInvalidLines(_ line: String, _ id: String) {
        let brackets = [("[", 5_000), ("]", 5_000)].map { String(repeating: $0.0, count: $0.1) }
        let text = line.split(separator: "DEEP", omittingEmptySubsequences: false)
            .joined(separator: brackets.joined())
        let response = response(text)
        #expect(response.id == id)
        #expect(response.decision == nil && response.error != nil)
    }

    @Test(
        arguments: [
            ("[]", "null", .notObject), (#"{"id": 1}"#, "1", .member("aasa")),
            (#"{"id": 1, "aasa": {}, "appId": 1}"#, "1", .member("appId")),
            (#"{"id": 1, "aasa": {}, "appId": "a"}"#, "1", .member("url")),
            (
                #"{"id": 1, "aasa": {}, "domain": 1, "appId": "a", "url": "https://a"}"#, "1",
                .member("domain")
            ),
        ] as [(String, String, LinkRequest.ParsingError)]
    )
    func refuses(_ line: String, _ id: String, _ error: LinkRequest.ParsingError) {
        #expect(response(line).id == id)
        #expect(response(line).decision == nil && response(line).error == error)
    }

    @Test func positionOfTheJSONError() throws {
        let request = #"{"aasa": "{\n  7}", "appId": "a", "url": "https://a"}"#
        guard case .notJSON(let line) = response("").error,
            case .file(let file) = response(request).error
        else {
            Issue.record("the texts were taken")
            return
        }
        #expect(line.code == .valueExpected)
        #expect(file.code == .nameExpected)
        #expect(file.position.line == 2 && file.position.column == 3)
    }

    @Test func longLinesAreRefused() {
        let line = String(repeating: " ", count: LinkRequest.longestLine + 1)
        #expect(response(line).error == .tooLong)
    }
}
