// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import TestSites
import Testing

/// The hosts that a bundle may name, depending on their owner (B-16).
@Suite(.serialized) struct HostTests {
    private static let other = "FGHIJ67890.com.example.juice"

    /// Returns a shop with a build of the team ABCDE12345 for some hosts, and a bundle of another
    /// team.
    private func shop(owner: String = "appclips:fruta.example", guest: String) throws -> Shop {
        let shop = try Shop()
        try shop.change("appclips:fruta.example", to: owner)
        #expect(try shop.publish().status == 0)
        try shop.change(
            ("appclips:fruta.example", guest),
            ("ABCDE12345.com.example.fruta", Self.other)
        )
        return shop
    }

    @Test(arguments: [
        ("appclips:localhost", "appclips:localhost?mode=developer", "localhost"),
        ("appclips:*.shop.example", "appclips:*.shop.example", "*.shop.example"),
    ])
    func hostOfAnotherTeamIsRefused(_ owner: String, _ guest: String, _ name: String) throws {
        let shop = try shop(owner: owner, guest: guest)
        let run = try shop.publish()
        #expect(run.status == 1)
        let error = run.errorOutput
        #expect(error.hasPrefix("Error: publish: \(name) is registered to the team ABCDE12345."))
        #expect(error.hasSuffix("or allow it with --share-host '\(name)'.\n"), "\(error)")
        #expect(error.count(where: \.isNewline) == 1)
        #expect(
            error.contains("\(Self.other).Clip in the association file") == !name.hasPrefix("*")
        )
        #expect(try shop.morsel("publish", "Fruta.clip", "--share-host", name).status == 0)
        #expect(try shop.publish().status == 0, "what was shared once stays so")
    }

    @Test func overlappingWildcardNamesWhatItOverlaps() throws {
        let shop = try shop(owner: "appclips:a.shop.example", guest: "appclips:*.shop.example")
        let sentence = "a.shop.example is registered to the team ABCDE12345, and '*.shop.example' "
        #expect(try shop.publish().errorOutput.contains(sentence + "overlaps with it."))
    }

    @Test(arguments: [
        ("--share-host", "other.example"), ("--share-host", "*.fruta.example"),
        ("--serve-host", "other.example"), ("--serve-host", "*.fruta.example"),
        ("--serve-host", "https://fruta.example"),
    ])
    func optionForAnotherHostIsRefused(_ option: String, _ host: String) throws {
        let run = try Shop().morsel("publish", "Fruta.clip", option, host)
        #expect(run.status == 1)
        #expect(
            run.errorOutput
                == "Error: \(option.dropFirst(2)): the clip's entitlement does not name "
                + "'\(host)' for App Clips; it names fruta.example.\n"
        )
    }

    /// The site itself can state that the clip of another team belongs to it, too.
    @Test(arguments: [true, false])
    func associationFileDecides(_ isListed: Bool) async throws {
        let file = #"{"appclips":{"apps":["\#(isListed ? Self.other : "A123456789.other").Clip"]}}"#
        let authority = try Authority()
        let server = try await FaultServer(TestNet.tls(authority.identity(of: "localhost"))) { _ in
            .answer(body: Array(file.utf8))
        }
        let shop = try shop(owner: "appclips:localhost", guest: "appclips:localhost")
        try shop.folder.write(Array(authority.text.utf8), to: "authority.pem")
        let run = try shop.morsel([
            "publish", "Fruta.clip", "--test-port", "\(server.port)", "--trust", "authority.pem",
            "--allow-private",
        ])
        #expect(run.status == (isListed ? 0 : 1), "\(run.errorOutput)")
        if !isListed {
            #expect(run.errorOutput.contains("Its association file does not list the clip."))
        }
    }

    /// A host whose file was fetched stays an external site until the operator says otherwise.
    @Test func externalHostStaysExternal() async throws {
        let authority = try Authority()
        let server = try await FaultServer(TestNet.tls(authority.identity(of: "localhost"))) { _ in
            .answer(body: Array(TestNet.file.utf8))
        }
        let shop = try Shop()
        try shop.folder.write(Array(authority.text.utf8), to: "authority.pem")
        let verify = try shop.morsel([
            "association", "verify", "localhost", "--remember", "--allow-private", "--test-port",
            "\(server.port)", "--trust", "authority.pem",
        ])
        #expect(verify.status == 0, "\(verify.errorOutput)")
        try shop.change("appclips:fruta.example", to: "appclips:localhost")
        let run = try shop.publish()
        #expect(try objects(run).first?["externalHosts"] as? [String] == ["localhost"])
        #expect(run.errorOutput.contains("publish with --serve-host localhost."))
        #expect(try shop.add("https://localhost/menu").status == 0, "it has experiences as before")

        let again = try shop.morsel("publish", "Fruta.clip", "--json", "--serve-host", "localhost")
        #expect(try objects(again).first?["externalHosts"] as? [String] == [])
        #expect(again.errorOutput.isEmpty)
    }
}
