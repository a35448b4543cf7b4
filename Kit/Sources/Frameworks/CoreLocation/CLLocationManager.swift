// SPDX-License-Identifier: Apache-2.0

import AppClip
public import ClipRegions
public import Foundation

/// Requests authorization to use the location, and the location, on the system that runs the code.
///
/// The delegate is called before a request returns, on the same thread.
open class CLLocationManager: NSObject {
    /// The object that is notified of changes.
    open weak var delegate: (any CLLocationManagerDelegate)?

    /// The accuracy that the clip requests; it has no effect on the positions of the system.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The distance in metres that the device must move before an update; ignored here.
    open var distanceFilter = kCLDistanceFilterNone
    /// The purpose of the location updates; ignored here.
    open var activityType = CLActivityType.other
    /// A Boolean value that indicates whether updates may pause; ignored here.
    open var pausesLocationUpdatesAutomatically = true
    /// A Boolean value that indicates whether updates arrive in the background; a clip gets none
    /// there.
    open var allowsBackgroundLocationUpdates = false
    private var isUpdating = false

    /// The authorization of a clip or app to use the location.
    open var authorizationStatus: CLAuthorizationStatus {
        CLAuthorizationStatus(RunningSystem.current.locationAuthorization)
    }

    /// The authorization of a clip or app to use the location; the older form.
    open class func authorizationStatus() -> CLAuthorizationStatus {
        CLAuthorizationStatus(RunningSystem.current.locationAuthorization)
    }

    /// The accuracy that the person permits; always full.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Whether location services are on, for the whole device.
    open class func locationServicesEnabled() -> Bool {
        RunningSystem.current.areLocationServicesEnabled
    }

    /// The location of the device; `nil` if the app is not authorized or the location is unknown.
    open var location: CLLocation? {
        guard isAuthorized else { return nil }
        return RunningSystem.current.position.map { CLLocation($0) }
    }

    /// Requests authorization while the clip or app is in use, if it is not determined yet.
    open func requestWhenInUseAuthorization() {
        request(.whenInUse)
    }

    /// Requests authorization at any time; clips are denied without a prompt (rule E-20).
    open func requestAlwaysAuthorization() {
        request(.always)
    }

    /// Reports the location to the delegate once, or the error.
    open func requestLocation() {
        if let location {
            delegate?.locationManager(self, didUpdateLocations: [location])
        } else {
            let code = isAuthorized ? CLError.Code.locationUnknown : .denied
            delegate?.locationManager(self, didFailWithError: CLError(code))
        }
    }

    /// Reports the location to the delegate, and again when the authorization changes.
    open func startUpdatingLocation() {
        isUpdating = true
        requestLocation()
    }

    /// Stops reporting the location.
    open func stopUpdatingLocation() {
        isUpdating = false
    }

    /// Starts monitoring a region; the device never moves here, so nothing is reported.
    open func startMonitoring(for region: CLRegion) {}

    /// Stops monitoring a region.
    open func stopMonitoring(for region: CLRegion) {}

    /// Starts reporting the heading; none is measured here, so nothing is reported.
    open func startUpdatingHeading() {}

    /// Stops reporting the heading.
    open func stopUpdatingHeading() {}

    private var isAuthorized: Bool {
        switch authorizationStatus {
        case .authorizedAlways, .authorizedWhenInUse: true
        case .notDetermined, .restricted, .denied: false
        }
    }

    private func request(_ use: SystemLocationUse) {
        let before = authorizationStatus
        let after = CLAuthorizationStatus(RunningSystem.current.requestLocation(use))
        guard after != before else { return }
        delegate?.locationManagerDidChangeAuthorization(self)
        delegate?.locationManager(self, didChangeAuthorization: after)
        if isUpdating { requestLocation() }
    }
}

/// Methods that a location manager calls; all are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Tells the delegate that the authorization has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Tells the delegate that the authorization has changed; the older form.
    func locationManager(
        _ manager: CLLocationManager,
        didChangeAuthorization status: CLAuthorizationStatus
    )
    /// Tells the delegate the location of the device.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Tells the delegate that the location of the device is not available.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Tells the delegate the heading of the device.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Tells the delegate that the device has entered a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Tells the delegate that the device has left a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

// The default implementations do nothing.
extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager,
        didChangeAuthorization status: CLAuthorizationStatus
    ) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager,
        didUpdateLocations locations: [CLLocation]
    ) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager,
        didUpdateHeading newHeading: CLHeading
    ) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

extension CLLocation {
    fileprivate convenience init(_ position: SystemPosition) {
        self.init(
            coordinate: CLLocationCoordinate2D(
                latitude: position.latitude,
                longitude: position.longitude
            ),
            altitude: 0,
            horizontalAccuracy: position.accuracy,
            verticalAccuracy: -1,
            timestamp: Date()
        )
    }
}

extension CLAuthorizationStatus {
    init(_ authorization: SystemLocationAuthorization) {
        switch authorization {
        case .notDetermined: self = .notDetermined
        case .restricted: self = .restricted
        case .denied: self = .denied
        case .whenInUse: self = .authorizedWhenInUse
        case .always: self = .authorizedAlways
        }
    }
}
