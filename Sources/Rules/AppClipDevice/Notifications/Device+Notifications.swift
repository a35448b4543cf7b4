// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes

extension Device {
    /// The time after a launch for which a clip may send notifications without a prompt, in
    /// seconds: 8 hours (rule E-42).
    public static let ephemeralDuration: Int64 = 8 * 3_600

    /// Returns the current `authorizationStatus` of a clip or app.
    ///
    /// A denial is final, and also ends the 8 hours without a prompt (rule E-46, question O-35).
    public func notificationStatus(of caller: AppOrClip) -> NotificationStatus {
        switch permissions(of: caller)?.answers[.notifications] {
        case true?: return .authorized
        case false?: return .denied
        case nil: break
        }
        guard case .clip(let clip) = caller, let end = clips[clip]?.ephemeralEnd, now < end else {
            return .notDetermined
        }
        return .ephemeral
    }

    mutating func schedule(
        _ request: NotificationRequest,
        at time: Timestamp,
        for clip: AppIdentifier,
        in world: World
    ) {
        let route = NotificationRoute(request, to: clip, in: world)
        var scheduled = clips[clip]?.scheduled ?? []
        // Notifications for the same time keep their order.
        let index = scheduled.firstIndex { $0.time > time } ?? scheduled.endIndex
        scheduled.insert(
            ScheduledNotification(request: request, time: max(time, now), route: route),
            at: index
        )
        clips[clip]?.scheduled = scheduled
    }

    mutating func deliverScheduled(of clip: AppIdentifier, _ effects: inout [Effect]) {
        guard let next = clips[clip]?.scheduled.first else { return }
        clips[clip]?.scheduled.removeFirst()
        deliver(next.request, to: clip, by: next.route, &effects)
    }

    mutating func push(
        _ request: NotificationRequest,
        to clip: AppIdentifier,
        in world: World,
        _ effects: inout [Effect]
    ) {
        let route = NotificationRoute(request, to: clip, in: world)
        deliver(request, to: clip, by: route, &effects)
    }

    private mutating func deliver(
        _ request: NotificationRequest,
        to clip: AppIdentifier,
        by route: NotificationRoute,
        _ effects: inout [Effect]
    ) {
        do throws(Reason) {
            let instance = try receiver(of: clip, by: route)
            var delivered = clips[clip]?.delivered ?? []
            if delivered.count == Self.deliveredCapacity { delivered.removeFirst() }
            delivered.append(DeliveredNotification(number: request.number, instance: instance))
            clips[clip]?.delivered = delivered
            effects.append(.deliver(request, clip, instance))
        } catch {
            effects.append(.drop(request, clip, error))
        }
    }

    private static var deliveredCapacity: Int { 32 }

    /// Returns the instance that a notification is for (rules E-48 to E-50).
    private func receiver(
        of clip: AppIdentifier,
        by route: NotificationRoute
    ) throws(Reason) -> InstanceIdentifier {
        guard let installed = clips[clip], let last = installed.instances.last else {
            throw Reason(code: .clipNotOnDevice, rule: "E-02")
        }
        switch notificationStatus(of: .clip(clip)) {
        case .authorized, .ephemeral: break
        case .denied: throw Reason(code: .notificationsNotAllowed, rule: "E-46")
        case .notDetermined: throw Reason(code: .notificationsNotAllowed, rule: "E-42")
        }
        switch route {
        case .any:
            guard installed.instances.count == 1 else {
                throw Reason(code: .noTargetContent, rule: "E-48")
            }
            return last.identifier
        case .unknown:
            throw Reason(code: .unknownTargetContent, rule: "E-49")
        case .instance(let target):
            guard installed.instances.contains(where: { $0.identifier == target }) else {
                throw Reason(code: .noInstanceForTarget, rule: "E-49")
            }
            return target
        }
    }
}
