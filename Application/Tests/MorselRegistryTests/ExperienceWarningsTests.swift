// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Testing

/// Warnings about registered URLs, and advice about the experiences of a clip (O-14).
struct ExperienceWarningsTests {
    /// Returns a registry with experiences for the sample clip.
    private static func registry(_ urls: String...) async throws -> Registry {
        let registry = try Registry.sqlite()
        let time = Timestamp(secondsSince1970: 0)
        _ = try await registry.publish(try Sample.bundle(), stage: .released, at: time)
        for url in urls { _ = try await registry.register(try Sample.experience(url)) }
        return registry
    }

    @Test func prefixesThatShareCharacters() async throws {
        let registry = try await Self.registry(
            "https://fruta.example/rent",
            "https://fruta.example/rental",
            "https://fruta.example/buy"
        )
        let warnings = try await registry.prefixWarnings(on: try HostName("fruta.example"))
        #expect(warnings.map(\.url.url.text) == ["https://fruta.example/rent"])
        #expect(try await registry.prefixWarnings(on: nil) == warnings)
        #expect(try await registry.prefixWarnings(on: try HostName("other.example")).isEmpty)
        // A warning is about both URLs.
        for (url, isAbout) in [
            ("https://fruta.example/rent", true), ("https://fruta.example/rental", true),
            ("https://fruta.example/buy", false),
        ] {
            let url = try RegisteredURL(InvocationURL(url))
            #expect(warnings.contains { $0.concerns(url) } == isAbout, "\(url.url.text)")
        }
    }

    // Without experiences there is nothing that could be done better.
    @Test func adviceIsAboutExperiences() async throws {
        let empty = try await Self.registry()
        #expect(try await empty.read { try $0.experienceAdvice() }.isEmpty)
        let registry = try await Self.registry("https://fruta.example/")
        let advice = try await registry.read { try $0.experienceAdvice() }
        #expect(advice.contains { $0.code == .defaultExperienceWithoutURL })
    }
}
