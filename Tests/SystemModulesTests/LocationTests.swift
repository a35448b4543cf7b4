import AppClip
import AppClipTesting
import CoreLocation
import Foundation
import Testing

struct LocationTests {
    /// E-20, E-21: a clip is asked for the location while in use, and never gets it at any time.
    @Test(arguments: [true, false])
    func asksThePerson(_ consents: Bool) {
        let system = TestSystem()
        system.change { $0.consents = consents }
        let witness = Witness()
        system.run {
            let manager = CLLocationManager()
            manager.delegate = witness
            #expect(manager.authorizationStatus == .notDetermined)
            manager.requestAlwaysAuthorization()
            #expect(manager.authorizationStatus == .notDetermined)
            #expect(witness.changes == [])
            manager.requestWhenInUseAuthorization()
            manager.requestWhenInUseAuthorization()
        }
        #expect(witness.changes == [consents ? .authorizedWhenInUse : .denied])
    }

    /// E-32: with location services off nothing is allowed.
    @Test func servicesAreOff() {
        let system = TestSystem()
        system.change {
            $0.areLocationServicesEnabled = false
            $0.location = .whenInUse
        }
        system.run {
            #expect(!CLLocationManager.locationServicesEnabled())
            #expect(CLLocationManager().authorizationStatus == .denied)
        }
    }

    private final class Witness: NSObject, CLLocationManagerDelegate {
        var changes: [CLAuthorizationStatus] = []

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            changes.append(manager.authorizationStatus)
        }
    }
}
