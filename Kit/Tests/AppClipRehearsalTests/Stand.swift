// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipRehearsal
import AppClipTypes
import AppSiteAssociation
import Testing

/// A smoothie stand, with a clip, an app and a code at its counter.
struct Stand: Sendable {
    static let group = "group.example.fruta"
    static let records = "iCloud.example.fruta"
    static let morning = Timestamp(secondsSince1970: 1_782_896_400)

    let app: AppIdentifier
    let clip: AppIdentifier
    let url = "https://fruta.example/menu?smoothie=berry-blue"
    let counter: Place
    var clipTraits = ClipTraits()
    var appTraits = AppTraits()
    var system = SystemVersion(17)

    init() throws {
        app = try AppIdentifier("ABCDE12345.com.example.fruta")
        clip = try AppIdentifier("ABCDE12345.com.example.fruta.Clip")
        counter = try #require(Place(latitude: 37.33, longitude: -122.03))
        clipTraits.groups = [Self.group]
        clipTraits.requestsNotifications = true
        clipTraits.requestsLocationConfirmation = true
        clipTraits.hasLiveActivities = true
        clipTraits.publicContainers = [Self.records]
        appTraits.groups = [Self.group]
    }

    func world(about url: InvocationURL?) -> World {
        let card = CardMetadata(
            verb: .open,
            image: nil,
            texts: [.english: CardText(title: "Menu", subtitle: "Today's smoothies")]
        )
        let registered = try? RegisteredURL(InvocationURL("https://fruta.example/menu"))
        let advanced = registered.map { registered in
            AdvancedExperience(
                id: AdvancedExperience.ID(rawValue: 7),
                clip: clip,
                url: registered,
                card: card,
                isPoweredBy: false,
                place: nil,
                state: .published
            )
        }
        return World(
            advanced: url.flatMap { url in advanced.flatMap { $0.url.covers(url) ? $0 : nil } },
            offers: [
                World.Offer(
                    app: App(identifier: app, name: "Fruta"),
                    clip: Clip(identifier: clip, app: app),
                    build: Build(
                        clip: clip,
                        version: "1.0",
                        minimumSystem: SystemVersion(14),
                        size: .megabytes(5),
                        associatedDomains: [],
                        stage: .released
                    ),
                    defaultExperience: DefaultExperience(
                        clip: clip,
                        version: "1.0",
                        card: card,
                        state: .published
                    ),
                    association: .verified,
                    clipTraits: clipTraits,
                    appTraits: appTraits
                )
            ]
        )
    }

    func phone(
        _ programs: [AppIdentifier: Program],
        person: Person = Person()
    ) throws -> RehearsalPhone {
        var state = DeviceState(system: system)
        state.position = counter
        let device = try Device(
            state,
            publicDatabases: [Self.records: ["today": "Berry Blue"]],
            clock: Self.morning
        )
        return RehearsalPhone(device, programs: programs, person: person) { url, _ in
            world(about: url)
        }
    }

    /// Returns a phone on which the clip runs; `runInForeground` provides its code.
    func phoneWithClip(person: Person = Person()) throws -> RehearsalPhone {
        let phone = try phone([clip: .code { _ in }, app: .code { _ in }], person: person)
        try phone.invoke(url, from: .qrCode)
        try phone.act(.open)
        return phone
    }
}
