#if !hasFeature(Embedded)
public import AppClip
import ClipRegions

extension TestSystem {
    // MARK: Location

    /// Whether the place lies within the region, if both may be used.
    public func confirmAcquired(
        _ payload: SystemPayload,
        in region: SystemRegion
    ) -> SystemLocationAnswer {
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

    /// Whether the location may be asked for.
    public var locationAuthorization: SystemLocationAuthorization {
        current.areLocationServicesEnabled ? current.location : .denied
    }

    /// Lets the person answer; a request for any time is refused, as to every clip.
    public func requestLocation(_ use: SystemLocationUse) -> SystemLocationAuthorization {
        if use == .whenInUse, locationAuthorization == .notDetermined {
            change { $0.location = $0.consents ? .whenInUse : .denied }
        }
        return locationAuthorization
    }

    // MARK: Notifications

    /// Whether the clip may notify.
    public var notificationStatus: SystemNotificationStatus { current.notificationStatus }

    /// Lets the person answer.
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

    /// Keeps a notification; it is never delivered here.
    public func schedule(_ notification: SystemNotification) throws(SystemNotificationFault) {
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

    /// What was scheduled, in its order.
    public var pendingNotifications: [SystemNotification] { current.notifications }

    /// Takes notifications back.
    public func cancelNotifications(_ identifiers: [String]) {
        change { state in
            state.notifications.removeAll { identifiers.contains($0.identifier) }
        }
    }
}
#endif
