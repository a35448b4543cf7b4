// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import Testing

/// E7: code that does not run on another system is denied everything.
struct DenyingSystemTests {
    private let system = DenyingSystem()

    @Test func isTheDefaultSystem() async {
        #expect(RunningSystem.current is DenyingSystem)
        let other = TestSystem()
        other.run { #expect(RunningSystem.current === other) }
        await other.run {
            await Task.yield()
            #expect(RunningSystem.current === other)
            // A detached task does not inherit the system.
            await Task.detached { #expect(RunningSystem.current is DenyingSystem) }.value
        }
        #expect(RunningSystem.current is DenyingSystem)
    }

    @Test func errorsAreRethrown() async {
        func fail() throws(SystemSignInError) { throw .canceled }
        #expect(throws: SystemSignInError.canceled) {
            try system.run { () throws(SystemSignInError) in try fail() }
        }
        await #expect(throws: SystemSignInError.canceled) {
            try await system.run { () async throws(SystemSignInError) in
                await Task.yield()
                try fail()
            }
        }
    }

    @Test func sharesNothing() {
        #expect(system.defaultsDomain(ofGroup: "group.x") == nil)
        #expect(system.containerPath(ofGroup: "group.x") == nil)
        let item = SystemKeychainItem(.key, data: [1])
        let statuses = [
            system.addKeychainItem(item), system.updateKeychainItems(matching: item, with: item),
            system.deleteKeychainItems(matching: item),
        ]
        #expect(statuses == [-25_291, -25_291, -25_291])
        #expect(system.keychainItems(matching: item).isEmpty)
    }

    @Test func permitsNothing() {
        let payload = SystemPayload(url: "https://clip.example", launch: 1)
        #expect(system.confirmAcquired(payload, in: .other) == .disallowed)
        #expect(!system.areLocationServicesEnabled)
        #expect(system.locationAuthorization == .denied)
        #expect(system.requestLocation(.whenInUse) == .denied)
        #expect(system.notificationStatus == .denied)
        #expect(system.requestNotifications() == .denied)
        #expect(throws: SystemNotificationError.notAllowed) {
            try system.schedule(SystemNotification(identifier: "1"))
        }
        system.cancelNotifications(["1"])
        #expect(system.pendingNotifications.isEmpty)
    }

    @Test func servesNothing() {
        #expect(system.credentialState(ofUser: "ana") == .notFound)
        #expect(throws: SystemSignInError.failed) { try system.signIn(SystemSignInRequest()) }
        system.showOverlay(SystemOverlay(isRaised: false)) { #expect($0 == .failedToLoad) }
        system.dismissOverlay()
        #expect(!system.areActivitiesEnabled)
        let content = SystemActivityContent(kind: "Order", attributes: [], state: [])
        #expect(throws: SystemActivityError.denied) { try system.beginActivity(content) }
        #expect(!system.updateActivity("1", state: []))
        #expect(!system.endActivity("1", state: nil))
        #expect(system.activities.isEmpty)
        #expect(throws: SystemRecordError.notEntitled) {
            try system.publicRecord(named: "1", inContainer: "iCloud.x")
        }
        #expect(throws: SystemRecordError.notEntitled) {
            try system.savePublicRecord(
                SystemRecord(name: "1", type: "Order"),
                inContainer: "iCloud.x"
            )
        }
        #expect(system.linkMetadata(of: "https://clip.example") == nil)
    }
}
