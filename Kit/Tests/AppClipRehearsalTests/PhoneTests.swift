// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipDevice
import AppClipRehearsal
import AppClipTypes
import Testing

/// E6, F1: the device decides when programs run and end.
struct PhoneTests {
    /// D-08, D-09, D-22: a launch has an activity, a return from the App Switcher has none.
    @Test func programsReceiveTheirActivity() throws {
        let stand = try Stand()
        var launches: [NSUserActivity?] = []
        let phone = try stand.phone([stand.clip: .code { launches.append($0) }])
        try phone.invoke(stand.url, from: .qrCode)
        #expect(launches.isEmpty)
        try phone.act(.open)
        let activity = try #require(launches.first ?? nil)
        #expect(activity.activityType == NSUserActivityTypeBrowsingWeb)
        #expect(activity.webpageURL?.absoluteString == stand.url)
        #expect(activity.appClipActivationPayload?.url == activity.webpageURL)
        try phone.handle(.leave)
        try phone.handle(.comeBack(to: stand.clip, by: .appSwitcher))
        #expect(launches.count == 2)
        #expect(launches.last == .some(nil))
    }

    /// D-11: an installed app receives the invocation.
    @Test func appTakesOver() throws {
        let stand = try Stand()
        var runs: [String] = []
        let phone = try stand.phone([
            stand.clip: .code { _ in runs.append("clip") },
            stand.app: .code { runs.append("app " + ($0?.webpageURL?.absoluteString ?? "")) },
        ])
        try phone.invoke(stand.url, from: .qrCode)
        try phone.act(.open)
        try phone.handle(.installApp(stand.app, .store))
        try phone.invoke(stand.url, from: .qrCode)
        #expect(runs == ["clip", "app " + stand.url])
    }

    @Test func nothingRunsUnseen() throws {
        let stand = try Stand()
        let phone = try stand.phoneWithClip()
        try phone.handle(.leave)
        #expect(throws: RehearsalError.self) { try phone.runInForeground {} }
        #expect(throws: RehearsalError.self) { try phone.tap("Order") }
        #expect(throws: RehearsalError.self) { try phone.screen }
    }

    @Test func invalidEventsAreReported() throws {
        let phone = try Stand().phone([:])
        #expect(throws: RehearsalError.self) { try phone.invoke("no url", from: .qrCode) }
        #expect(throws: RehearsalError.self) { try phone.act(.open) }
        #expect(throws: RehearsalError.self) { try phone.wait(seconds: -1) }
        #expect(phone.effects.isEmpty)
    }

    /// Replaying the journal, with the calls of the programs, results in the same device.
    @Test func journalReplays() throws {
        let stand = try Stand()
        let phone = try stand.phoneWithClip(person: Person(allows: [.camera]))
        try phone.runInForeground {
            let system = RunningSystem.current
            _ = system.addKeychainItem(SystemKeychainItem(.genericPassword, label: "a"))
            try? system.schedule(SystemNotification(identifier: "n", title: "t"))
        }
        try phone.handle(.installApp(stand.app, .store))
        #expect(try phone.journal.replay() == phone.device)
        #expect(phone.device.keychain.items.map(\.owner) == [.app(stand.app)])
    }
}
