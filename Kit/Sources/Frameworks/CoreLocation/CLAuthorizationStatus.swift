// SPDX-License-Identifier: Apache-2.0

/// The authorization of a clip or app to use the location.
public enum CLAuthorizationStatus: Int32, Sendable, Hashable {
    /// The person has not decided, or the permission has expired.
    case notDetermined = 0
    /// The app is not allowed to use the location, for a reason other than the person's choice.
    case restricted = 1
    /// The person denied it, or location services are off.
    case denied = 2
    /// At any time; never for clips (rule E-20).
    case authorizedAlways = 3
    /// While the clip or app is in use.
    case authorizedWhenInUse = 4
}
