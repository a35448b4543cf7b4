#if !hasFeature(Embedded)
import AppClip
public import Foundation

/// Asks for the permission to use the location.
///
/// It answers for the system that runs the code, and asks the person at once: when a request returns, the
/// delegate was told. Positions are not given out here.
public class CLLocationManager: NSObject {
    /// Who is told of changes; it is not kept alive.
    public weak var delegate: (any CLLocationManagerDelegate)?

    /// Whether the location may be asked for.
    public var authorizationStatus: CLAuthorizationStatus {
        CLAuthorizationStatus(RunningSystem.current.locationAuthorization)
    }

    /// Whether location services are on, on the whole device.
    public class func locationServicesEnabled() -> Bool {
        RunningSystem.current.areLocationServicesEnabled
    }

    /// Asks for the location while the clip or app is used, if that is not decided.
    public func requestWhenInUseAuthorization() {
        request(.whenInUse)
    }

    /// Asks for the location at any time; clips are refused without a prompt (rule E-20).
    public func requestAlwaysAuthorization() {
        request(.always)
    }

    private func request(_ use: SystemLocationUse) {
        let before = authorizationStatus
        let after = CLAuthorizationStatus(RunningSystem.current.requestLocation(use))
        if after != before { delegate?.locationManagerDidChangeAuthorization(self) }
    }
}

/// Is told what happens to a permission for the location; the method can be left out.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// The permission has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
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
