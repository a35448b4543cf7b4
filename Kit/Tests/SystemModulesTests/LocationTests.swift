// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import CoreLocation
import Foundation
import Testing

struct LocationTests {
    /// E-20, E-21: a clip can be authorized while in use, and never at any time.
    @Test(arguments: [true, false])
    func personDecidesWhileInUse(_ consents: Bool) {
        let system = TestSystem()
        system.change { $0.consents = consents }
        let recorder = DelegateRecorder()
        system.run {
            let manager = CLLocationManager()
            manager.delegate = recorder
            #expect(manager.authorizationStatus == .notDetermined)
            manager.requestAlwaysAuthorization()
            #expect(manager.authorizationStatus == .notDetermined)
            #expect(recorder.changes == [])
            manager.requestWhenInUseAuthorization()
            manager.requestWhenInUseAuthorization()
        }
        #expect(recorder.changes == [consents ? .authorizedWhenInUse : .denied])
    }

    /// E-32: with location services off, authorization is denied.
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

    private final class DelegateRecorder: NSObject, CLLocationManagerDelegate {
        var changes: [CLAuthorizationStatus] = []

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            changes.append(manager.authorizationStatus)
        }
    }
}
