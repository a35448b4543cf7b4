// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import Foundation
import Testing
import UserNotifications

/// Page *Enabling notifications in App Clips*, and the talk *Streamline your App Clip*.
struct EnablingNotifications {
    private func scheduleIfAllowed() {
        let center = UNUserNotificationCenter.current()
        center.getNotificationSettings { settings in
            guard settings.authorizationStatus == .ephemeral else { return }
            let content = UNMutableNotificationContent()
            content.title = "Ready"
            content.targetContentIdentifier = "https://example.com/restaurant_a"
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 300, repeats: false)
            center.add(UNNotificationRequest(identifier: "1", content: content, trigger: trigger))
        }
    }

    /// E-44, E-50: with the ephemeral authorization the clip schedules a notification for its instance.
    @Test(
        arguments: [(.ephemeral, 1), (.notDetermined, 0), (.denied, 0)]
            as [(SystemNotificationStatus, Int)]
    )
    func schedules(_ status: SystemNotificationStatus, _ count: Int) {
        let system = TestSystem()
        system.change { $0.notificationStatus = status }
        system.run { scheduleIfAllowed() }
        #expect(system.pendingNotifications.count == count)
        for notification in system.pendingNotifications {
            #expect(notification.targetContentIdentifier == "https://example.com/restaurant_a")
        }
    }
}
