// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import Foundation
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import MorselWording
import Testing

struct WordingTests {
    private func report(
        _ text: String,
        _ source: InvocationSource,
        system: SystemVersion = SystemVersion(17)
    ) async throws -> [String: Any] {
        let registry = try Registry.sqlite()
        let time = Timestamp(secondsSince1970: 0)
        _ = try await registry.publish(try Sample.bundle(), stage: .released, at: time)
        let host = try HostName("fruta.example")
        try await registry.setDomain(Domain(host: host, file: .hosted, time: time))
        _ = try await registry.register(try Sample.experience("https://fruta.example/menu"))
        let url = try InvocationURL(text)
        let world = try await registry.snapshot().world(for: url, linkHosts: [])
        let invocation = Invocation(source: source, url: url, time: time)
        let decision = Decision(about: invocation, on: DeviceState(system: system), in: world)
        let json = try JSONEncoder().encode(DecisionReport(decision, about: invocation))
        return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    }

    @Test func reportsACard() async throws {
        let report = try await report("https://fruta.example/menu?p=1", .qrCode)
        #expect(report["outcome"] as? String == "card")
        let card = try #require(report["card"] as? [String: Any])
        #expect(card["title"] as? String == "Fruta")
        #expect(card["verb"] as? String == "VIEW")
        let activity = try #require(report["activity"] as? [String: Any])
        #expect(activity["webpageURL"] as? String == "https://fruta.example/menu?p=1")
        #expect(report["refusal"] == nil)
    }

    @Test(arguments: [
        ("https://fruta.example/menu", InvocationSource.qrCode, "13", "D-69", "system-too-old"),
        ("https://fruta.example/other", .appClipCode, "17", "C-38", "not-supported"),
        ("https://nobody.example", .qrCode, "17", "C-33", "not-registered"),
    ])
    func reportsARefusal(
        _ text: String,
        _ source: InvocationSource,
        _ system: String,
        _ rule: String,
        _ name: String
    ) async throws {
        let report = try await report(text, source, system: #require(SystemVersion(system)))
        #expect(report["outcome"] as? String == "web-page")
        let refusal = try #require(report["refusal"] as? [String: String])
        #expect(refusal["rule"] == rule)
        #expect(refusal["name"] == name)
        #expect(refusal["sentence"]?.hasSuffix(".") == true)
    }

    /// Errors of URLs are described without repeating the URL, which can contain a token.
    @Test(arguments: [
        "http://secret.example", "https://secret:word@a.example", "https://a.example/secret word",
        "https://a.example:8443/secret", "https://a.example/secret%4", "https://sec_ret.example",
    ])
    func urlErrorsDoNotRepeatTheURL(_ text: String) {
        let error = #expect(throws: InvocationURL.ParsingError.self) { try InvocationURL(text) }
        #expect(error?.sentence.contains("secret") == false)
        #expect(error?.sentence.hasSuffix(".") == true)
    }
}
