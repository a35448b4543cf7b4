// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import TestSites
import Testing

/// `morsel association verify` and `morsel diagnose`, with a site on this machine.
@Suite(.serialized) struct VerifyTests {
    private static let clip = "ABCDE12345.com.example.fruta.Clip"

    /// A folder, and a site under the name of this machine.
    private struct Place {
        let folder: TemporaryFolder
        let server: FaultServer

        init(_ script: @escaping @Sendable (FaultServer.Seen) -> Script) async throws {
            let authority = try Authority()
            folder = try TemporaryFolder()
            try folder.write(Array(authority.text.utf8), to: "authority.pem")
            let identity = try authority.identity(of: "localhost")
            server = try await FaultServer(TestNet.tls(identity), script: script)
        }

        func morsel(_ arguments: String...) throws -> ProgramRun {
            let fetching = [
                "--test-port", "\(server.port)", "--trust", "authority.pem", "--allow-private",
            ]
            return try BuiltPrograms.run("morsel", arguments + fetching, in: folder)
        }

        func entitlements(_ entry: String) throws {
            let plist = """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict>
                <key>com.apple.developer.associated-domains</key>
                <array><string>\(entry)</string></array>
                </dict></plist>
                """
            try folder.write(plist, to: "Clip.entitlements")
        }
    }

    private static let good: @Sendable (FaultServer.Seen) -> Script = { _ in
        .answer(body: Array(TestNet.file.utf8))
    }

    // B-01, B-02, B-17: a row for each domain, with the entries that each side lacks.
    @Test func verifiesBothSides() async throws {
        let place = try await Place(Self.good)
        let site = try place.morsel("association", "verify", "localhost")
        #expect(site.status == 0, "\(site.errorOutput)")
        #expect(site.text.contains("localhost: good"))

        try place.entitlements("appclips:localhost")
        let both = try place.morsel(
            "association",
            "verify",
            "localhost",
            "--clip",
            Self.clip,
            "--entitlements",
            "Clip.entitlements",
            "--json"
        )
        #expect(both.status == 0, "\(both.errorOutput)")
        let report = try #require(objects(both).first?["domains"] as? [[String: Any]]).first
        let row = try #require(report?["debugStatus"] as? [String: Any])
        #expect(row["domain"] as? String == "localhost")
        #expect(row["isValid"] as? Bool == true)
        #expect(row["lastUpdatedDate"] is String && row["errorCode"] == nil)
        #expect((report?["association"] as? [String: Any])?["isVerified"] as? Bool == true)
        #expect((report?["visits"] as? [Any])?.count == 3)

        try place.entitlements("appclips:other.example")
        let missing = try place.morsel(
            "association",
            "verify",
            "localhost",
            "--clip",
            Self.clip,
            "--entitlements",
            "Clip.entitlements"
        )
        #expect(missing.status == 1)
        #expect(missing.text.contains("B-01") && missing.text.contains("entitlement"))

        let other = try place.morsel(
            "association",
            "verify",
            "localhost",
            "--clip",
            "ABCDE12345.com.example.other.Clip",
            "--json"
        )
        #expect(other.status == 1)
        #expect(other.text.contains("INVALID_ENTITLEMENT_UNKNOWN_ID"))
        await place.server.stop()
    }

    // B-01, B-04: the errors of the entitlement itself, by the API's names.
    @Test(arguments: [
        ("appclips:other.example", "INVALID_ENTITLEMENT_MISSING_SECTION"),
        ("appclips:https://localhost/", "INVALID_ENTITLEMENT_SYNTAX_ERROR"),
        ("clips:localhost", "INVALID_ENTITLEMENT_UNHANDLED_SECTION"),
    ])
    func reportsErrorsOfAnEntitlement(_ entry: String, _ code: String) async throws {
        let place = try await Place(Self.good)
        try place.entitlements(entry)
        let run = try place.morsel(
            "association",
            "verify",
            "localhost",
            "--clip",
            Self.clip,
            "--entitlements",
            "Clip.entitlements",
            "--json"
        )
        #expect(run.status == 1)
        #expect(run.text.contains("\"\(code)\""))
        await place.server.stop()
    }

    // B-18, B-19: cached status and live status are two columns.
    @Test func keepsWhatItFinds() async throws {
        let place = try await Place(Self.good)
        let verify = ["association", "verify", "localhost", "--database", "a.sqlite"]
        func run(_ more: String...) throws -> [String: Any] {
            let run = try BuiltPrograms.run(
                "morsel",
                verify + more + [
                    "--json", "--allow-private", "--trust", "authority.pem", "--test-port",
                    "\(place.server.port)",
                ],
                in: place.folder
            )
            let domains = try #require(objects(run).first?["domains"] as? [[String: Any]])
            return try #require(domains.first)
        }
        #expect(try run()["cacheStatus"] == nil)
        let first = try #require(run("--remember")["cacheStatus"] as? [String: Any])
        #expect(first["isValid"] as? Bool == true)
        await place.server.stop()
        let gone = try run()
        #expect((gone["debugStatus"] as? [String: Any])?["isValid"] as? Bool == false)
        #expect((gone["cacheStatus"] as? [String: Any])?["isValid"] as? Bool == true)
    }

    // B-20: a redirect to a valid file is an error.
    @Test func reportsErrors() async throws {
        let place = try await Place { _ in
            .answer("301 Moved", headers: ["Location: https://www.localhost/"])
        }
        let run = try place.morsel("association", "verify", "localhost")
        #expect(run.status == 1)
        #expect(
            run.text.contains("BAD_HTTP_RESPONSE")
                && run.text.contains("Redirects are not followed")
        )
        await place.server.stop()
        let guarded = try BuiltPrograms.run(
            "morsel",
            ["association", "verify", "localhost", "--json"],
            in: place.folder
        )
        #expect(guarded.status == 1)
        #expect(guarded.text.contains("address-refused"))
    }

    // D-51: the checks, each with its cause and a remedy (D-52).
    @Test func diagnosesASite() async throws {
        let place = try await Place { seen in
            seen.path.hasSuffix("association")
                ? .answer(body: Array(TestNet.file.utf8)) : .answer(body: Array("<p>".utf8))
        }
        let run = try place.morsel(
            "diagnose",
            "https://localhost/x",
            "--database",
            "a.sqlite",
            "--json"
        )
        let report = try #require(objects(run).first)
        let checks = try #require(report["checks"] as? [[String: Any]])
        #expect(
            checks.compactMap { $0["verdict"] as? String } == [
                "unknown", "unknown", "unknown", "unknown", "advised",
            ]
        )
        #expect(checks.allSatisfy { $0["message"] is String && $0["help"] is String })
        #expect(run.status == 0, "nothing is known that prevents the clip from launching")
        #expect(checks[3]["code"] as? String == "local-host")
        #expect((report["debugStatus"] as? [String: Any])?["isValid"] as? Bool == true)
        await place.server.stop()
    }

    // D-51: a page that denies access is not explained as an association file.
    @Test func diagnosesARefusedPage() async throws {
        let place = try await Place { seen in
            seen.path.hasSuffix("association")
                ? .answer(body: Array(TestNet.file.utf8)) : .answer("403 Forbidden")
        }
        let run = try place.morsel("diagnose", "https://localhost/x", "--json")
        let checks = try #require(objects(run).first?["checks"] as? [[String: Any]])
        let message = try #require(checks.last?["message"] as? String)
        #expect(message.contains("denies access to the page"))
        await place.server.stop()
    }

    /// The intended command or argument is named if a URL or an identifier has the wrong form.
    @Test(
        arguments: [
            (["verify", "https://a.example/x"], "Use its host alone: a.example."),
            (["verify", "a.example", "--clip", "com.example.a.Clip"], "prefix is missing"),
            (["page", "https://a.example/x"], "'morsel diagnose https://a.example/x'"),
            (["lint", "https://a.example/f"], "'morsel association verify a.example'"),
            (["match", "https://a.example/f", "https://a.example/x"], "this command reads a file"),
            (["add", "com.example.a.Clip"], "such as ABCDE12345.com.example.a.Clip"),
            (["add", "ABCDE.com.example.a.Clip"], "the prefix has 5 characters instead of 10"),
            (["add", "abcde12345.com.example"], "only uppercase letters and digits"),
        ] as [([String], String)]
    )
    func namesWhatWasMeant(_ arguments: [String], _ words: String) throws {
        let run = try BuiltPrograms.run(
            "morsel",
            ["association"] + arguments,
            in: try TemporaryFolder()
        )
        #expect(run.status == 1)
        #expect(run.errorOutput.contains(words), "\(run.errorOutput)")
    }

    @Test(
        arguments: [
            (["association", "verify"], 64), (["association", "verify", "https://a.example/"], 1),
            (["association", "verify", "a.example", "--remember"], 64),
            (["association", "verify", "a.example", "--app", Self.clip], 64),
            (["diagnose", "http://a.example/"], 1), (["diagnose"], 64),
            (["association", "verify", "localhost", "--trust", "nothing.pem"], 1),
        ] as [([String], Int32)]
    )
    func refusesInvalidOptions(_ arguments: [String], _ status: Int32) throws {
        let run = try BuiltPrograms.run("morsel", arguments, in: try TemporaryFolder())
        #expect(run.status == status)
        #expect(!run.errorOutput.isEmpty)
    }
}
