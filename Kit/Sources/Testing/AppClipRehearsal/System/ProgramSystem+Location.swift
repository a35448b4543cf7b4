// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipDevice
import AppClipExperiences
import AppClipTypes

extension ProgramSystem {
    func confirmAcquired(
        _ payload: SystemPayload,
        in region: SystemRegion
    ) -> SystemLocationConfirmation {
        guard case .clip(let clip) = caller, let launch = payload.launch,
            let url = payload.url.flatMap({ try? InvocationURL($0) })
        else { return .doesNotMatch }
        let known = ActivationPayload(url: url, clip: clip, launch: launch)
        switch shared.device.confirmAcquired(known, in: ExpectedRegion(region)) {
        case .isInRegion(let isInside): return .isInRegion(isInside)
        case .disallowed: return .disallowed
        case .doesNotMatch: return .doesNotMatch
        }
    }

    var areLocationServicesEnabled: Bool { shared.device.settings.isLocationServicesOn }

    var locationAuthorization: SystemLocationAuthorization {
        let device = shared.device
        guard device.settings.isLocationServicesOn else { return .denied }
        if device.mayUseLocation(caller) {
            return device.isGranted(.locationAlways, to: caller) == true ? .always : .whenInUse
        }
        return device.isGranted(.location, to: caller) == false ? .denied : .notDetermined
    }

    func requestLocation(_ use: SystemLocationUse) -> SystemLocationAuthorization {
        let permission: Permission = use == .always ? .locationAlways : .location
        call(.request(permission, answer: shared.person.allows.contains(permission)))
        return locationAuthorization
    }
}

extension ExpectedRegion {
    fileprivate init(_ region: SystemRegion) {
        guard case .circle(let latitude, let longitude, let radius) = region,
            let center = Place(latitude: latitude, longitude: longitude)
        else {
            self = .other
            return
        }
        self = .circle(center, radius: radius)
    }
}
