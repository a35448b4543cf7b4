// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

/// A device and a world for which a card appears.
///
/// Each test changes one part of it.
struct Scene {
    var source = InvocationSource.qrCode
    var text = "https://fruta.example/menu?smoothie=berry-blue#top"
    var device = DeviceState(system: SystemVersion(17))
    var world: World

    let app: App
    let clip: AppIdentifier

    init() throws {
        let clip = try AppIdentifier("ABCDE12345.com.example.Fruta.Clip")
        app = App(identifier: try AppIdentifier("ABCDE12345.com.example.Fruta"), name: "Fruta")
        self.clip = clip
        let card = CardMetadata(
            verb: .open,
            image: nil,
            texts: [.english: CardText(title: nil, subtitle: "Order a smoothie")]
        )
        world = World(
            advanced: try Self.experience(7, of: clip, "https://fruta.example/menu", "Menu"),
            offers: [
                World.Offer(
                    app: app,
                    clip: Clip(identifier: clip, app: app.identifier),
                    build: Self.build(of: clip),
                    defaultExperience: DefaultExperience(
                        clip: clip,
                        version: "1.0",
                        card: card,
                        state: .published
                    ),
                    association: .verified,
                    demoKey: "fruta"
                )
            ],
            linkHosts: [try HostName("appclip.apple.com")]
        )
    }

    static func experience(
        _ id: Int64,
        of clip: AppIdentifier,
        _ url: String,
        _ title: String,
        place: Place? = Place(latitude: 37.3, longitude: -122)
    ) throws -> AdvancedExperience {
        AdvancedExperience(
            id: AdvancedExperience.ID(rawValue: id),
            clip: clip,
            url: try RegisteredURL(InvocationURL(url)),
            card: CardMetadata(
                verb: .view,
                image: nil,
                texts: [.english: CardText(title: title, subtitle: "Today's smoothies")]
            ),
            isPoweredBy: true,
            place: place,
            state: .published
        )
    }

    static func build(
        of clip: AppIdentifier,
        minimumSystem: SystemVersion = SystemVersion(14),
        megabytes: Int = 5,
        stage: Build.Stage = .released
    ) -> Build {
        Build(
            clip: clip,
            version: "1.0",
            minimumSystem: minimumSystem,
            size: .megabytes(megabytes),
            associatedDomains: [],
            stage: stage
        )
    }

    /// Uses a URL that resolves to a kind of experience or link.
    mutating func use(_ kind: ExperienceKind, isShort: Bool = false) {
        switch kind {
        case .advanced: break
        case .associatedWebsite: world.advanced = nil
        case .defaultLink: text = "https://appclip.apple.com/id?p=com.example.Fruta.Clip"
        case .demoLink where isShort: text = "https://appclip.apple.com/d/fruta"
        case .demoLink: text = "https://appclip.apple.com/demo?p=com.example.Fruta.Clip"
        }
    }

    func decide() throws -> Decision {
        let invocation = Invocation(
            source: source,
            url: try InvocationURL(text),
            time: Timestamp(secondsSince1970: 0)
        )
        return Decision(about: invocation, on: device, in: world)
    }
}

extension Decision {
    var card: CardPresentation? {
        if case .card(let card) = outcome { card } else { nil }
    }

    var launch: LaunchRequest? {
        if case .launch(let request) = outcome { request } else { nil }
    }

    /// The rule of a refusal.
    var refusedBy: String? { refusal?.rule.text }

    func asked(_ rule: RuleID) -> Bool { reasons.contains { $0.rule == rule } }
}
