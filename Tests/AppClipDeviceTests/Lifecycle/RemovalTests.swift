// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import Testing

/// The removal of clips and their data.
struct RemovalTests {
    private let day: Int64 = 86_400

    /// E-01, O-29: after 30 days without use, or another setting, to the second.
    @Test(arguments: [Int64(30), 3])
    func removesUnusedClips(_ days: Int64) throws {
        var stage = try Stage()
        try stage.handle(.change(.retention(seconds: days * day)))
        try stage.launch()
        try stage.wait(60)
        try stage.handle(.leave)
        #expect(try !stage.wait(days * day - 1).contains(.removeClip(stage.clip, .disuse)))
        #expect(try stage.wait(1) == [.removeClip(stage.clip, .disuse)])
    }

    /// E-02, O-30: container, keychain and, with the clip, the shared container.
    @Test func removalDeletesData() throws {
        var stage = try Stage { $0.world.offers[0].clipTraits.groups = ["group.fruta"] }
        try stage.launch()
        try stage.call(.write(file: "state", [1], in: .own))
        try stage.call(.write(file: "shared", [2], in: .group("group.fruta")))
        try stage.call(.addToKeychain(.init(.genericPassword, data: [3])))
        try stage.handle(.leave)
        #expect(stage.device.groups.count == 1)
        try stage.wait(30 * day)
        #expect(stage.device.container(.own, of: stage.asClip) == nil)
        #expect(stage.device.keychain.items.isEmpty)
        #expect(stage.device.groups.isEmpty)
        #expect(stage.device.state.latestLaunches.isEmpty)
    }

    /// E-03: a clip that is used every day is not removed.
    @Test func usePreventsRemoval() throws {
        var stage = try Stage()
        try stage.launch()
        try stage.call(.write(file: "state", [1], in: .own))
        try stage.handle(.leave)
        for _ in 0..<365 {
            try stage.wait(day)
            try stage.handle(.comeBack(to: stage.clip, by: .appLibrary))
            try stage.handle(.leave)
        }
        #expect(stage.device.container(.own, of: stage.asClip)?.files["state"] == [1])
    }

    /// E-03: a clip in the foreground is in use.
    @Test func clipInForegroundIsInUse() throws {
        var stage = try Stage()
        try stage.launch()
        try stage.wait(100 * day)
        try stage.handle(.leave)
        try stage.wait(29 * day)
        #expect(stage.device.appLibrary == [stage.clip])
    }

    /// E-04: a backup contains apps, but no clips and none of their data.
    @Test func backupsContainNoClips() throws {
        var stage = try Stage()
        try stage.launch()
        try stage.call(.addToKeychain(.init(.key, data: [3])))
        let backup = stage.device.backup
        #expect(backup.keychain.items.isEmpty)
        #expect(backup.groups.isEmpty)
        try stage.handle(.restore(backup))
        #expect(stage.effects.contains(.removeClip(stage.clip, .restore)))
        #expect(stage.device.appLibrary.isEmpty)
        #expect(stage.device.keychain.items.isEmpty)
    }

    /// E-04: the data of apps is restored.
    @Test func backupsRestoreApps() throws {
        var stage = try Stage()
        try stage.handle(.installApp(stage.app, .store))
        try stage.handle(.openApp(stage.app))
        try stage.call(.write(file: "state", [1], in: .own))
        let backup = stage.device.backup
        try stage.handle(.removeApp(stage.app))
        try stage.handle(.restore(backup))
        #expect(stage.device.container(.own, of: stage.asApp)?.files["state"] == [1])
    }

    /// E-05: the next invocation starts without data.
    @Test func nextInvocationStartsEmpty() throws {
        var stage = try Stage()
        try stage.launch()
        try stage.call(.write(file: "state", [1], in: .own))
        try stage.handle(.leave)
        try stage.wait(30 * day)
        #expect(try stage.invoke().contains(.download(stage.clip)))
        try stage.handle(.card(.open))
        #expect(stage.effects.launch?.isWarm == false)
        #expect(stage.device.container(.own, of: stage.asClip)?.files.isEmpty == true)
    }

    /// E-06: the system may delete a clip at any time; the next launch finds an empty container.
    @Test func systemCanDeleteClips() throws {
        var stage = try Stage()
        try stage.launch()
        try stage.call(.set("2", forKey: "step", in: .own))
        try stage.handle(.deleteClip(stage.clip))
        #expect(
            stage.effects == [
                .hideLaunchBanner, .suspend(stage.clip), .removeClip(stage.clip, .system),
            ]
        )
        try stage.launch()
        #expect(stage.device.container(.own, of: stage.asClip)?.defaults.isEmpty == true)
    }

    /// E-01: scheduled notifications are not shown after the removal.
    @Test func removedClipsShowNoNotifications() throws {
        var stage = try Stage()
        try stage.launch()
        try stage.call(.request(.notifications, answer: true))
        let late = stage.device.now + 40 * day
        try stage.call(.schedule(NotificationRequest(number: 1, title: "Late"), at: late))
        try stage.handle(.leave)
        let effects = try stage.wait(60 * day)
        #expect(effects.last == .removeClip(stage.clip, .disuse))
        #expect(effects.delivered.isEmpty)
        #expect(effects.dropped == ["E-02"])
        try stage.handle(.push(NotificationRequest(number: 2, title: "Push"), to: stage.clip))
        #expect(stage.effects.dropped == ["E-02"])
    }
}
