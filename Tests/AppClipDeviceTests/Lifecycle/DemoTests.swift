// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import Testing

/// The demos of Apple's sessions, from the first scan to the end.
struct DemoTests {
    private let group = "group.com.example.fruta"

    private func stage() throws -> Stage {
        try Stage { scene in
            scene.world.offers[0].clipTraits.requestsLocationConfirmation = true
            scene.world.offers[0].clipTraits.requestsNotifications = true
            scene.world.offers[0].clipTraits.groups = [group]
            scene.world.offers[0].appTraits.groups = [group]
            // Cupertino.
            scene.device.position = Place(latitude: 37.3349, longitude: -122.009)
        }
    }

    /// E-34, E-31: the code of the shop in San Francisco, scanned in Cupertino.
    @Test func codeOfAnotherShop() throws {
        var stage = try stage()
        try stage.moveTo(8, "https://fruta.example/store/san-francisco")
        let payload = try #require(try stage.launch(.appClipCode).payload)
        let francisco = try #require(Place(latitude: 37.7749, longitude: -122.4194))
        let cupertino = try #require(Place(latitude: 37.3349, longitude: -122.0091))
        let there = stage.device.confirmAcquired(payload, in: .circle(francisco, radius: 500))
        let here = stage.device.confirmAcquired(payload, in: .circle(cupertino, radius: 500))
        #expect(there == .isInRegion(false))
        #expect(here == .isInRegion(true))
    }

    /// F-16, F-01, F-05, D-10: sign in with the clip, order, install the app; no second sign-in.
    @Test func signInOnce() throws {
        var stage = try stage()
        try stage.launch(.appClipCode)
        try stage.call(.signIn(user: "001.abc"))
        try stage.call(.set("001.abc", forKey: "SavedUserID", in: .group(group)))
        try stage.call(
            .schedule(NotificationRequest(number: 1, title: "Ready"), at: stage.device.now + 300)
        )
        #expect(try stage.wait(300).delivered == [1])
        try stage.call(.showOverlay)
        try stage.handle(.installApp(stage.app, .store))

        try stage.invoke(.appClipCode)
        #expect(stage.device.screen.foreground == .app(stage.app))
        let shared = try #require(stage.device.container(.group(group), of: stage.asApp))
        let user = try #require(shared.defaults["SavedUserID"])
        #expect(stage.device.credentialState(of: user, for: stage.asApp) == .authorized)
    }
}
