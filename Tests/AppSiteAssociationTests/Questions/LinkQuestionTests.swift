import AppSiteAssociation
import Testing

/// B5: questions and answers as lines of JSON.
struct LinkQuestionTests {
    private static let file =
        #"{"applinks": {"details": [{"appID": "ABCDE12345.a", "#
        + #""components": [{"/": "/n", "exclude": true}, {"/": "/y"}]}]}}"#

    private func answer(_ line: String) -> String { LinkQuestion.answer(to: Array(line.utf8)) }

    @Test(arguments: [
        ("https://fruta.example/y", "match"), ("https://fruta.example/n", "exclude"),
        ("https://fruta.example/x", "no_match"), ("https://www.fruta.example/y", "no_match"),
        ("http://fruta.example/y", "no_match"),
    ])
    func decides(_ url: String, _ decision: String) {
        let rest = #""domain": "fruta.example", "appId": "ABCDE12345.a", "url": "\#(url)""#
        let expected = #"{"id":"a\"b","decision":"\#(decision)"}"#
        #expect(answer(#"{"id": "a\"b", "aasa": \#(Self.file), \#(rest)}"#) == expected)
        let string = Self.file.split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\\\"")
        #expect(answer(#"{"id": "a\"b", "aasa": "\#(string)", \#(rest)}"#) == expected)
    }

    /// The id is given back as it is written; an empty domain stands for all.
    @Test(arguments: ["7", "null", "[1, {}]", "1e3", "\"\\u0041\""])
    func ids(_ id: String) {
        let rest = #""domain": "", "appId": "ABCDE12345.a", "url": "https://x/y""#
        let line = #"{"id": \#(id), "aasa": \#(Self.file), \#(rest)}"#
        #expect(answer(line) == #"{"id":\#(id),"decision":"match"}"#)
    }

    @Test(arguments: [
        ("", "null", "line: no JSON text"), ("[]", "null", "line: an object is wanted"),
        (#"{"id": 1}"#, "1", "aasa: missing"),
        (#"{"id": 1, "aasa": "{"}"#, "1", "aasa: no JSON text"),
        (#"{"id": 1, "aasa": {}, "appId": 1}"#, "1", "appId: missing"),
        (#"{"id": 1, "aasa": {}, "appId": "a"}"#, "1", "url: missing"),
        (#"{"id": 1, "aasa": {}, "domain": 1, "appId": "a", "url": "https://a"}"#, "1", "domain:"),
        (#"{"id": 1, "aasa": {}, "appId": "a", "url": "/x"}"#, "1", "url: no scheme"),
    ])
    func refuses(_ line: String, _ id: String, _ error: String) {
        #expect(answer(line).hasPrefix("{\"id\":\(id),\"error\":\"\(error)"))
    }

    @Test func longLinesAreRefused() {
        let line = String(repeating: " ", count: LinkQuestion.longestLine + 1)
        #expect(answer(line).contains("longer than"))
    }
}
