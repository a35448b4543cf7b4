#if canImport(UserNotifications) && !hasFeature(Embedded)
import UserNotifications

// Tells the person when their order is ready, if the card's note allows it, or they said yes (E-44).
//
// Fruta is one business, so that no target content identifier has to choose an instance (E-48).
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
// In a browser the page says it, and there are no notifications.
func announce(_ order: Order) {}
#endif
