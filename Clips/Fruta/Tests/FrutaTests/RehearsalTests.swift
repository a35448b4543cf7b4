// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipRehearsal
import AppClipTypes
import AppSiteAssociation
import ClipUI
import ClipUITesting
import DeviceScenarios
import Fruta
import FrutaApp
import Testing

/// G5, E7: Fruta's own code on a device, from the code on the table to the full app.
@MainActor
struct RehearsalTests {
    private let app: AppIdentifier
    private let clip: AppIdentifier
    private let url = "https://fruta.example/?smoothie=berry-blue"

    init() throws {
        app = try AppIdentifier("ABCDE12345.com.example.fruta")
        clip = try AppIdentifier("ABCDE12345.com.example.fruta.Clip")
    }

    // The App Store and the website: one released clip with its default experience, and the association file
    // that `morsel serve` serves for it.
    private func world() throws -> ScenarioWorld {
        let card = CardMetadata(
            verb: .open,
            image: nil,
            texts: [.english: CardText(title: nil, subtitle: "Order a smoothie")]
        )
        var clipTraits = ClipTraits()
        clipTraits.groups = ["group.example.fruta"]
        clipTraits.requestsNotifications = true
        var appTraits = AppTraits()
        appTraits.groups = ["group.example.fruta"]
        let record = ClipRecord(
            app: App(identifier: app, name: "Fruta"),
            clip: clip,
            build: Build(
                clip: clip,
                version: "1.0",
                minimumSystem: SystemVersion(16),
                size: .megabytes(9),
                associatedDomains: [try HostName("fruta.example")],
                stage: .released
            ),
            entitlement: [try AssociatedDomain("appclips:fruta.example")],
            defaultExperience: DefaultExperience(
                clip: clip,
                version: "1.0",
                card: card,
                state: .published
            ),
            clipTraits: clipTraits,
            appTraits: appTraits
        )
        return ScenarioWorld(clips: [record])
    }

    private func phone() throws -> RehearsalPhone {
        RehearsalPhone(
            try Device(DeviceState(system: SystemVersion(17))),
            programs: [
                clip: .views { startFruta(on: $0) }, app: .views { FrutaApp().run(on: $0) },
            ],
            in: try world()
        )
    }

    private func order(on phone: RehearsalPhone) throws {
        try phone.tap("Order")
        try phone.type("Ana", into: "Name on the cup")
        try phone.tap("Place order")
    }

    /// G-26: from the code through card, clip, order, notification and overlay to the full app.
    @Test func ordersThenInstallsTheApp() throws {
        let phone = try phone()
        try phone.invoke(url, from: .qrCode)
        #expect(phone.device.screen.card?.presentation.subtitle == "Order a smoothie")
        #expect(phone.device.screen.card?.notes.notifications == true)

        try phone.act(.open)
        #expect(try phone.screen.title == "Berry Blue")
        try order(on: phone)
        #expect(try phone.screen.title == "Thank you, Ana")
        #expect(phone.device.screen.isOverlayShown)
        let group = DataPlace.group("group.example.fruta")
        let stored = phone.device.container(group, of: .clip(clip))?.defaults["order"]
        let storedOrder = try #require(Order(stored: stored ?? ""))

        try phone.handle(.leave)
        try phone.wait(seconds: 5 * 60)
        #expect(phone.notifications == ["Number \(storedOrder.number) is ready"])

        try phone.handle(.installApp(app, .store))
        #expect(phone.device.homeScreen == [app])
        #expect(phone.device.appLibrary.isEmpty)
        try phone.handle(.openApp(app))
        #expect(try phone.screen.title == "Your orders")
        let line = try phone.screen.line
        #expect(line.contains("Order \(storedOrder.number)"))
        #expect(line.contains("1 \u{D7} Berry Blue for Ana"))
        #expect(line.contains("1 stamps"))
        #expect(try phone.journal.replay() == phone.device)
    }

    /// E-43: without the permission on the card there are no notifications.
    @Test func noPermissionMeansNoNotification() throws {
        let phone = try phone()
        try phone.invoke(url, from: .qrCode)
        try phone.act(.toggleNotifications)
        try phone.act(.open)
        try order(on: phone)
        try phone.wait(seconds: 3_600)
        #expect(phone.notifications.isEmpty)
        let drops = phone.effects.filter { if case .drop = $0 { true } else { false } }
        #expect(drops.isEmpty)
    }

    /// E-02, E-05: after thirty days without use the order is deleted.
    @Test func orderIsRemovedWithTheClip() throws {
        let phone = try phone()
        try phone.invoke(url, from: .qrCode)
        try phone.act(.open)
        try order(on: phone)
        try phone.handle(.leave)
        try phone.wait(seconds: 31 * 86_400)
        try phone.handle(.installApp(app, .store))
        try phone.handle(.openApp(app))
        #expect(try phone.screen.line.contains("You have not ordered yet."))
    }

    /// D-24, F-19: another invocation keeps an order in progress; the overlay can be closed.
    @Test func newInvocationKeepsTheOrder() throws {
        let phone = try phone()
        try phone.invoke(url, from: .qrCode)
        try phone.act(.open)
        try phone.tap("Order")
        try phone.type("Ana", into: "Name on the cup")
        try phone.handle(.leave)
        try phone.invoke("https://fruta.example/?smoothie=kiwi-kick", from: .nfcTag)
        try phone.act(.open)
        #expect(try phone.screen.title == "Kiwi Kick")
        try phone.tap("Order")
        #expect(try phone.screen.line.contains("<Ana>"))
        try phone.tap("Place order")
        try phone.closeOverlay()
        #expect(!phone.device.screen.isOverlayShown)
        #expect(try phone.screen.overlay == nil)
        #expect(try phone.screen.title == "Thank you, Ana")
    }
}

extension RehearsalPhone {
    /// The titles of the notifications that were shown.
    fileprivate var notifications: [String] {
        effects.compactMap { effect in
            if case .deliver(let request, _, _) = effect { request.title } else { nil }
        }
    }
}
