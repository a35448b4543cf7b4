// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import CoreLocation
import Foundation
import Testing

/// Page *Confirming a person's physical location*, and the talk *Streamline your App Clip*.
struct ConfirmingTheLocation {
    private enum Outcome {
        case inside, outside, unregistered, disallowed, invalid
    }

    private func place(of url: URL) -> CLRegion? {
        guard url.path == "/park" else { return nil }
        let center = CLLocationCoordinate2D(latitude: 37.334722, longitude: -122.008889)
        return CLCircularRegion(center: center, radius: 100, identifier: "park")
    }

    private func outcome(of activity: NSUserActivity?) -> Outcome {
        guard let activity, activity.activityType == NSUserActivityTypeBrowsingWeb,
            let payload = activity.appClipActivationPayload, let url = activity.webpageURL,
            let region = place(of: url)
        else { return .invalid }
        var outcome = Outcome.invalid
        payload.confirmAcquired(in: region) { inRegion, error in
            guard let error = error as? APActivationPayloadError else {
                outcome = inRegion ? .inside : .outside
                return
            }
            outcome = error.code == .doesNotMatch ? .unregistered : .disallowed
        }
        return outcome
    }

    /// E-32, E-33, E-34, E-38: the URL determines the region; both results and both errors occur.
    @Test func confirms() {
        let system = TestSystem()
        func invoke(_ text: String = "https://clip.example/park") -> Outcome {
            let activity = system.invocation(text)
            return system.run { outcome(of: activity) }
        }
        #expect(invoke() == .disallowed)
        system.change { $0.place = (37.3348, -122.0089) }
        #expect(invoke() == .inside)
        #expect(invoke("https://clip.example/other") == .invalid)
        system.change { $0.place = (37.4, -122.0089) }
        #expect(invoke() == .outside)
        system.change { $0.isURLRegistered = false }
        #expect(invoke() == .unregistered)
        #expect(outcome(of: nil) == .invalid)
    }
}
