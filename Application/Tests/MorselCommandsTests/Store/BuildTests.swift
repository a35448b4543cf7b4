// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// C9: builds, the generated links and test invocations.
struct BuildTests {
    private func shop() throws -> Shop {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        try shop.change(#""version": "1.0""#, to: #""version": "1.1""#)
        #expect(try shop.publish().status == 0)
        return shop
    }

    private func stages(_ shop: Shop) throws -> [String] {
        try shop.morsel("build", "list").lines.map { line in
            let columns = line.split(separator: "\t").map(String.init)
            return "\(columns[0]) \(columns[2]) \(columns[3])"
                + (columns.count > 5 ? " offered" : "")
        }
    }

    // C-52, C9: the newest released build is offered; a roll-back withdraws it.
    @Test func withdrawsAndReleases() throws {
        let shop = try shop()
        #expect(try stages(shop) == ["1 1.0 released", "2 1.1 released offered"])
        let run = try shop.morsel("build", "withdraw", "2")
        #expect(run.lines == ["Build 2 (1.1) is withdrawn.", "The public gets build 1 (1.0)."])
        #expect(try stages(shop) == ["1 1.0 released offered", "2 1.1 withdrawn"])
        let last = try shop.morsel("build", "withdraw", "1", "--json")
        #expect(try objects(last).first?["stage"] as? String == "withdrawn")
        #expect(try stages(shop) == ["1 1.0 withdrawn", "2 1.1 withdrawn"])
        #expect(try shop.morsel("build", "release", "2").lines == ["Build 2 (1.1) is released."])
        #expect(try stages(shop) == ["1 1.0 withdrawn", "2 1.1 released offered"])
    }

    // C9: the public gets the build that was rolled back to.
    @Test func rollsBack() throws {
        let shop = try shop()
        func outcome() throws -> Int32 {
            try shop.morsel(
                "invoke",
                "https://fruta.example/",
                "--source",
                "qr-code",
                "--system",
                "17.0"
            ).status
        }
        #expect(try outcome() == 0)
        #expect(try shop.morsel("build", "withdraw", "2").status == 0)
        #expect(try outcome() == 0)
        #expect(try shop.morsel("build", "withdraw", "1").status == 0)
        #expect(try outcome() == 1)
    }

    // C9: the domains of a build with their status.
    @Test func showsABuild() throws {
        let shop = try shop()
        let report = try #require(
            try objects(try shop.morsel("build", "show", "1", "--json")).first
        )
        let build = try #require(report["build"] as? [String: Any])
        #expect(build["version"] as? String == "1.0")
        #expect(build["isOffered"] as? Bool == false)
        let domains = try #require(report["domains"] as? [[String: Any]])
        #expect(domains.map { $0["host"] as? String } == ["fruta.example"])
        #expect(domains.map { $0["isAssociated"] as? Bool } == [true])
        #expect(
            try shop.morsel("build", "show", "2").lines.contains(
                "domain: fruta.example: associated"
            )
        )
    }

    @Test(
        arguments: [
            (["build", "show", "3"], 1, "3"), (["build", "release", "0"], 1, "0"),
            (["build", "withdraw", "x"], 64, "x"),
            (["build", "list", "--clip", "ABCDE12345.com.example.no.Clip"], 1, "No build of"),
            (["test-invocation", "add", "9", "https://a.example", "--title", "A"], 1, "9"),
            (["test-invocation", "remove", "none"], 1, "'none' does not exist"),
            (["link", "ABCDE12345.com.example.no.Clip"], 1, "No build of"),
            (["link", "--host", "a b"], 64, "'a b' is not a host name"),
        ]
    )
    func refuses(_ arguments: [String], status: Int32, sentence: String) throws {
        let run = try shop().morsel(arguments)
        #expect(run.status == status)
        #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
    }

    // C-45: three per build. C-46: with a title and a URL.
    @Test func testInvocations() throws {
        let shop = try shop()
        func add(_ url: String, _ titles: String...) throws -> ProgramRun {
            try shop.morsel(
                ["test-invocation", "add", "2", url, "--json"] + titles.flatMap { ["--title", $0] }
            )
        }
        let first = try add("https://fruta.example/a?b=c", "Menu = all", "de=Karte")
        #expect(first.status == 0, "\(first.errorOutput)")
        let report = try #require(try objects(first).first)
        #expect(report["titles"] as? [String: String] == ["en": "Menu = all", "de": "Karte"])
        #expect(try add("http://fruta.example", "Menu").status == 1)
        #expect(
            try add("https://fruta.example", "").errorOutput.contains("The title (en) is missing.")
        )
        #expect(try add("https://fruta.example", "A", "en=B").status == 64)
        #expect(try add("https://fruta.example/b", "B").status == 0)
        #expect(try add("https://other.example", "C").status == 0)
        let fourth = try add("https://fruta.example/d", "D")
        #expect(fourth.status == 1)
        #expect(fourth.errorOutput.contains("The build has 3 test invocations, the maximum."))
        let id = try #require(report["id"] as? String)
        #expect(try shop.morsel("test-invocation", "remove", id).lines == ["Removed \(id)."])
        let list = try objects(try shop.morsel("test-invocation", "list", "--build", "2", "--json"))
        #expect(list.count == 2)
        #expect(try shop.morsel("test-invocation", "list", "--build", "1").lines == [])
    }

    // C-07, C-10: the links, of which the short one fits into a code (A-26).
    @Test func links() throws {
        let shop = try shop()
        let run = try shop.morsel("link", Shop.clip)
        let links = run.lines.map { $0.split(separator: "\t").map(String.init) }
        try #require(links.count == 3, "\(run.errorOutput)")
        #expect(links.map { $0[1] } == ["default", "demo", "short demo"])
        #expect(links[0][2] == "https://appclip.apple.com/id?p=com.example.fruta.Clip")
        #expect(links[1][2] == "https://appclip.apple.com/demo?p=com.example.fruta.Clip")
        #expect(try code(["check", links[2][2]]).status == 0)
        #expect(try code(["check", links[1][2]]).status != 0)
        for link in links {
            let invoked = try shop.morsel(
                "invoke",
                link[2],
                "--source",
                "qr-code",
                "--system",
                "17.0"
            )
            #expect(invoked.status == 0, "\(invoked.text)")
        }
        let own = try objects(try shop.morsel("link", "--host", "clips.example", "--json"))
        #expect(
            own.first?["defaultLink"] as? String
                == "https://clips.example/id?p=com.example.fruta.Clip"
        )
    }
}
