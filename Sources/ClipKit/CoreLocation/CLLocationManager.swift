// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
import AppClip
public import ClipRegions
public import Foundation

/// Requests authorization to use the location, and the location, on the system that runs the code.
///
/// The delegate is called before a request returns, on the same thread.
open class CLLocationManager: NSObject {
    /// The object that is notified of changes.
    open weak var delegate: (any CLLocationManagerDelegate)?

    /// How exact positions should be; the system's are as they are.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// Metres of a movement that is worth telling; ignored here.
    open var distanceFilter = kCLDistanceFilterNone
    /// What positions are for; ignored here.
    open var activityType = CLActivityType.other
    /// Whether positions may pause; ignored here.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether positions come in the background; a clip gets none there.
    open var allowsBackgroundLocationUpdates = false
    private var isUpdating = false

    /// Whether a clip or app is authorized to use the location.
    open var authorizationStatus: CLAuthorizationStatus {
        CLAuthorizationStatus(RunningSystem.current.locationAuthorization)
    }

    /// Whether a clip or app is authorized to use the location; the older form.
    open class func authorizationStatus() -> CLAuthorizationStatus {
        CLAuthorizationStatus(RunningSystem.current.locationAuthorization)
    }

    /// How exact positions may be.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Whether location services are on, for the whole device.
    open class func locationServicesEnabled() -> Bool {
        RunningSystem.current.areLocationServicesEnabled
    }

    /// Where the device is; `nil` if it is not authorized or nobody knows.
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

    /// Tells the delegate once where the device is, or why not.
    open func requestLocation() {
        if let location {
            delegate?.locationManager(self, didUpdateLocations: [location])
        } else {
            let code = isAuthorized ? CLError.Code.locationUnknown : .denied
            delegate?.locationManager(self, didFailWithError: CLError(code))
        }
    }

    /// Tells the delegate where the device is, and again when the authorization changes.
    open func startUpdatingLocation() {
        isUpdating = true
        requestLocation()
    }

    /// Tells the delegate no more.
    open func stopUpdatingLocation() {
        isUpdating = false
    }

    /// Watches a region; nothing moves here, so nothing is told.
    open func startMonitoring(for region: CLRegion) {}

    /// Watches a region no more.
    open func stopMonitoring(for region: CLRegion) {}

    /// Tells the delegate where the device points; nothing is measured here.
    open func startUpdatingHeading() {}

    /// Tells the delegate no more.
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
    /// The authorization has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The authorization has changed; the older form.
    func locationManager(
        _ manager: CLLocationManager,
        didChangeAuthorization status: CLAuthorizationStatus
    )
    /// Where the device is.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Why nobody knows where the device is.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Where the device points.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// The device is in a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The device has left a region.
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
#endif
