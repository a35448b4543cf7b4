// SPDX-License-Identifier: Apache-2.0

import AppClipLint
import AppClipTypes
import Foundation
import MorselFetch
import TestSites
import Testing

@testable import PathLint

/// `morsel lint --verify-domains`, with a site on this machine (B-01, B-06, B-07, B-08).
@Suite(.serialized) struct LiveSitesTests {
    private func association(_ clip: String = "ABCDE12345.com.example.fruta.Clip") throws
        -> LintSubject.Association
    {
        LintSubject.Association(
            target: "Clip",
            clip: try AppIdentifier(clip),
            clipEntries: ["appclips:\(TestNet.host)"],
            hosts: [try HostName(TestNet.host)]
        )
    }

    private func findings(
        _ clip: String = "ABCDE12345.com.example.fruta.Clip",
        _ script: @escaping @Sendable (FaultServer.Seen) -> Script
    ) async throws -> [LintFinding] {
        let net = try await TestNet(script: script)
        let found = try await LiveSites(net.checker).findings(about: [association(clip)])
        await net.server.stop()
        return found
    }

    @Test("A website that names the clip gives no finding")
    func agreement() async throws {
        #expect(try await findings { _ in .answer(body: Array(TestNet.file.utf8)) }.isEmpty)
    }

    @Test("C331 a website that names another clip: name this one")
    func otherClip() async throws {
        let found = try await findings("ABCDE12345.com.example.fruta.Other") { _ in
            .answer(body: Array(TestNet.file.utf8))
        }
        #expect(found.map(\.rule) == ["C331"] && found.map(\.severity) == [.error])
        #expect(
            found[0].remedy.contains("'ABCDE12345.com.example.fruta.Other' in the list appclips")
        )
        #expect(!found[0].message.contains("{"))
    }

    @Test(
        "C332 a website without a file that can be used: serve it",
        arguments: [("404 Not Found", "{}"), ("200 OK", "<html>")]
    )
    func noFile(_ status: String, _ body: String) async throws {
        let found = try await findings { _ in .answer(status, body: Array(body.utf8)) }
        #expect(found.map(\.rule) == ["C332"] && found.map(\.severity) == [.error])
        #expect(found[0].remedy.hasPrefix("Serve JSON at https://fruta.example/.well-known/"))
        #expect(!found[0].message.contains("{"))
    }

    @Test("C332 a website that is busy is a warning")
    func busy() async throws {
        let found = try await findings { _ in .answer("503 Service Unavailable") }
        #expect(found.map(\.rule) == ["C332"] && found.map(\.severity) == [.warning])
    }

    @Test("C332 a network that does not lead there is no error")
    func noNetwork() async throws {
        let net = try await TestNet { _ in .answer() }
        await net.server.stop()
        // No server listens there any more.
        let found = try await LiveSites(net.checker).findings(about: [association()])
        #expect(found.map(\.rule) == ["C332"] && found.map(\.severity) == [.info])
        #expect(found.first?.certainty == .unsure(.network))
    }

    @Test("Each website is asked once")
    func asksOnce() async throws {
        let net = try await TestNet { _ in .answer(body: Array(TestNet.file.utf8)) }
        let one = try association()
        _ = await LiveSites(net.checker).findings(about: [one])
        let count = net.server.seen.count
        _ = await LiveSites(net.checker).findings(about: [one, one, one])
        #expect(net.server.seen.count == 2 * count)
        await net.server.stop()
    }
}
