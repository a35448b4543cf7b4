// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
import AppClip
public import Foundation

/// Requests authorization to use the location, on the system that runs the code.
///
/// The delegate is called before a request returns, on the same thread. Locations themselves are not
/// available here.
public class CLLocationManager: NSObject {
    /// The object that is notified of changes.
    public weak var delegate: (any CLLocationManagerDelegate)?

    /// Whether a clip or app is authorized to use the location.
    public var authorizationStatus: CLAuthorizationStatus {
        CLAuthorizationStatus(RunningSystem.current.locationAuthorization)
    }

    /// Whether location services are on, for the whole device.
    public class func locationServicesEnabled() -> Bool {
        RunningSystem.current.areLocationServicesEnabled
    }

    /// Requests authorization while the clip or app is in use, if it is not determined yet.
    public func requestWhenInUseAuthorization() {
        request(.whenInUse)
    }

    /// Requests authorization at any time; clips are denied without a prompt (rule E-20).
    public func requestAlwaysAuthorization() {
        request(.always)
    }

    private func request(_ use: SystemLocationUse) {
        let before = authorizationStatus
        let after = CLAuthorizationStatus(RunningSystem.current.requestLocation(use))
        if after != before { delegate?.locationManagerDidChangeAuthorization(self) }
    }
}

/// Methods that a location manager calls; all are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// The authorization has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    /// The default implementation does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
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
