// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import Foundation
import Testing
import UserNotifications

struct NotificationTests {
    /// E-44, E-46: the settings match the authorization.
    @Test(
        arguments: [
            (.notDetermined, .notDetermined, .disabled), (.denied, .denied, .disabled),
            (.authorized, .authorized, .enabled), (.provisional, .provisional, .enabled),
            (.ephemeral, .ephemeral, .enabled),
        ] as [(SystemNotificationStatus, UNAuthorizationStatus, UNNotificationSetting)]
    )
    func settings(
        _ status: SystemNotificationStatus,
        _ expected: UNAuthorizationStatus,
        _ setting: UNNotificationSetting
    ) async {
        let system = TestSystem()
        system.change { $0.notificationStatus = status }
        let settings = await system.run {
            await UNUserNotificationCenter.current().notificationSettings()
        }
        #expect(settings.authorizationStatus == expected)
        #expect(settings.alertSetting == setting)
        #expect(settings.soundSetting == setting)
        #expect(settings.badgeSetting == setting)
    }

    /// E-45, E-46: a request is granted or denied, and denial ends the 8 hours.
    @Test(arguments: [true, false])
    func requests(_ consents: Bool) async throws {
        let system = TestSystem()
        system.change {
            $0.notificationStatus = .ephemeral
            $0.consents = consents
        }
        let isGranted = try await system.run {
            try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
        }
        #expect(isGranted == consents)
        #expect(system.notificationStatus == (consents ? .authorized : .denied))
        system.run {
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) {
                #expect($0 == consents)
                #expect($1 == nil)
            }
        }
    }

    /// E-50: a notification is scheduled with its target, replaced by identifier, and removed.
    @Test func schedules() async throws {
        let system = TestSystem()
        system.change { $0.notificationStatus = .ephemeral }
        let content = UNMutableNotificationContent()
        content.title = "Ready"
        content.subtitle = "Restaurant A"
        content.body = "Your order is ready."
        content.targetContentIdentifier = "https://example.com/restaurant_a/order/1"
        content.sound = .default
        let soon = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        let morning = UNCalendarNotificationTrigger(
            dateMatching: DateComponents(hour: 8, minute: 30),
            repeats: true
        )
        await system.run {
            let center = UNUserNotificationCenter.current()
            for (identifier, trigger) in [("1", soon), ("2", morning), ("1", nil)] {
                center.add(
                    UNNotificationRequest(
                        identifier: identifier,
                        content: content,
                        trigger: trigger
                    )
                ) { #expect($0 == nil) }
            }
            content.title = "changed later"
            let pending = await center.pendingNotificationRequests()
            #expect(pending.map(\.identifier) == ["2", "1"])
            #expect(pending.map(\.content.title) == ["Ready", "Ready"])
            #expect(
                pending.first?.content.targetContentIdentifier
                    == "https://example.com/restaurant_a/order/1"
            )
            let trigger = pending.first?.trigger as? UNCalendarNotificationTrigger
            #expect(trigger?.dateComponents.minute == 30)
            #expect(trigger?.repeats == true)
            center.removePendingNotificationRequests(withIdentifiers: ["2", "3"])
            #expect(await center.pendingNotificationRequests().count == 1)
            center.removeAllPendingNotificationRequests()
        }
        #expect(system.pendingNotifications.isEmpty)
    }

    /// E-46: nothing is scheduled without permission, or with an invalid time.
    @Test(
        arguments: [
            (.denied, 60.0, .notificationsNotAllowed),
            (.notDetermined, 60, .notificationsNotAllowed),
            (.authorized, 0, .notificationInvalidNoDate),
            (.authorized, -1, .notificationInvalidNoDate), (.authorized, 0.5, nil),
        ] as [(SystemNotificationStatus, Double, UNError.Code?)]
    )
    func cannotSchedule(
        _ status: SystemNotificationStatus,
        _ seconds: Double,
        _ expected: UNError.Code?
    ) async {
        let system = TestSystem()
        system.change { $0.notificationStatus = status }
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
        let request = UNNotificationRequest(
            identifier: "1",
            content: UNMutableNotificationContent(),
            trigger: trigger
        )
        var found: UNError.Code?
        do {
            try await system.run { try await UNUserNotificationCenter.current().add(request) }
        } catch {
            found = (error as? UNError)?.code
        }
        #expect(found == expected)
        #expect(system.pendingNotifications.count == (expected == nil ? 1 : 0))
    }
}
