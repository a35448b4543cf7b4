// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipRehearsal
import AppClipTypes
import Foundation
import Testing

/// E7: system calls of clips, implemented by a device.
struct SystemTests {
    private var system: any ClipSystem { RunningSystem.current }

    // MARK: Location

    /// E-31, E-34: the result is about the time of the invocation.
    @Test func locationIsConfirmed() throws {
        let stand = try Stand()
        var launches: [NSUserActivity] = []
        let phone = try stand.phone([stand.clip: .code { $0.map { launches.append($0) } }])
        try phone.invoke(stand.url, from: .qrCode)
        try phone.act(.open)
        let launch = try #require(phone.device.clips[stand.clip]?.instances.last?.activation.launch)
        try phone.handle(.change(.position(nil)))
        let payload = SystemPayload(url: stand.url, launch: launch)
        func answer(_ latitude: Double, _ radius: Double) throws -> SystemLocationConfirmation {
            try phone.runInForeground {
                system.confirmAcquired(
                    payload,
                    in: .circle(
                        latitude: latitude,
                        longitude: stand.counter.longitude,
                        radius: radius
                    )
                )
            }
        }
        #expect(try answer(37.33, 500) == .isInRegion(true))
        #expect(try answer(37.78, 500) == .isInRegion(false))
        // E-35: no radius above 500 m, no other shape.
        #expect(try answer(37.33, 501) == .disallowed)
        #expect(try answer(97, 100) == .disallowed)
        // E-33: a payload of another launch, or of none.
        for other in [launch + 1, nil] {
            let stale = SystemPayload(url: stand.url, launch: other)
            let region = SystemRegion.circle(latitude: 37.33, longitude: 0, radius: 1)
            let answer = try phone.runInForeground { system.confirmAcquired(stale, in: region) }
            #expect(answer == .doesNotMatch)
        }
        #expect(launches.count == 1)
    }

    /// E-20, E-21: while in use until 4:00 of the next day, and never at any time.
    @Test func requestsLocation() throws {
        let stand = try Stand()
        let phone = try stand.phoneWithClip(person: Person(allows: [.location, .locationAlways]))
        try phone.runInForeground {
            #expect(system.locationAuthorization == .notDetermined)
            #expect(system.requestLocation(.always) == .notDetermined)
            #expect(system.requestLocation(.whenInUse) == .whenInUse)
        }
        try phone.wait(seconds: 86_400)
        try phone.runInForeground { #expect(system.locationAuthorization == .notDetermined) }
        try phone.handle(.change(.locationServices(false)))
        try phone.runInForeground {
            #expect(!system.areLocationServicesEnabled)
            #expect(system.locationAuthorization == .denied)
        }
    }

    @Test func deniedLocationStaysDenied() throws {
        let phone = try Stand().phoneWithClip()
        try phone.runInForeground {
            #expect(system.requestLocation(.whenInUse) == .denied)
            #expect(system.locationAuthorization == .denied)
        }
    }

    // MARK: Keychain

    /// F-15: add, find, change and delete.
    @Test func keychainKeepsItems() throws {
        let phone = try Stand().phoneWithClip()
        let secret = SystemKeychainItem(.genericPassword, label: "token", data: [1, 2])
        try phone.runInForeground {
            #expect(system.addKeychainItem(secret) == 0)
            #expect(system.addKeychainItem(secret) == -25299)
            let other = SystemKeychainItem(.genericPassword, label: "other", account: "a")
            #expect(system.addKeychainItem(other) == 0)
            let query = SystemKeychainItem(.genericPassword, label: "token")
            #expect(system.keychainItems(matching: query) == [secret])
            let all = SystemKeychainItem(.genericPassword)
            #expect(system.keychainItems(matching: all).count == 2)

            let changes = SystemKeychainItem(.genericPassword, data: [3])
            #expect(system.updateKeychainItems(matching: query, with: changes) == 0)
            #expect(system.keychainItems(matching: query).first?.data == [3])
            let missing = SystemKeychainItem(.genericPassword, label: "x")
            #expect(system.updateKeychainItems(matching: missing, with: changes) == -25300)
            // Both have the label "token", and differ only by the account, which is allowed.
            let same = SystemKeychainItem(.genericPassword, label: "token", account: "a")
            #expect(system.updateKeychainItems(matching: all, with: same) == -25299)

            #expect(system.deleteKeychainItems(matching: query) == 0)
            #expect(system.deleteKeychainItems(matching: query) == -25300)
        }
    }

    /// F-12: keys with different hashes coexist.
    @Test func keysWithDifferentHashesCoexist() throws {
        let phone = try Stand().phoneWithClip()
        try phone.runInForeground {
            for hash in [[0x0A, 0xFF], [0x0B]] as [[UInt8]] {
                let key = SystemKeychainItem(.key, label: "k", applicationLabel: hash, data: hash)
                #expect(system.addKeychainItem(key) == 0)
            }
            let query = SystemKeychainItem(.key, applicationLabel: [0x0A, 0xFF])
            #expect(system.keychainItems(matching: query).map(\.data) == [[0x0A, 0xFF]])
            #expect(system.addKeychainItem(SystemKeychainItem(.certificate)) == -4)
        }
    }

    // MARK: Notifications

    /// E-42, E-44: ephemeral for 8 hours, then not decided.
    @Test func notificationsAreEphemeral() throws {
        let phone = try Stand().phoneWithClip()
        try phone.runInForeground {
            #expect(system.notificationStatus == .ephemeral)
            for minutes in [10.0, 20] {
                try? system.schedule(
                    SystemNotification(
                        identifier: "ready",
                        title: "Ready after \(Int(minutes))",
                        trigger: .interval(minutes * 60, repeats: false)
                    )
                )
            }
            // One with the same identifier replaces the first.
            #expect(system.pendingNotifications.map(\.title) == ["Ready after 20"])
        }
        try phone.wait(seconds: 8 * 3_600)
        #expect(phone.delivered == ["Ready after 20"])
        try phone.runInForeground {
            #expect(system.notificationStatus == .notDetermined)
            #expect(system.pendingNotifications.isEmpty)
        }
        phone.person.allows = [.notifications]
        try phone.runInForeground { #expect(system.requestNotifications() == .authorized) }
    }

    @Test func notificationsCanBeCancelled() throws {
        let phone = try Stand().phoneWithClip()
        try phone.runInForeground {
            let notification = SystemNotification(
                identifier: "a",
                body: "x",
                trigger: .interval(60, repeats: true)
            )
            try? system.schedule(notification)
            system.cancelNotifications(["b"])
            #expect(system.pendingNotifications == [notification])
            system.cancelNotifications(["a"])
            #expect(system.pendingNotifications.isEmpty)
        }
        try phone.wait(seconds: 3_600)
        #expect(phone.delivered.isEmpty)
    }

    @Test(arguments: [
        (SystemNotification(identifier: "a"), SystemNotificationError.noContent),
        (
            SystemNotification(identifier: "a", title: "t", trigger: .interval(0, repeats: false)),
            .invalidTrigger
        ),
        (
            SystemNotification(
                identifier: "a",
                title: "t",
                trigger: .calendar(.init(year: 2020), repeats: false)
            ), .invalidTrigger
        ),
        (
            SystemNotification(
                identifier: "a",
                title: "t",
                trigger: .calendar(.init(month: 2, day: 30), repeats: true)
            ), .invalidTrigger
        ),
    ])
    func notificationsAreRefused(
        _ notification: SystemNotification,
        _ fault: SystemNotificationError
    ) throws {
        let phone = try Stand().phoneWithClip()
        try phone.runInForeground {
            #expect(throws: fault) { try system.schedule(notification) }
        }
    }

    /// E-49: a target that no experience covers is not delivered.
    @Test(arguments: [
        ("https://fruta.example/menu/2", 1), ("https://fruta.example/other", 0), ("nonsense", 0),
        (nil, 1),
    ])
    func targetsChooseTheInstance(_ target: String?, _ count: Int) throws {
        let phone = try Stand().phoneWithClip()
        try phone.runInForeground {
            try? system.schedule(
                SystemNotification(
                    identifier: "a",
                    title: "t",
                    targetContentIdentifier: target
                )
            )
        }
        try phone.wait(seconds: 1)
        #expect(phone.delivered.count == count)
    }

    // MARK: Sign in with Apple

    /// F-16: a sign-in with the clip carries over to the app.
    @Test func signInCarriesOverToTheApp() throws {
        let stand = try Stand()
        let ana = SystemCredential(user: "001", givenName: "Ana", email: "ana@example.com")
        let phone = try stand.phoneWithClip(person: Person(account: ana))
        let request = SystemSignInRequest(wantsFullName: true)
        try phone.runInForeground {
            #expect(system.credentialState(ofUser: "001") == .notFound)
            let first = try? system.signIn(request)
            #expect(first == SystemCredential(user: "001", givenName: "Ana"))
            #expect((try? system.signIn(request)) == SystemCredential(user: "001"))
            #expect(system.credentialState(ofUser: "001") == .authorized)
        }
        try phone.handle(.installApp(stand.app, .store))
        try phone.handle(.openApp(stand.app))
        try phone.runInForeground { #expect(system.credentialState(ofUser: "001") == .authorized) }
        phone.person.account = nil
        try phone.runInForeground {
            #expect(throws: SystemSignInError.canceled) { try system.signIn(request) }
        }
    }

    // MARK: Live Activities

    /// E-54, E-57.
    @Test func activitiesStartAndEnd() throws {
        let phone = try Stand().phoneWithClip()
        let content = SystemActivityContent(kind: "Order", attributes: [1], state: [2])
        try phone.runInForeground {
            #expect(system.areActivitiesEnabled)
            let name = (try? system.beginActivity(content)) ?? ""
            #expect(system.updateActivity(name, state: [3]))
            #expect(system.activities.map(\.content.state) == [[3]])
            #expect(system.endActivity(name, state: nil))
            #expect(!system.endActivity(name, state: nil))
            #expect(!system.updateActivity(name, state: [4]))
            #expect(system.activities.isEmpty)
        }
    }

    @Test func activitiesNeedSystemAndExtension() throws {
        var stand = try Stand()
        let content = SystemActivityContent(kind: "Order", attributes: [], state: [])
        stand.clipTraits.hasLiveActivities = false
        try stand.phoneWithClip().runInForeground {
            #expect(!system.areActivitiesEnabled)
            #expect(throws: SystemActivityError.unentitled) { try system.beginActivity(content) }
        }
        stand.clipTraits.hasLiveActivities = true
        stand.system = SystemVersion(15)
        try stand.phoneWithClip().runInForeground {
            #expect(throws: SystemActivityError.unsupported) { try system.beginActivity(content) }
        }
    }

    // MARK: iCloud

    /// F-22 to F-24.
    @Test func recordsAreReadByClipsAndWrittenByApps() throws {
        let stand = try Stand()
        let phone = try stand.phoneWithClip()
        let record = SystemRecord(
            name: "price",
            type: "Price",
            fields: ["cents": .integer(650), "of": .text("Berry Blue"), "raw": .bytes([1])]
        )
        try phone.runInForeground {
            let today = try? system.publicRecord(named: "today", inContainer: Stand.records)
            #expect(today?.fields == ["value": .text("Berry Blue")])
            #expect(throws: SystemRecordError.notEntitled) {
                try system.publicRecord(named: "today", inContainer: "iCloud.other")
            }
            #expect(throws: SystemRecordError.notFound) {
                try system.publicRecord(named: "x", inContainer: Stand.records)
            }
            #expect(throws: SystemRecordError.readOnly) {
                try system.savePublicRecord(record, inContainer: Stand.records)
            }
        }
        try phone.handle(.installApp(stand.app, .store))
        try phone.handle(.openApp(stand.app))
        try phone.runInForeground {
            #expect(throws: Never.self) {
                try system.savePublicRecord(record, inContainer: Stand.records)
            }
            let found = try? system.publicRecord(named: "price", inContainer: Stand.records)
            #expect(found == record)
        }
    }
}

extension RehearsalPhone {
    /// The titles of the notifications that were shown.
    var delivered: [String] {
        effects.compactMap { effect in
            if case .deliver(let request, _, _) = effect { request.title } else { nil }
        }
    }
}
