// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipDevice
import AppClipTypes

extension ProgramSystem {
    var notificationStatus: SystemNotificationStatus {
        switch shared.device.notificationStatus(of: caller) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .authorized: .authorized
        case .ephemeral: .ephemeral
        }
    }

    func requestNotifications() -> SystemNotificationStatus {
        let answer = shared.person.allows.contains(.notifications)
        call(.request(.notifications, answer: answer))
        return notificationStatus
    }

    // A notification that is not allowed at its time of delivery is dropped by the device, which
    // gives the reason.
    func schedule(_ notification: SystemNotification) throws(SystemNotificationError) {
        let isEmpty =
            notification.title.isEmpty && notification.subtitle.isEmpty
            && notification.body.isEmpty
        if isEmpty { throw .noContent }
        guard isInForeground else { throw .notAllowed }
        let device = shared.device
        let times = notification.trigger.times(after: device.now, in: device.settings.zone)
        if times.isEmpty { throw .invalidTrigger }
        var target: InvocationURL?
        if let text = notification.targetContentIdentifier {
            // A text that is not a URL belongs to no experience; it must not become "any instance"
            // (E-49).
            target = (try? InvocationURL(text)) ?? Self.unknownTarget
        }

        cancelNotifications([notification.identifier])
        let number = shared.withNotifications { notifications in
            notifications.count += 1
            notifications.byNumber[notifications.count] = notification
            return notifications.count
        }
        let request = NotificationRequest(
            number: number,
            title: notification.title,
            target: target
        )
        for time in times { call(.schedule(request, at: time)) }
    }

    private static let unknownTarget = try? InvocationURL("https://target.invalid/")

    var pendingNotifications: [SystemNotification] {
        guard case .clip(let clip) = caller else { return [] }
        let scheduled = shared.device.clips[clip]?.scheduled ?? []
        var seen: Set<Int> = []
        let numbers = scheduled.map(\.request.number).filter { seen.insert($0).inserted }
        return shared.withNotifications { notifications in
            numbers.compactMap { notifications.byNumber[$0] }
        }
    }

    func cancelNotifications(_ identifiers: [String]) {
        let numbers = shared.withNotifications { notifications in
            notifications.byNumber.filter { identifiers.contains($0.value.identifier) }.keys
                .sorted()
        }
        guard case .clip(let clip) = caller else { return }
        let own = Set((shared.device.clips[clip]?.scheduled ?? []).map(\.request.number))
        for number in numbers where own.contains(number) { call(.cancel(number)) }
    }
}
