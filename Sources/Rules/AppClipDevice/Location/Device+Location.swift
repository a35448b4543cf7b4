// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipExperiences
import AppClipTypes

/// The region in which a clip expects the person to be.
public enum ExpectedRegion: Sendable, Hashable {
    /// `CLCircularRegion`, with its radius in metres.
    case circle(Place, radius: Double)
    /// Any other `CLRegion`.
    case other
}

/// The result of `confirmAcquired(in:completionHandler:)` (feature E3).
public enum LocationConfirmation: Sendable, Hashable {
    /// The call succeeded; the value is whether the person invoked the clip within the region.
    case isInRegion(Bool)
    /// `APActivationPayloadError.disallowed`, with the reason.
    case disallowed(Reason)
    /// `APActivationPayloadError.doesNotMatch`, with the reason.
    case doesNotMatch(Reason)
}

extension Device {
    /// The maximum radius of a region, in metres (rule E-35).
    public static let largestRadius = 500.0

    /// Checks whether the invocation of a payload happened within a region (rules E-31 to E-36).
    ///
    /// The result is about the time of the invocation, regardless of how far the person has gone
    /// since (rule E-34). The call can be repeated any number of times.
    ///
    /// - Parameters:
    ///   - payload: The payload that the clip received.
    ///   - region: The expected region.
    /// - Returns: Whether it happened there, or one of the two errors with its reason.
    public func confirmAcquired(
        _ payload: ActivationPayload,
        in region: ExpectedRegion
    ) -> LocationConfirmation {
        do throws(Reason) {
            let position = try position(at: payload)
            guard case .circle(let center, let radius) = region else {
                throw Reason(code: .regionNotCircular, rule: "E-35")
            }
            guard radius > 0, radius <= Self.largestRadius else {
                throw Reason(code: .radiusNotAllowed(radius), rule: "E-35")
            }
            return .isInRegion(position.distance(to: center) <= radius)
        } catch {
            switch error.code {
            case .payloadOfAnotherLaunch, .payloadNotRegistered: return .doesNotMatch(error)
            default: return .disallowed(error)
            }
        }
    }

    private func position(at payload: ActivationPayload) throws(Reason) -> Place {
        let instance = clips[payload.clip]?.instances.first { instance in
            instance.activation.launch == payload.launch
        }
        guard let activation = instance?.activation, activation.url == payload.url else {
            throw Reason(code: .payloadOfAnotherLaunch, rule: "E-33")
        }
        guard state.cachedClips[payload.clip]?.traits.requestsLocationConfirmation ?? false else {
            throw Reason(code: .notEntitled, rule: "E-29")
        }
        guard activation.source.isPhysical else {
            // A tester's invocation is not physical either; for it, the registration is checked
            // first.
            if !activation.isRegistered {
                throw Reason(code: .payloadNotRegistered, rule: "E-33")
            }
            throw Reason(code: .sourceNotPhysical, rule: "E-31")
        }
        guard activation.mayVerifyLocation, settings.isLocationServicesOn,
            let position = activation.position
        else { throw Reason(code: .locationNotAllowed, rule: "E-32") }
        return position
    }

    /// The first 4:00 of the next calendar day, in local time (rule E-21, question O-32).
    var endOfLocation: Timestamp {
        settings.zone.first(secondOfDay: 4 * 3_600, ofDayAfter: now)
    }

    /// Whether a clip or app is allowed to use the location of the device.
    public func mayUseLocation(_ caller: AppOrClip) -> Bool {
        guard settings.isLocationServicesOn else { return false }
        switch caller {
        case .clip(let clip): return clips[clip]?.locationEnd != nil
        case .app:
            let granted = permissions(of: caller)?.answers
            return granted?[.location] ?? false || granted?[.locationAlways] ?? false
        }
    }
}
