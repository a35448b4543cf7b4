// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipDevice
import AppClipRehearsal
import AppClipTypes
import Foundation
import Testing

/// F2: data that clip and app share, with the APIs of Apple's documentation.
struct GroupTests {
    private static let group = Stand.group

    /// F-04, F-05: the app finds the clip's defaults and files.
    @Test func appFindsWhatTheClipLeft() throws {
        let stand = try Stand()
        let phone = try stand.phoneWithClip()
        try phone.runInForeground {
            let defaults = UserDefaults(suiteName: Stand.group)
            defaults?.set("berry-blue", forKey: "smoothie")
            defaults?.set(2, forKey: "glasses")
            defaults?.set(["a", "b"], forKey: "list")
            let folder = FileManager.default.containerURL(
                forSecurityApplicationGroupIdentifier: Stand.group
            )
            #expect(folder != nil)
            try? folder.map { folder in
                let receipts = folder.appendingPathComponent("receipts")
                try FileManager.default.createDirectory(
                    at: receipts,
                    withIntermediateDirectories: true
                )
                try "paid".write(
                    to: receipts.appendingPathComponent("1.txt"),
                    atomically: true,
                    encoding: .utf8
                )
            }
        }
        let container = phone.device.container(.group(Self.group), of: .clip(stand.clip))
        #expect(container?.defaults["smoothie"] == "berry-blue")
        #expect(container?.defaults["glasses"] == "2")
        #expect(container?.defaults["list"]?.contains("<string>b</string>") == true)
        #expect(container?.files == ["receipts/1.txt": Array("paid".utf8)])

        try phone.handle(.installApp(stand.app, .store))
        try phone.handle(.openApp(stand.app))
        try phone.runInForeground {
            let defaults = UserDefaults(suiteName: Stand.group)
            #expect(defaults?.string(forKey: "smoothie") == "berry-blue")
            #expect(defaults?.integer(forKey: "glasses") == 2)
            #expect(defaults?.stringArray(forKey: "list") == ["a", "b"])
            let folder = FileManager.default.containerURL(
                forSecurityApplicationGroupIdentifier: Stand.group
            )
            let file = folder?.appendingPathComponent("receipts/1.txt")
            #expect(file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } == "paid")
            defaults?.removeObject(forKey: "smoothie")
        }
        let kept = phone.device.container(.group(Self.group), of: .app(stand.app))
        #expect(kept?.defaults["smoothie"] == nil)
        #expect(kept?.defaults["glasses"] == "2")
    }

    /// E-02: the data of a clip is removed with it.
    @Test func nothingSurvivesRemoval() throws {
        let stand = try Stand()
        let phone = try stand.phoneWithClip()
        try phone.runInForeground {
            UserDefaults(suiteName: Stand.group)?.set("x", forKey: "k")
        }
        try phone.handle(.leave)
        try phone.wait(seconds: 31 * 86_400)
        #expect(phone.device.clips.isEmpty)
        try phone.invoke(stand.url, from: .qrCode)
        try phone.act(.open)
        try phone.runInForeground {
            #expect(UserDefaults(suiteName: Stand.group)?.string(forKey: "k") == nil)
        }
    }

    /// F-03, F-04: groups that the entitlement does not name are not available.
    @Test func groupsNeedTheEntitlement() throws {
        let stand = try Stand()
        let phone = try stand.phoneWithClip()
        try phone.runInForeground {
            let folder = FileManager.default.containerURL(
                forSecurityApplicationGroupIdentifier: "group.example.other"
            )
            #expect(folder == nil)
            UserDefaults(suiteName: "group.example.other")?.set("x", forKey: "k")
        }
        #expect(phone.device.groups.isEmpty)
    }

    /// E-23: two phones are independent.
    @Test func phonesAreIndependent() throws {
        let stand = try Stand()
        let one = try stand.phoneWithClip()
        let other = try stand.phoneWithClip()
        try one.runInForeground {
            UserDefaults(suiteName: Stand.group)?.set("x", forKey: "k")
        }
        try other.runInForeground {
            #expect(UserDefaults(suiteName: Stand.group)?.string(forKey: "k") == nil)
        }
    }

    /// A program can read data that was set on the device.
    @Test func programsReadTheDevicesData() throws {
        let stand = try Stand()
        let phone = try stand.phoneWithClip()
        try phone.handle(.call(.set("v", forKey: "k", in: .group(Self.group))))
        try phone.handle(.call(.write(file: "a/b", [65], in: .group(Self.group))))
        try phone.runInForeground {
            #expect(UserDefaults(suiteName: Stand.group)?.string(forKey: "k") == "v")
            let file = FileManager.default
                .containerURL(forSecurityApplicationGroupIdentifier: Stand.group)?
                .appendingPathComponent("a/b")
            #expect(file.flatMap { try? Data(contentsOf: $0) } == Data([65]))
        }
        try phone.handle(.call(.set(nil, forKey: "k", in: .group(Self.group))))
        try phone.handle(.call(.delete(file: "a/b", in: .group(Self.group))))
        try phone.runInForeground {
            #expect(UserDefaults(suiteName: Stand.group)?.string(forKey: "k") == nil)
        }
        #expect(phone.device.groups.values.allSatisfy { $0.files.isEmpty && $0.defaults.isEmpty })
    }
}
