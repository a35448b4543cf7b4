import AppSiteAssociation
import Testing

/// B5: questions and answers as lines of JSON.
struct LinkQuestionTests {
    private static let file =
        #"{"applinks": {"details": [{"appID": "ABCDE12345.a", "#
        + #""components": [{"/": "/n", "exclude": true}, {"/": "/y"}]}]}}"#

    private func answer(_ line: String) -> LinkQuestion.Answer {
        LinkQuestion.answer(to: Array(line.utf8))
    }

    @Test(arguments: [
        ("https://fruta.example/y", LinkDecision.match),
        ("https://fruta.example/n", LinkDecision.exclude),
        ("https://fruta.example/x", LinkDecision.noMatch),
        ("https://www.fruta.example/y", LinkDecision.noMatch),
        ("http://fruta.example/y", LinkDecision.noMatch),
    ])
    func decides(_ url: String, _ decision: LinkDecision) {
        let rest = #""domain": "fruta.example", "appId": "ABCDE12345.a", "url": "\#(url)""#
        let inline = answer(#"{"id": "a\"b", "aasa": \#(Self.file), \#(rest)}"#)
        #expect(inline.id == #""a\"b""#)
        #expect(inline.decision == .success(decision))
        let string = Self.file.split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\\\"")
        #expect(answer(#"{"id": "a\"b", "aasa": "\#(string)", \#(rest)}"#) == inline)
    }

    /// The id is given back as it is written; an empty domain stands for all.
    @Test(arguments: ["7", "null", "[1, {}]", "1e3", "\"\\u0041\""])
    func ids(_ id: String) {
        let rest = #""domain": "", "appId": "ABCDE12345.a", "url": "https://x/y""#
        let line = #"{"id": \#(id), "aasa": \#(Self.file), \#(rest)}"#
        #expect(answer(line).id == id)
        #expect(answer(line).decision == .success(.match))
    }

    @Test(
        arguments: [
            ("[]", "null", .notObject), (#"{"id": 1}"#, "1", .member("aasa")),
            (#"{"id": 1, "aasa": {}, "appId": 1}"#, "1", .member("appId")),
            (#"{"id": 1, "aasa": {}, "appId": "a"}"#, "1", .member("url")),
            (
                #"{"id": 1, "aasa": {}, "domain": 1, "appId": "a", "url": "https://a"}"#, "1",
                .member("domain")
            ), (#"{"id": 1, "aasa": {}, "appId": "a", "url": "/x"}"#, "1", .url(.schemeMissing)),
        ] as [(String, String, LinkQuestion.ParsingError)]
    )
    func refuses(_ line: String, _ id: String, _ error: LinkQuestion.ParsingError) {
        #expect(answer(line).id == id)
        #expect(answer(line).decision == .failure(error))
    }

    @Test func tellsWhereTextIsNoJSON() throws {
        guard case .failure(.notJSON(let line)) = answer("").decision,
            case .failure(.file(let file)) = answer(#"{"aasa": "{\n  7}"}"#).decision
        else {
            Issue.record("the texts were taken")
            return
        }
        #expect(line.code == .valueExpected)
        #expect(file.code == .nameExpected)
        #expect(file.position.line == 2 && file.position.column == 3)
    }

    @Test func longLinesAreRefused() {
        let line = String(repeating: " ", count: LinkQuestion.longestLine + 1)
        #expect(answer(line).decision == .failure(.tooLong))
    }
}
