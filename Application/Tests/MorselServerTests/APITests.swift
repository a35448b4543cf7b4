// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppStoreConnect
import AppStoreConnectClient
import Crypto
import HTTPTypes
import MorselRegistry
import MorselRegistryTesting
import Testing

@testable import MorselServer

/// The API of a server (C8).
///
/// `Tests/API` has the requests of public clients.
struct APITests {
    private static let privateKey = P256.Signing.PrivateKey()

    private static func site() async throws -> SampleSite {
        let site = try await SampleSite()
        try await site.registry.write(by: .command, at: .now) { store in
            try store.put(
                APIKey(
                    id: "KEY",
                    name: "test",
                    issuer: "issuer",
                    publicKey: privateKey.publicKey.pemRepresentation,
                    role: .editor,
                    created: .now
                )
            )
        }
        return site
    }

    private static func token() throws -> HTTPFields {
        let text = try BearerToken.text(
            key: "KEY",
            issuer: "issuer",
            signedWith: privateKey,
            at: .now
        )
        return [.authorization: "Bearer " + text]
    }

    @Test(arguments: ["localhost:8080", "192.0.2.7"])
    func itAnswersUnderTheServersOwnNames(_ host: String) async throws {
        let site = try await Self.site()
        let response = try await site.get("\(host)/v1/apps", headers: Self.token())
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == "application/json")
        let document = try JSONValue(response.bytes)
        #expect(document["data"]?.array?.first?["attributes"]?["name"] == "Fruta")
        #expect(document["links"]?["self"] == .string("http://\(host)/v1/apps"))
        let other = try await site.get("fruta.example/v1/apps", headers: Self.token())
        #expect(other.headers[.contentType] == "text/html; charset=utf-8")
    }

    @Test(
        arguments: [
            ("/v1/apps/7", .get, 404), ("/v1/apps", .delete, 405), ("/v1/nothing", .get, 404),
            ("/v1/apps?limit=0", .get, 400), ("/v1/apps", .head, 200),
        ] as [(String, HTTPRequest.Method, Int)]
    )
    func whatIsNotThereIsSaidInTheFormOfTheAPI(
        _ path: String,
        _ method: HTTPRequest.Method,
        _ status: Int
    ) async throws {
        let site = try await Self.site()
        let headers = try Self.token()
        let response = try await site.get("localhost\(path)", method: method, headers: headers)
        #expect(response.status.code == status)
        #expect((response.headers[.allow] != nil) == (status == 405))
        guard method != .head else { return #expect(response.bytes.isEmpty) }
        let error = try JSONValue(response.bytes)["errors"]?.array?.first
        #expect(error?["status"] == .string("\(status)"))
        #expect(error?["detail"]?.string?.isEmpty == false)
    }

    // C8, C-32
    @Test func aClientPushesExperiencesToAnotherStore() async throws {
        let site = try await Self.site()
        let port = Int.random(in: 30_000..<60_000)
        let (running, started) = AsyncStream.makeStream(of: Void.self)
        let listener = Listener(
            site: ServedSite(
                limits: ConnectionLimits(),
                log: nil,
                admits: site.responder.admits,
                answer: site.responder.answer
            ),
            address: "127.0.0.1",
            port: port,
            whenRunning: { started.finish() }
        )
        let serving = Task { try await listener.run() }
        defer { serving.cancel() }
        for await _ in running {}
        let client = ConnectClient(
            base: "http://127.0.0.1:\(port)",
            try ConnectClient.Credentials(
                key: "KEY",
                issuer: "issuer",
                pem: Self.privateKey.pemRepresentation
            )
        )
        let clip = try #require(try await client.clip("com.example.fruta.Clip"))
        let image = try await client.upload(Sample.png(), fileName: "header.png")
        let experience = try await client.createAdvancedExperience(
            [
                "link": "https://fruta.example/pushed", "defaultLanguage": "EN",
                "isPoweredBy": false, "action": "VIEW",
            ],
            [.init(language: "EN", title: "Pushed", subtitle: "From elsewhere")],
            clip: clip,
            image: image
        )
        let path = "/v1/appClips/\(clip)/appClipAdvancedExperiences?limit=1"
        #expect(try await client.all(path).map { $0["id"]?.string } == [experience])
        let place = "/v1/appClipAdvancedExperiences/\(experience)"
        let change: JSONValue = [
            "data": [
                "type": "appClipAdvancedExperiences", "id": .string(experience),
                "attributes": ["removed": true],
            ]
        ]
        _ = try await client.send("PATCH", place, change)
        let changed = try await client.send("GET", place)
        #expect(changed["data"]?["attributes"]?["status"] == "DEACTIVATED")
        await #expect(throws: ConnectClient.RequestError.otherServer) {
            try await client.send("GET", "https://elsewhere.example/v1/apps")
        }
    }
}
