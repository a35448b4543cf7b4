// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Testing

/// The way from a registry to a decision.
struct RegistryRulesTests {
    private let time = Timestamp(secondsSince1970: 0)
    private let host: HostName

    init() throws { host = try HostName("fruta.example") }

    /// Returns a registry with the sample build, whose host this server serves.
    private func registry() async throws -> Registry {
        let registry = try Registry.sqlite()
        _ = try await registry.publish(try Sample.bundle(), stage: .released, at: time)
        try await registry.setDomain(Domain(host: host, file: .hosted, time: time))
        return registry
    }

    private func decide(
        _ text: String,
        by source: InvocationSource = .qrCode,
        in registry: Registry
    ) async throws -> Decision {
        let url = try InvocationURL(text)
        let world = try await registry.snapshot().world(
            for: url,
            linkHosts: [try HostName("appclip.apple.com")]
        )
        let invocation = Invocation(source: source, url: url, time: time)
        return Decision(about: invocation, on: DeviceState(system: SystemVersion(17)), in: world)
    }

    /// C-16, C-33: a registered experience shows its card; a deactivated one gives the reason (O-07).
    @Test func registeredExperienceHasACard() async throws {
        let registry = try await registry()
        let (id, advice) = try await registry.register(
            try Sample.experience("https://fruta.example/menu")
        )
        #expect(advice.isEmpty)
        let text = "https://fruta.example/menu/today?smoothie=kiwi"
        guard case .card(let card) = try await decide(text, by: .appClipCode, in: registry).outcome
        else {
            Issue.record("no card")
            return
        }
        #expect(card.experience == .advanced(id))
        #expect(card.title == "Fruta")
        #expect(card.consent().activity?.webpageURL.text == text)

        try await registry.setState(.deactivated, of: id)
        let refusal = try await decide(text, by: .appClipCode, in: registry).refusal
        #expect(refusal?.code == .deactivated(id))
    }

    /// C-14, C-07: without an advanced experience, the site's own clip or the clip of a link.
    @Test(arguments: [
        ("https://fruta.example/other", ExperienceKind.associatedWebsite),
        ("https://appclip.apple.com/id?p=com.example.Fruta.Clip&table=4", .defaultLink),
        ("https://appclip.apple.com/demo?p=com.example.Fruta.Clip", .demoLink),
    ])
    func defaultExperienceAnswers(_ text: String, _ kind: ExperienceKind) async throws {
        let decision = try await decide(text, in: try await registry())
        #expect(decision.refusal == nil)
        #expect(decision.reasons.first?.code == .resolved(kind))
    }

    /// the short demo link names the clip by a key.
    @Test func shortDemoLinkAnswers() async throws {
        let key = try Sample.bundle().clip.demoKey
        let text = "https://appclip.apple.com/d/\(key)"
        #expect(try await decide(text, by: .appClipCode, in: try await registry()).refusal == nil)
    }

    /// C-33: an unknown host launches nothing.
    @Test func unknownHostMeansNothing() async throws {
        let decision = try await decide("https://other.example", in: try await registry())
        #expect(decision.refusal?.rule == "C-33")
        #expect(decision.refusal?.code == .notRegistered)
    }

    /// B-13: a host whose file no longer names the clip refuses it, although it is registered.
    @Test func unassociatedHostIsTold() async throws {
        let registry = try await registry()
        _ = try await registry.register(try Sample.experience("https://fruta.example/menu"))
        let files: [(Domain.File, AssociationStatus.Cause)] = [
            (.unavailable(.dnsError), .noFile(.dnsError)),
            (.fetched(SiteAssociation.file(naming: [])), .fileWithoutClips),
        ]
        for (file, cause) in files {
            try await registry.setDomain(Domain(host: host, file: file, time: time))
            let decision = try await decide("https://fruta.example/menu", in: registry)
            #expect(decision.refusal?.code == .notAssociated(cause))
        }
    }

    /// B-16, C-03, C-15: the store refuses violations of its rules, and nothing is written.
    @Test func storeRefuses() async throws {
        let registry = try await registry()
        let (id, _) = try await registry.register(try Sample.experience("https://fruta.example"))
        let revision = try await registry.revision()

        func codes(_ experience: NewExperience) async throws -> [ExperienceFinding.Code] {
            let error = await #expect(throws: RegistrationError.self) {
                try await registry.register(experience)
            }
            return error?.findings.map(\.code) ?? []
        }
        let again = try Sample.experience("https://fruta.example/")
        #expect(try await codes(again) == [.urlTaken(by: id)])
        let elsewhere = try Sample.experience("https://other.example")
        #expect(try await codes(elsewhere) == [.hostNotInEntitlement])
        var untitled = try Sample.experience("https://fruta.example/menu")
        untitled.card = CardMetadata(
            verb: .open,
            image: nil,
            texts: [.english: CardText(title: nil, subtitle: "Smoothies")]
        )
        #expect(try await codes(untitled) == [.imageMissing, .titleMissing])
        #expect(try await registry.revision() == revision)

        // A draft can be incomplete.
        untitled.state = .draft
        _ = try await registry.register(untitled)
    }

    /// C-05: advice does not prevent a change.
    @Test func storeAdvises() async throws {
        var experience = try Sample.experience("https://fruta.example/menu")
        experience.card = CardMetadata(
            verb: .open,
            image: experience.card.image,
            texts: [.english: CardText(title: "Smoothies of the season", subtitle: "Fresh")]
        )
        let (_, advice) = try await registry().register(experience)
        #expect(advice.map(\.code) == [.maybeCutOff(characters: 23, limit: 18)])
    }
}
