// SPDX-License-Identifier: Apache-2.0

import AppSiteAssociation
import Foundation
import Testing

/// B5, B-36, B-37: recorded answers of Apple's own tool.
///
/// Each row of `answers.tsv` has the number of a rule of matching, a file, an app, a URL and the answer.
/// A list instead of a file has the `components` of the app `a`; an empty field repeats the file of the
/// row before. A URL without a host is on the host that serves the file.
struct RecordedAnswersTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let rule: String
        let file: String
        let app: String
        let url: String
        let answer: String

        var testDescription: String { "rule \(rule): \(file), \(url)" }
    }

    private static let host = "fruta.example"
    private static let prefix = "ABCDE12345."
    private static let rows = try? readRows()

    private static func readRows() throws -> [Row] {
        let table = try #require(Bundle.module.url(forResource: "answers", withExtension: "tsv"))
        var file = ""
        return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
            .map { line in
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                    .map(String.init)
                try #require(fields.count == 5, "\(line)")
                if !fields[1].isEmpty { file = fields[1] }
                return Row(
                    rule: fields[0],
                    file: file,
                    app: prefix + fields[2],
                    url: fields[3].hasPrefix("https:") ? fields[3] : "https://\(host)\(fields[3])",
                    answer: fields[4]
                )
            }
    }

    @Test func allRowsAreRead() {
        #expect(Self.rows?.count == 155)
    }

    /// Rules 1 to 9: the decision, its explanation and the list of apps agree with Apple's tool.
    @Test(arguments: rows ?? [])
    func answerIsThatOfApplesTool(_ row: Row) throws {
        let file =
            row.file.hasPrefix("{")
            ? row.file
            : """
            {"applinks": {"details": [{"appID": "\(Self.prefix)a", "components": \(row.file)}]}}
            """
        let site = try SiteAssociation(json: Array(file.utf8))
        let matcher = LinkMatcher(site.links, host: Self.host)
        let url = try LinkURL(row.url)
        #expect(matcher.decision(for: row.app, url).rawValue == row.answer)
        #expect(matcher.explanation(for: row.app, url).decision.rawValue == row.answer)
        let reached = matcher.decisions(about: url).first { $0.app == row.app }
        #expect((reached?.decision ?? .noMatch).rawValue == row.answer)
        let rest =
            "\"domain\": \"\(Self.host)\", \"appId\": \"\(row.app)\", \"url\": \"\(row.url)\""
        let response = LinkRequest.response(to: Array("{\"aasa\": \(file), \(rest)}".utf8))
        #expect(response.decision?.rawValue == row.answer)
    }
}
