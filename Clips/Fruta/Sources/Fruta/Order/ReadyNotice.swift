// SPDX-License-Identifier: Apache-2.0

#if canImport(UserNotifications) && !hasFeature(Embedded)
import UserNotifications

// Schedules a notification for when the order is ready, if notifications are allowed: for 8 hours by the App
// Clip card, or by the person (E-44).
//
// Fruta is one business, so the notification needs no target content identifier (E-48).
func announce(_ order: Order) {
    let center = UNUserNotificationCenter.current()
    center.getNotificationSettings { settings in
        guard
            settings.authorizationStatus == .ephemeral
                || settings.authorizationStatus == .authorized
        else { return }
        let content = UNMutableNotificationContent()
        content.title = "Number " + String(order.number) + " is ready"
        content.body = order.summary + " for " + order.name
        center.add(
            UNNotificationRequest(
                identifier: "ready",
                content: content,
                trigger: UNTimeIntervalNotificationTrigger(
                    timeInterval: Double(order.minutes) * 60,
                    repeats: false
                )
            )
        )
    }
}
#else
// Browsers have no notifications; the confirmation screen has the waiting time.
func announce(_ order: Order) {}
#endif
