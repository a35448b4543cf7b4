// SPDX-License-Identifier: Apache-2.0

public import AppClip
import ClipRegions

extension TestSystem {
    // MARK: Location

    /// Confirms whether the invocation's location is within the region, if both are available.
    public func confirmAcquired(
        _ payload: SystemPayload,
        in region: SystemRegion
    ) -> SystemLocationConfirmation {
        let state = current
        guard payload.launch == state.launches, state.isURLRegistered else { return .doesNotMatch }
        guard let place = state.place, state.areLocationServicesEnabled,
            case .circle(let latitude, let longitude, let radius) = region, radius > 0,
            radius <= 500
        else { return .disallowed }
        let circle = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            radius: radius,
            identifier: ""
        )
        return .isInRegion(
            circle.contains(
                CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
            )
        )
    }

    /// Whether location services are on.
    public var areLocationServicesEnabled: Bool { current.areLocationServicesEnabled }

    /// The clip's authorization to use the location.
    public var locationAuthorization: SystemLocationAuthorization {
        current.areLocationServicesEnabled ? current.location : .denied
    }

    /// Requests authorization from the person; a request for any time is denied, as for every clip.
    public func requestLocation(_ use: SystemLocationUse) -> SystemLocationAuthorization {
        if use == .whenInUse, locationAuthorization == .notDetermined {
            change { $0.location = $0.consents ? .whenInUse : .denied }
        }
        return locationAuthorization
    }

    // MARK: Notifications

    /// The clip's authorization to post notifications.
    public var notificationStatus: SystemNotificationStatus { current.notificationStatus }

    /// Requests authorization from the person.
    public func requestNotifications() -> SystemNotificationStatus {
        change { state in
            switch state.notificationStatus {
            case .authorized, .denied: break
            case .notDetermined, .provisional, .ephemeral:
                state.notificationStatus = state.consents ? .authorized : .denied
            }
        }
        return notificationStatus
    }

    /// Stores a notification, without ever delivering it.
    public func schedule(_ notification: SystemNotification) throws(SystemNotificationError) {
        switch notificationStatus {
        case .authorized, .provisional, .ephemeral: break
        case .denied, .notDetermined: throw .notAllowed
        }
        if case .interval(let seconds, let repeats) = notification.trigger,
            !(seconds > 0) || repeats && seconds < 60
        {
            throw .invalidTrigger
        }
        change { state in
            state.notifications.removeAll { $0.identifier == notification.identifier }
            state.notifications.append(notification)
        }
    }

    /// The scheduled notifications, oldest first.
    public var pendingNotifications: [SystemNotification] { current.notifications }

    /// Removes notifications.
    public func cancelNotifications(_ identifiers: [String]) {
        change { state in
            state.notifications.removeAll { identifiers.contains($0.identifier) }
        }
    }
}
