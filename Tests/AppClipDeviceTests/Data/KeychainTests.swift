// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import Testing

/// The keychain between a clip and its full app.
struct KeychainTests {
    private let secret = KeychainItem.Attributes(
        .genericPassword,
        label: "fruta-appclip",
        data: Array("smoothie-secret".utf8)
    )
    private let everything = KeychainQuery(.genericPassword)

    /// F-15: an added item is found with its attributes and data; adding it again is a duplicate.
    @Test func findsAddedItems() throws {
        var stage = try Stage()
        try stage.launch()
        #expect(try stage.call(.addToKeychain(secret)).isEmpty)
        let query = KeychainQuery(.genericPassword, label: "fruta-appclip")
        let found = stage.device.keychainItems(matching: query, of: stage.asClip)
        #expect(found.map(\.attributes) == [secret])
        #expect(try stage.call(.addToKeychain(secret)).refusal?.code == .duplicateItem)
        try stage.call(.deleteFromKeychain(everything))
        #expect(stage.device.keychainItems(matching: query, of: stage.asClip).isEmpty)
    }

    /// F-08: a clip cannot read items of the app, even after the app was removed.
    @Test func clipsCannotReadItemsOfTheApp() throws {
        var stage = try Stage()
        try stage.handle(.installApp(stage.app, .store))
        try stage.handle(.openApp(stage.app))
        try stage.call(.addToKeychain(secret))
        try stage.handle(.removeApp(stage.app))
        #expect(stage.device.keychain.items.count == 1)
        try stage.launch()
        #expect(stage.device.keychainItems(matching: everything, of: stage.asClip).isEmpty)
        try stage.call(.deleteFromKeychain(everything))
        #expect(stage.device.keychain.items.count == 1)
    }

    /// F-09, F-10, D-54, X-16: from iOS 15.4 on, the app finds the clip's items.
    @Test(arguments: [("15.3", 0), ("15.4", 1), ("17", 1)])
    func transferNeedsSystemVersion(_ system: String, _ count: Int) throws {
        var stage = try Stage(system: try #require(SystemVersion(system)))
        try stage.launch()
        try stage.call(.addToKeychain(secret))
        try stage.handle(.installApp(stage.app, .store))
        #expect(
            stage.device.keychainItems(matching: everything, of: stage.asApp).count == count
        )
        #expect(stage.device.keychain.items.count == count)
    }

    /// F-11: both entitlements are required.
    @Test(arguments: [(true, true), (true, false), (false, true)])
    func transferNeedsBothEntitlements(_ clip: Bool, _ app: Bool) throws {
        var stage = try Stage { scene in
            scene.world.offers[0].clipTraits.namesParent = clip
            scene.world.offers[0].appTraits.namesClip = app
        }
        try stage.launch()
        try stage.call(.addToKeychain(secret))
        try stage.handle(.installApp(stage.app, .store))
        let found = stage.device.keychainItems(matching: everything, of: stage.asApp)
        #expect(found.isEmpty != (clip && app))
    }

    /// The app stores a first item and is removed, the clip stores a second one, the app is installed again.
    private func comeAndGo(
        _ first: KeychainItem.Attributes,
        _ second: KeychainItem.Attributes
    ) throws -> Stage {
        var stage = try Stage()
        try stage.handle(.installApp(stage.app, .store))
        try stage.handle(.openApp(stage.app))
        try stage.call(.addToKeychain(first))
        try stage.handle(.removeApp(stage.app))
        try stage.launch()
        try stage.call(.addToKeychain(second))
        try stage.handle(.installApp(stage.app, .store))
        return stage
    }

    /// F-12: keys with different hashes coexist.
    @Test func keysWithDifferentHashesCoexist() throws {
        let stage = try comeAndGo(
            .init(.key, applicationLabel: "hash 1", data: [1]),
            .init(.key, applicationLabel: "hash 2", data: [2])
        )
        let found = stage.device.keychainItems(matching: KeychainQuery(.key), of: stage.asApp)
        #expect(found.map(\.attributes.data) == [[1], [2]])
        #expect(found.map(\.isFromClip) == [false, true])
    }

    /// F-13: the clip's item replaces one with the same attributes of an earlier installation.
    @Test func clipsItemReplacesEarlierItem() throws {
        let stage = try comeAndGo(
            .init(.genericPassword, account: "bo", data: [1]),
            .init(.genericPassword, account: "bo", data: [2])
        )
        let found = stage.device.keychainItems(matching: everything, of: stage.asApp)
        #expect(found.map(\.attributes.data) == [[2]])
    }

    /// F-14: the app distinguishes items by label and can delete them.
    @Test func labelsDistinguishItems() throws {
        var stage = try comeAndGo(
            .init(.genericPassword, label: "fruta-app", data: [1]),
            .init(.genericPassword, label: "fruta-appclip", data: [2])
        )
        let query = KeychainQuery(.genericPassword, label: "fruta-appclip")
        let found = stage.device.keychainItems(matching: query, of: stage.asApp)
        #expect(found.map(\.attributes.data) == [[2]])
        try stage.handle(.openApp(stage.app))
        try stage.call(.deleteFromKeychain(query))
        let left = stage.device.keychainItems(matching: everything, of: stage.asApp)
        #expect(left.map(\.attributes.data) == [[1]])
    }
}
