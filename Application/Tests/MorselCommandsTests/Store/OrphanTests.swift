// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// Experiences whose host a later build leaves out (B-16).
struct OrphanTests {
    private static let cause =
        "The clip's associated domains entitlement does not include the host. Add 'appclips:' and "
        + "the host."

    /// Returns a shop with two experiences on hosts that the next build leaves out, one on a host that
    /// it keeps, and one that is not published.
    private func shop() throws -> Shop {
        let shop = try Shop()
        let hosts = ["fruta.example", "www.fruta.example", "old.fruta.example"]
        let entries = hosts.map { "\"appclips:\($0)\"" }.joined(separator: ", ")
        try shop.change("\"appclips:fruta.example\"", to: entries)
        #expect(try shop.publish().status == 0)
        for url in [
            "https://fruta.example/menu", "https://www.fruta.example/",
            "https://old.fruta.example/a",
            "https://www.fruta.example/closed",
        ] {
            #expect(try shop.add(url).status == 0)
        }
        #expect(try shop.morsel("experience", "deactivate", "4").status == 0)
        try shop.change("\"version\": \"1.0\"", to: "\"version\": \"1.1\"")
        return shop
    }

    @Test func publishingWarnsAboutOrphans() throws {
        let shop = try shop()
        let run = try shop.morsel("publish", "Fruta.clip")
        #expect(run.status == 0)
        #expect(run.text == "Published \(Shop.clip) 1.1: 8 bytes, for fruta.example.\n")
        #expect(
            run.errorOutput == """
                Warning: old.fruta.example is not associated with this build. \(Self.cause) Until \
                then, 1 experience on this host will not be shown:
                  3  https://old.fruta.example/a
                Warning: www.fruta.example is not associated with this build. \(Self.cause) Until \
                then, 1 experience on this host will not be shown:
                  2  https://www.fruta.example/

                """
        )
        let again = try #require(objects(try shop.publish()).first)
        let orphans = try #require(again["orphans"] as? [[String: Any]])
        #expect(orphans.map { $0["id"] as? Int } == [2, 3])
        #expect(
            orphans.map { $0["cause"] as? String }
                == Array(repeating: "host-not-in-entitlement", count: 2)
        )
    }

    @Test func listMarksOrphans() throws {
        let shop = try shop()
        #expect(
            try shop.morsel("experience", "list").lines.allSatisfy {
                !$0.contains("not associated")
            }
        )
        #expect(try shop.publish().status == 0)
        let list = try shop.morsel("experience", "list")
        #expect(list.status == 0)
        let mark = "not associated: \(Self.cause)"
        #expect(
            list.lines.map { $0.split(separator: "\t").map(String.init) } == [
                ["1", "published", "https://fruta.example/menu", Shop.clip, "Smoothies"],
                ["2", "published", "https://www.fruta.example/", Shop.clip, "Smoothies", mark],
                ["3", "published", "https://old.fruta.example/a", Shop.clip, "Smoothies", mark],
                ["4", "deactivated", "https://www.fruta.example/closed", Shop.clip, "Smoothies"],
            ]
        )
        let lines = try objects(try shop.morsel("experience", "list", "--json"))
        #expect(lines.map { $0["title"] as? String } == Array(repeating: "Smoothies", count: 4))
        let codes = lines.map { ($0["problem"] as? [String: Any])?["code"] as? String }
        #expect(codes == [nil, "host-not-in-entitlement", "host-not-in-entitlement", nil])
    }

    // A build that names the host again removes the mark.
    @Test func nothingIsOrphanedWhereTheHostComesBack() throws {
        let shop = try shop()
        #expect(try shop.publish().status == 0)
        try shop.change(
            ("appclips:fruta.example\"", "appclips:fruta.example\", \"appclips:*.fruta.example\""),
            ("\"version\": \"1.0\"", "\"version\": \"1.2\"")
        )
        let run = try shop.morsel("publish", "Fruta.clip")
        #expect(run.errorOutput == "")
        #expect(
            try shop.morsel("experience", "list").lines.allSatisfy {
                !$0.contains("not associated")
            }
        )
    }

    @Test func emptyListSaysSo() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        for options in [[], ["--json"]] {
            let run = try BuiltPrograms.run(
                "morsel",
                ["experience", "list", "-d", "shop.sqlite"] + options,
                in: shop.folder
            )
            #expect(run.status == 0)
            #expect(run.text == "")
            #expect(
                run.errorOutput
                    == "No experiences are registered in 'shop.sqlite'; 'morsel experience add' registers one.\n"
            )
        }
    }
}
