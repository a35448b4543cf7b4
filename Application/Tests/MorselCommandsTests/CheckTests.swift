// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Foundation
import TestPrograms
import Testing

struct CheckTests {
    private static let keys: Set<String> = [
        "url", "fits", "bits", "payload", "parts", "error", "advice", "notes",
    ]

    private func report(_ url: String, status: Int32 = 0) throws -> [String: Any] {
        let run = try code(["check", "--json", url])
        #expect(run.status == status)
        let reports = try objects(run)
        #expect(reports.count == 1)
        let report = try #require(reports.first)
        #expect(Set(report.keys) == Self.keys)
        #expect(report["url"] as? String == url)
        return report
    }

    @Test(arguments: [
        "https://example.com", "https://appclip.example.com/shop?p=123",
        "https://example.com/menus/?id=123#t", "https://a1.example.com/x/y/z",
    ])
    func thePartsAddUpToTheBits(_ url: String) throws {
        let report = try report(url)
        #expect(report["fits"] as? Bool == true)
        #expect(report["error"] is NSNull)
        let bits = try #require(report["bits"] as? Int)
        let parts = try #require(report["parts"] as? [String: Int])
        #expect(Set(parts.keys) == ["overhead", "host", "path", "query", "fragment"])
        #expect(parts.values.reduce(0, +) == bits)
        #expect((1...128).contains(bits))
        let payload = try #require(report["payload"] as? String)
        #expect(payload.count == 32)
        #expect(payload == (try AppClipCode(url)).compressed.payload.description)
    }

    // advice saves as much as it states.
    @Test(arguments: [
        "https://www.example.com/menus/?id=123",
        "https://www.shop.example.com/products/tools/hammer?colour=red&size=12#reviews",
        "https://example.com/x?p=9F1C6D2E-4B7A-4E55-9D3C-0A1B2C3D4E5F",
    ])
    func adviceHasTheBitsThatItSays(_ url: String) throws {
        let run = try code(["check", "--json", url])
        let report = try #require(objects(run).first)
        let bits = try #require(report["bits"] as? Int)
        let advice = try #require(report["advice"] as? [[String: Any]])
        #expect(!advice.isEmpty)
        var rewrites: [String: Int] = [:]
        for rewrite in advice {
            let better = try #require(rewrite["url"] as? String)
            let saved = try #require(rewrite["saves"] as? Int)
            #expect(rewrite["bits"] as? Int == bits - saved)
            #expect(saved > 0)
            #expect((rewrite["assumes"] as? String)?.isEmpty == false)
            #expect((rewrite["action"] as? String)?.isEmpty == false)
            #expect((rewrite["kind"] as? String)?.isEmpty == false)
            rewrites[better] = bits - saved
        }
        let again = try objects(code(["check", "--json"] + rewrites.keys.sorted()))
        #expect(again.count == rewrites.count)
        for report in again {
            let url = try #require(report["url"] as? String)
            #expect(report["bits"] as? Int == rewrites[url], "\(url)")
        }
    }

    //
    @Test func aURLThatIsTooLongKeepsItsCosts() throws {
        let url = "https://appclip.example.com/qxzjvkw/wvkjzxq/jjxqzz?kqzxjv=wqkzxjvq#zqxjkvw"
        let report = try report(url, status: 1)
        #expect(report["fits"] as? Bool == false)
        #expect(report["payload"] is NSNull)
        let bits = try #require(report["bits"] as? Int)
        #expect(bits > 128)
        let parts = try #require(report["parts"] as? [String: Int])
        #expect(parts.values.reduce(0, +) == bits)
        let error = try #require(report["error"] as? [String: Any])
        #expect(error["code"] as? String == "tooLong")
        #expect(error["bits"] as? Int == bits)
        #expect(error["limit"] as? Int == 128)
    }

    //
    @Test(
        arguments: [
            ("https://a.com/a b", "character", "path", 15, " ", "https://a.com/a%20b"),
            ("https://a.com:80/", "port", "port", 13, nil, nil),
            ("https://xn--a.com", "internationalizedHost", "host", 8, nil, nil),
            ("https://Seeds.example", "hostNotLowercase", "host", 8, "S", "https://seeds.example"),
            (
                "HTTPS://seeds.example", "schemeNotLowercase", "scheme", 0, nil,
                "https://seeds.example"
            ),
            ("http://seeds.example", "schemeNotHTTPS", "scheme", 4, nil, nil),
            ("", "schemeNotHTTPS", "scheme", 0, nil, nil),
        ] as [(String, String, String, Int, String?, String?)]
    )
    func aRefusedURLNamesPartAndPlace(
        _ url: String,
        code: String,
        part: String,
        offset: Int,
        character: String?,
        accepted: String?
    ) throws {
        let report = try report(url, status: 1)
        #expect(report["fits"] as? Bool == false)
        for key in ["bits", "payload", "parts"] { #expect(report[key] is NSNull) }
        #expect((report["advice"] as? [Any])?.isEmpty == true)
        let error = try #require(report["error"] as? [String: Any])
        #expect(error["code"] as? String == code)
        #expect(error["part"] as? String == part)
        #expect(error["offset"] as? Int == offset)
        if let character { #expect(error["character"] as? String == character) }
        if let accepted { #expect(error["accepted"] as? String == accepted) }
        #expect((error["message"] as? String)?.hasPrefix("url: \(part): ") == true)
    }

    @Test func standardInputIsReadLineByLine() throws {
        let long = "https://a.com/" + String(repeating: "a", count: 200_000)
        let lines = [
            "https://a.com", "https://b.com\r", "", "\r", "https://c.com/\0", long,
            "https://d.com",
        ]
        let input = Array(lines.joined(separator: "\n").utf8) + [0x0A, 0x68, 0xFF, 0xFE]
        let run = try BuiltPrograms.run(
            "morsel",
            ["code", "check", "--stdin", "--json"],
            input: input
        )
        #expect(run.status == 1)
        let reports = try objects(run)
        #expect(reports.count == 6)
        #expect(reports.allSatisfy { Set($0.keys) == Self.keys })
        #expect(reports.map { $0["fits"] as? Bool } == [true, true, false, false, true, false])
        #expect(reports[1]["url"] as? String == "https://b.com")
        #expect(reports[2]["url"] as? String == "https://c.com/\0")
        let error = reports[3]["error"] as? [String: Any]
        #expect(error?["code"] as? String == "textTooLong")
        #expect(reports[5]["url"] as? String == "h\u{FFFD}\u{FFFD}")
    }

    @Test func thousandsOfLinesAreAnsweredInOrder() throws {
        let urls = (1...3_000).map { "https://example.com/?id=\($0)" }
        let run = try code(["check", "--stdin", "--json"], input: urls.joined(separator: "\n"))
        #expect(run.status == 0)
        #expect(try objects(run).map { $0["url"] as? String } == urls)
    }

    @Test(arguments: ["", "\n\n\r\n"])
    func noLinesAreNotAnError(_ input: String) throws {
        let run = try code(["check", "--stdin", "--json"], input: input)
        #expect(run.status == 0)
        #expect(run.output == [])
    }

    // An unreadable input is not an empty list, and a closed output is not an error.
    @Test(
        arguments: [
            ("morsel code check --stdin < .", 1, "Error: input: reading standard input failed.\n"),
            ("morsel code check --stdin <&-", 1, "Error: input: reading standard input failed.\n"),
            ("morsel code read - < .", 1, "standard input: file: standard input cannot be read.\n"),
            ("yes https://a.com | head -20000 | morsel code check --stdin | head -1", 0, ""),
        ] as [(String, Int32, String)]
    )
    func brokenStreamsAreReported(_ line: String, status: Int32, errorOutput: String) throws {
        let folder = try TemporaryFolder()
        let run = try BuiltPrograms.shell(line, in: folder)
        #expect(run.status == status)
        #expect(run.errorOutput == errorOutput)
    }

    @Test func theTextHasTheSameContent() throws {
        let run = try code(["check", "https://www.example.com/menus/?id=123", "https://a.com:1"])
        #expect(run.status == 1)
        #expect(run.lines.first == "https://www.example.com/menus/?id=123")
        #expect(run.text.contains(" of 128 bits\n"))
        #expect(run.text.contains("  saves "))
        #expect(run.text.contains("https://example.com/menus/?id=123"))
        #expect(run.text.contains("https://a.com:1\n  refused: url: port: "))
    }

    @Test func theTextOfAStrangeURLStaysInItsLine() throws {
        let run = try code(["check", "https://a.com/\u{1B}[31m\n\u{202E}"])
        #expect(run.lines.count == 2)
        #expect(run.lines.first == "https://a.com/\\u{1B}[31m\\n\\u{202E}")
    }

    //
    @Test func aDigitInTheHostIsNoted() throws {
        let url = "https://seeds24.example"
        let report = try report(url)
        #expect((report["notes"] as? [String])?.count == 1)
        #expect(try code(["check", url, "--strict"]).status == 1)
    }
}
