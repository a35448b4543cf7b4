// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

struct InvokeTests {
    private func shop() throws -> Shop {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        #expect(try shop.add("https://fruta.example/menu").status == 0)
        #expect(try shop.add("https://fruta.example/old").status == 0)
        #expect(try shop.morsel("experience", "deactivate", "2").status == 0)
        return shop
    }

    // C-16, C-33: the decision, with each rule that was evaluated.
    @Test func printsTheDecisionAsJSON() throws {
        let run = try shop().morsel("invoke", "https://fruta.example/menu/1?x=2", "--json")
        #expect(run.status == 0, "\(run.errorOutput)")
        let decision = try #require(objects(run).first)
        #expect(decision["outcome"] as? String == "card")
        #expect(decision["clip"] as? String == Shop.clip)
        #expect(decision["source"] as? String == "app-clip-code")
        let card = try #require(decision["card"] as? [String: Any])
        #expect(card["title"] as? String == "Smoothies")
        #expect(card["experience"] as? Int == 1)
        let activity = try #require(decision["activity"] as? [String: Any])
        #expect(activity["webpageURL"] as? String == "https://fruta.example/menu/1?x=2")
        let rules = try #require(decision["reasons"] as? [[String: Any]])
        #expect(rules.count > 3)
        #expect(rules.allSatisfy { $0["rule"] is String && $0["sentence"] is String })
        #expect(decision["refusal"] == nil)
    }

    // O-07: a refused invocation shows a web page, with the reason; the exit status reflects it.
    @Test(
        arguments: [
            ("https://fruta.example/old", "deactivated"),
            ("https://nobody.example/", "not-registered"),
        ]
    )
    func saysWhyNoCardAppears(_ url: String, name: String) throws {
        let shop = try shop()
        let run = try shop.morsel("invoke", url, "--json")
        #expect(run.status == 1)
        let decision = try #require(objects(run).first)
        #expect(decision["outcome"] as? String == "web-page")
        let refusal = try #require(decision["refusal"] as? [String: Any])
        #expect(refusal["name"] as? String == name)
        let words = try shop.morsel("invoke", url)
        #expect(words.status == 1)
        #expect(words.lines.first == "web page: \(url)")
        #expect(words.text.contains(try #require(refusal["sentence"] as? String)))
    }

    /// D-41: Xcode runs the clip with any URL, registered or not, even one with a host that nobody
    /// has.
    @Test(arguments: [[], ["--clip", Shop.clip]])
    func xcodeRunsTheClipWithAnyURL(_ options: [String]) throws {
        let arguments = ["invoke", "https://nobody.example/x", "--source", "xcode"] + options
        let run = try shop().morsel(arguments)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(run.lines.first == "launch: \(Shop.clip)")
    }

    /// The clip can be named only for Xcode and TestFlight.
    @Test func clipIsNamedForTestingAlone() throws {
        let run = try shop().morsel("invoke", "https://fruta.example/menu", "--clip", Shop.clip)
        #expect(run.status == 64)
        #expect(run.errorOutput.contains("'--source xcode'"))
    }

    /// D-27, D-28: only Safari has Private Browsing.
    @Test func privateBrowsingIsSafaris() throws {
        let shop = try shop()
        let arguments = [
            "invoke", "https://fruta.example/menu", "--source", "smart-app-banner",
            "--private-browsing",
        ]
        #expect(try shop.morsel(arguments).status == 1)
        let viewer = ["--viewer", "safari-view-controller"]
        #expect(try shop.morsel(arguments + viewer).lines.first?.hasPrefix("card:") == true)
    }

    @Test func installedAppTakesOver() throws {
        let app = "ABCDE12345.com.example.fruta"
        let run = try shop().morsel("invoke", "https://fruta.example/menu", "--installed", app)
        #expect(run.lines.first == "full app: \(app)")
    }

    /// Each option affects a rule; the last rule that was evaluated decides.
    @Test(arguments: [
        (["--source", "messages", "--no-known-sender"], "D-33"),
        (["--source", "messages", "--message", "sms"], "D-34"),
        (["--clips-forbidden"], "D-35"), (["--private-browsing", "--source", "page-card"], "D-28"),
        (["--source", "page-card", "--site-without-card", "fruta.example"], "D-29"),
        (["--build-stage", "in-review"], "C-52"), (["--contact", "tap", "--untagged"], "A-30"),
        (["--local-experience", "com.example.fruta.Clip=https://fruta.example/"], "D-49"),
        (
            [
                "--local-experience", "com.example.fruta.Clip=https://fruta.example/", "--cached",
                "\(Shop.clip)=store",
            ], "D-44"
        ),
        (
            [
                "--local-experience", "com.example.fruta.Clip=https://fruta.example/", "--cached",
                Shop.clip,
            ], "D-25"
        ),
        (
            [
                "--source", "app-library", "--latest-launch",
                "\(Shop.clip)=https://fruta.example/menu",
            ], "D-21"
        ),
        (["--clock", "2026-03-29T02:30:00", "--zone", "Europe/Berlin"], "D-25"),
    ])
    func optionsDescribeTheDevice(_ options: [String], rule: String) throws {
        let shop = try shop()
        let run = try BuiltPrograms.run(
            "morsel",
            ["invoke", "https://fruta.example/menu", "--database", "shop.sqlite", "--json"]
                + options,
            in: shop.folder
        )
        let decision = try #require(objects(run).first)
        let rules = try #require(decision["reasons"] as? [[String: Any]], "\(run.errorOutput)")
        #expect(rules.last?["rule"] as? String == rule)
        if options.contains("--clock") {
            #expect(decision["time"] as? Int == 1_774_746_000)
        }
    }

    // C-07: generated links are supported here too.
    @Test func generatedLinksInvokeTheirClip() throws {
        let run = try shop().morsel(
            "invoke",
            "https://appclip.apple.com/id?p=com.example.fruta.Clip",
            "--source",
            "qr-code"
        )
        #expect(run.status == 0, "\(run.text)")
    }

    @Test func cachedClipsMustBePublished() throws {
        let run = try shop().morsel("invoke", "https://fruta.example", "--cached", "ABCDE12345.a.b")
        #expect(run.status == 1)
        #expect(run.errorOutput.contains("cached: 'ABCDE12345.a.b' is not in the database"))
    }

    @Test(
        arguments: [
            (["http://fruta.example"], "url: "), (["https://fruta.example/a b"], "url: "),
            (
                ["https://fruta.example", "--source", "dream"],
                "source: 'dream' is not a known value; use one of app-clip-code,"
            ),
            (["https://fruta.example", "--system", "x"], "system: 'x' is not a version"),
            (["https://fruta.example", "--system", "-1"], "system: '-1' is not a version"),
            (["https://fruta.example", "--language", "?"], "language: '?'"),
            (["https://fruta.example", "--installed", "x"], "identifier: 'x'"),
            (["https://fruta.example", "--system", "19"], "system: iOS 19 does not exist."),
            (["https://fruta.example", "--clock", "now"], "clock: 'now' is not a valid time"),
            (["https://fruta.example", "--zone", "UTC"], "zone: --zone requires --clock"),
            (
                ["https://fruta.example", "--position", "91,0"],
                "position: '91,0' is not a latitude"
            ),
            (["https://fruta.example", "--cached", "x"], "identifier: 'x'"),
            (["https://fruta.example", "--latest-launch", "x"], "latest-launch: 'x' has no '='"),
            (["https://fruta.example", "--local-experience", "x=y"], "url: "),
            (["https://fruta.example", "--build-stage", "relesed"], "did you mean 'released'?"),
            (["https://fruta.example", "--message", "fax"], "message: 'fax' is not a known value"),
            (["https://fruta.example", "--contact", "tip"], "did you mean 'tap'?"),
            (
                ["https://fruta.example", "--site-without-card", "a b"],
                "domain: 'a b' is not a host name"
            ),
        ]
    )
    func refusesInvalidArguments(_ arguments: [String], sentence: String) throws {
        let shop = try Shop()
        let joined =
            [arguments[0]] + (arguments.count > 1 ? ["\(arguments[1])=\(arguments[2])"] : [])
        let run = try BuiltPrograms.run(
            "morsel",
            ["invoke", "--database", "shop.sqlite", "--json"] + joined,
            in: shop.folder
        )
        #expect(run.status == 64)
        #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
        #expect(try objects(run).first?["error"] != nil)
    }

    // A port in use gives one sentence, and no crash.
    @Test func serverSaysThatAPortIsBusy() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        let busy = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(busy) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port: UInt16? = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
                guard unsafe bind(busy, general, size) == 0, listen(busy, 1) == 0,
                    unsafe getsockname(busy, general, &size) == 0
                else { return nil }
                return unsafe UInt16(bigEndian: pointer.pointee.sin_port)
            }
        }
        let number = String(try #require(port))
        let run = try shop.morsel("serve", "--port", number)
        #expect(run.status == 1)
        #expect(
            run.errorOutput.contains(
                "Error: serve: listening on 127.0.0.1:\(number) failed: another program uses the port. "
                    + "Choose another --port.\n"
            ),
            "\(run.errorOutput)"
        )
        let metrics = try shop.morsel("serve", "--port", "18081", "--metrics-port", number)
        #expect(metrics.status == 1)
        #expect(
            metrics.errorOutput.contains(
                "Error: metrics-port: listening on 127.0.0.1:\(number) failed. Choose another port.\n"
            ),
            "\(metrics.errorOutput)"
        )
    }

    // Each cause has its own sentence.
    @Test(
        arguments: [
            ("192.0.2.1", "the address does not belong to this machine."),
            ("nowhere.invalid", "the address does not resolve."),
        ]
    )
    func serverSaysWhatIsWrongWithItsAddress(_ address: String, sentence: String) throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        let run = try shop.morsel("serve", "--port", "18080", "--address", address)
        #expect(run.status == 1)
        let error = "listening on \(address):18080 failed: \(sentence) Choose another --address.\n"
        #expect(run.errorOutput.contains(error), "\(run.errorOutput)")
    }

    @Test func bundleOfTheDemoRequiresTheDemo() throws {
        let run = try Shop().morsel("serve", "--demo-bundle", "Fruta.clip")
        #expect(run.status == 64)
        #expect(run.errorOutput.contains("--demo-bundle requires --demo."))
    }

    // The demo is for an empty database; if it was not added, the server does not announce it.
    @Test func demoIsNotAddedToOtherClips() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        let run = try shop.morsel("serve", "--demo", "--address", "192.0.2.1")
        #expect(run.errorOutput.contains("Note: The database already has clips"))
    }

    @Test(arguments: ["0", "-1", "65536", "x"])
    func serverRefusesInvalidPorts(_ port: String) throws {
        #expect(try Shop().morsel("serve", "--port=\(port)").status == 64)
    }

    @Test func demoSaysThatItsBundleIsMissing() throws {
        let run = try Shop().morsel("serve", "--demo", "--demo-bundle", "missing.clip")
        #expect(run.status == 1)
        #expect(
            run.errorOutput.hasPrefix("Error: demo: the clip bundle 'missing.clip' does not exist")
        )
    }
}
