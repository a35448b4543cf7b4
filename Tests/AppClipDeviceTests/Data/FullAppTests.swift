// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// From a clip to its full app.
struct FullAppTests {
    private let group = "group.fruta"

    private func stage(clip: Set<String>, app: Set<String>) throws -> Stage {
        try Stage { scene in
            scene.world.offers[0].clipTraits.groups = clip
            scene.world.offers[0].appTraits.groups = app
        }
    }

    /// F-01, D-11: the app replaces the clip; its container is deleted, the shared container kept,
    /// and all invocations open the app.
    @Test func appReplacesTheClip() throws {
        var stage = try stage(clip: [group], app: [group])
        try stage.launch()
        try stage.call(.write(file: "own", [1], in: .own))
        try stage.call(.write(file: "shared", [2], in: .group(group)))
        try stage.handle(.installApp(stage.app, .store))
        #expect(stage.effects.contains(.removeClip(stage.clip, .fullApp)))
        #expect(stage.device.clips.isEmpty)
        #expect(stage.device.state.cachedClips.isEmpty)
        #expect(stage.device.screen.foreground == nil)
        #expect(stage.device.container(.own, of: stage.asClip) == nil)
        try stage.invoke()
        #expect(stage.effects.launch == nil)
    }

    /// F-01: installing the app dismisses the card of its clip.
    @Test func installationDismissesTheCard() throws {
        var stage = try Stage()
        try stage.invoke()
        try stage.handle(.installApp(stage.app, .store))
        #expect(stage.effects.contains(.dismissCard))
        #expect(stage.device.screen.card == nil)
    }

    /// F-02, F-05, F-25, O-30: files and defaults of the group are kept until the app's first
    /// launch.
    @Test func groupDataIsKeptForTheApp() throws {
        var stage = try stage(clip: [group], app: [group])
        try stage.launch()
        try stage.call(.write(file: "cart", [7], in: .group(group)))
        try stage.call(.set("2", forKey: "step", in: .group(group)))
        try stage.handle(.installApp(stage.app, .store))
        try stage.wait(60 * 86_400)
        try stage.handle(.openApp(stage.app))
        let shared = try #require(stage.device.container(.group(group), of: stage.asApp))
        #expect(shared.files["cart"] == [7])
        #expect(shared.defaults["step"] == "2")
    }

    /// F-03, X-15: groups with different names share nothing.
    @Test func groupsNeedTheSameName() throws {
        var stage = try stage(clip: ["group.a.x"], app: ["group.a.y"])
        try stage.launch()
        try stage.call(.set("2", forKey: "step", in: .group("group.a.x")))
        try stage.handle(.installApp(stage.app, .store))
        let other = try #require(stage.device.container(.group("group.a.y"), of: stage.asApp))
        #expect(other.defaults.isEmpty)
        #expect(stage.device.container(.group("group.a.x"), of: stage.asApp) == nil)
        #expect(stage.device.groups.isEmpty)
    }

    /// F-04: a group that the entitlement does not name has no container.
    @Test func groupsNeedTheEntitlement() throws {
        var stage = try stage(clip: [group], app: [group])
        try stage.launch()
        #expect(stage.device.container(.group("group.other"), of: stage.asClip) == nil)
        #expect(stage.device.container(.group(group), of: stage.asClip) == Container())
        try stage.call(.set("1", forKey: "step", in: .group("group.other")))
        #expect(stage.effects.refusal == .notEntitledToGroup)
    }

    /// F-04, F-05: deleted files and defaults are gone.
    @Test func filesAndDefaultsAreDeleted() throws {
        var stage = try stage(clip: [group], app: [group])
        try stage.launch()
        try stage.call(.write(file: "cart", [7], in: .group(group)))
        try stage.call(.set("2", forKey: "step", in: .own))
        try stage.call(.delete(file: "cart", in: .group(group)))
        try stage.call(.set(nil, forKey: "step", in: .own))
        #expect(stage.device.container(.group(group), of: stage.asClip) == Container())
        #expect(stage.device.container(.own, of: stage.asClip) == Container())
    }

    /// E-23: another app that names the same group has its own container.
    @Test func otherAppsCannotReadTheGroup() throws {
        var stage = try stage(clip: [group], app: [group])
        try stage.launch()
        try stage.call(.set("2", forKey: "step", in: .group(group)))
        var other = try Scene.other()
        other.appTraits.groups = [group]
        stage.scene.world = World(offers: [other])
        try stage.handle(.installApp(other.app.identifier, .store))
        let found = stage.device.container(.group(group), of: .app(other.app.identifier))
        #expect(found?.defaults.isEmpty == true)
        #expect(stage.device.container(.group(group), of: stage.asClip)?.defaults["step"] == "2")
    }

    /// F-06: the clip's own files do not carry over to the app.
    @Test func ownFilesDoNotCarryOver() throws {
        var stage = try Stage()
        try stage.launch()
        try stage.call(.write(file: "Documents/cart", [1], in: .own))
        try stage.handle(.installApp(stage.app, .store))
        #expect(stage.device.container(.own, of: stage.asApp)?.files.isEmpty == true)
    }

    /// F-16: a sign-in with the clip carries over to the app until the person revokes it.
    @Test func signInCarriesOver() throws {
        var stage = try Stage()
        try stage.launch()
        try stage.call(.signIn(user: "001.abc"))
        try stage.handle(.installApp(stage.app, .store))
        #expect(stage.device.credentialState(of: "001.abc", for: stage.asApp) == .authorized)
        #expect(stage.device.credentialState(of: "002.def", for: stage.asApp) == .notFound)
        let other = try AppOrClip.app(AppIdentifier("ZYXWV98765.com.example.Other"))
        #expect(stage.device.credentialState(of: "001.abc", for: other) == .notFound)
        try stage.handle(.revokeSignIn(.init(team: "ABCDE12345", identifier: "001.abc")))
        #expect(stage.device.credentialState(of: "001.abc", for: stage.asApp) == .revoked)
    }

    /// F-17, O-37: camera, microphone and Bluetooth carry over; notifications and location do not.
    @Test func permissionsCarryOver() throws {
        var stage = try Stage()
        try stage.launch()
        for permission in [Permission.camera, .microphone, .bluetooth, .notifications, .location] {
            try stage.call(.request(permission, answer: true))
        }
        try stage.handle(.installApp(stage.app, .store))
        for permission in [Permission.camera, .microphone, .bluetooth] {
            #expect(stage.device.isGranted(permission, to: stage.asApp) == true)
        }
        #expect(stage.device.isGranted(.notifications, to: stage.asApp) == nil)
        #expect(!stage.device.mayUseLocation(stage.asApp))
        try stage.handle(.openApp(stage.app))
        try stage.call(.request(.camera, answer: false))
        #expect(stage.effects == [.answer(.camera, isGranted: true)])
    }

    /// F-18, F-19, E-61: the overlay shows the clip's own app and reports to its delegate.
    @Test func overlayInstallsTheApp() throws {
        var stage = try Stage()
        try stage.launch()
        try stage.call(.showOverlay)
        #expect(stage.effects == [.overlay(.appeared, stage.scene.app)])
        #expect(try stage.call(.showOverlay).isEmpty)
        try stage.call(.dismissOverlay)
        #expect(stage.effects == [.overlay(.dismissed, stage.scene.app)])
        try stage.call(.showOverlay)
        try stage.handle(.openStore(of: stage.clip, from: .overlay))
        #expect(stage.effects == [.openStore(stage.scene.app)])
        try stage.handle(.installApp(stage.app, .store))
        #expect(stage.effects.contains(.removeClip(stage.clip, .fullApp)))
    }

    /// F-19: if the app is not in the store, the delegate is told that loading failed.
    @Test func overlayFailsWithoutAppInStore() throws {
        var stage = try Stage()
        try stage.launch()
        stage.scene.world.offers[0].build = Scene.build(of: stage.clip, stage: .approved)
        try stage.call(.showOverlay)
        #expect(stage.effects.first == .overlay(.failedToLoad, stage.scene.app))
        #expect(stage.effects.refusal?.rule == "F-19")
    }

    /// F-21: the settings open the store page, even if the clip does not run.
    @Test func settingsOpenTheStorePage() throws {
        var stage = try Stage()
        try stage.launch()
        try stage.handle(.leave)
        try stage.handle(.openStore(of: stage.clip, from: .settings))
        #expect(stage.effects == [.openStore(stage.scene.app)])
        #expect(try stage.handle(.openStore(of: stage.clip, from: .overlay)).isEmpty)
    }

    /// F-01, E-05: after the app was removed, the clip starts without data.
    @Test func clipStartsEmptyAfterTheAppWasRemoved() throws {
        var stage = try stage(clip: [group], app: [group])
        try stage.launch()
        try stage.call(.set("2", forKey: "step", in: .group(group)))
        try stage.handle(.installApp(stage.app, .store))
        try stage.handle(.removeApp(stage.app))
        #expect(try stage.launch().isWarm == false)
        #expect(stage.device.container(.group(group), of: stage.asClip)?.defaults.isEmpty == true)
    }

    /// F-22, F-24, D-54: from iOS 16 on, a clip can read records of containers that its entitlement
    /// names.
    @Test(arguments: [("15.8", true, "F-22"), ("16", true, nil), ("17", false, "F-24")])
    func publicRecords(_ system: String, _ isNamed: Bool, _ rule: String?) throws {
        var stage = try Stage(system: try #require(SystemVersion(system)))
        if isNamed { stage.traits.publicContainers = ["iCloud.fruta"] }
        try stage.launch()
        do throws(Reason) {
            let record = try stage.device.record("lunch", in: "iCloud.fruta", of: stage.asClip)
            #expect(record == "soup")
            #expect(rule == nil)
        } catch {
            #expect(error.rule.text == rule)
        }
        #expect(throws: Never.self) {
            try stage.device.record("lunch", in: "iCloud.fruta", of: stage.asApp)
        }
    }

    /// F-23: a clip cannot write records.
    @Test func clipsNeverWriteRecords() throws {
        var stage = try Stage { $0.world.offers[0].clipTraits.publicContainers = ["iCloud.fruta"] }
        let write = Call.writeRecord("salad", name: "lunch", container: "iCloud.fruta")
        try stage.launch()
        try stage.call(write)
        #expect(stage.effects.refusal?.rule == "F-23")
        #expect(stage.device.publicDatabases["iCloud.fruta"]?["lunch"] == "soup")
        try stage.handle(.installApp(stage.app, .store))
        try stage.handle(.openApp(stage.app))
        try stage.call(write)
        #expect(stage.device.publicDatabases["iCloud.fruta"]?["lunch"] == "salad")
    }
}

extension Reason {
    fileprivate static var notEntitledToGroup: Reason? {
        Reason(code: .notEntitled, rule: "F-04")
    }
}

extension Scene {
    /// Another team's app with its clip.
    static func other() throws -> World.Offer {
        let app = App(identifier: try AppIdentifier("ZYXWV98765.com.example.Other"), name: "Other")
        let clip = try AppIdentifier("ZYXWV98765.com.example.Other.Clip")
        return World.Offer(
            app: app,
            clip: Clip(identifier: clip, app: app.identifier),
            build: build(of: clip),
            defaultExperience: nil,
            association: .verified
        )
    }
}
