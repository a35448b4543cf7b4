// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import DeviceScenarios

/// Fruta's world as values.
struct Fruta {
    let clip: AppIdentifier
    let app: App
    let world: ScenarioWorld
    let menu: InvocationURL

    init(
        sites: [HostName: AssociationStatus.File] = [:],
        state: PublicationState = .published
    ) throws {
        clip = try AppIdentifier("ABCDE12345.com.example.fruta.Clip")
        app = App(identifier: try AppIdentifier("ABCDE12345.com.example.fruta"), name: "Fruta")
        menu = try InvocationURL("https://fruta.example/menu")
        var traits = ClipTraits()
        traits.requestsNotifications = true
        traits.requestsLocationConfirmation = true
        world = ScenarioWorld(
            clips: [
                ClipRecord(
                    app: app,
                    clip: clip,
                    build: Build(
                        clip: clip,
                        version: "1.0",
                        minimumSystem: .clips,
                        size: .megabytes(5),
                        associatedDomains: [try HostName("fruta.example")],
                        stage: .released
                    ),
                    entitlement: [try AssociatedDomain("appclips:fruta.example")],
                    defaultExperience: DefaultExperience(
                        clip: clip,
                        version: "1.0",
                        card: CardMetadata(verb: .open, image: nil, texts: [:]),
                        state: .published
                    ),
                    demoKey: "fruta",
                    clipTraits: traits
                )
            ],
            experiences: [
                AdvancedExperience(
                    id: AdvancedExperience.ID(rawValue: 7),
                    clip: clip,
                    url: try RegisteredURL(menu),
                    card: CardMetadata(
                        verb: .view,
                        image: nil,
                        texts: [.english: CardText(title: "Menu", subtitle: "Today")]
                    ),
                    state: state
                )
            ],
            sites: sites,
            linkHosts: [try HostName("appclip.apple.com")]
        )
    }

    /// A scenario on iOS 17.
    func scenario(_ steps: Step...) -> Scenario {
        Scenario(
            name: "Test",
            device: DeviceSetup(state: DeviceState(system: SystemVersion(17))),
            world: world,
            steps: steps
        )
    }

    /// A scan of the menu.
    var scan: Action { .invoke(.qrCode, menu, InvocationDetails()) }
}

/// An expectation that a property has a value.
func expect(_ property: Property, _ value: PropertyValue) -> Expectation {
    Expectation(property, .equals(value))
}
