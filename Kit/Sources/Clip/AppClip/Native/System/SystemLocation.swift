// SPDX-License-Identifier: Apache-2.0

/// The identity of an activation payload.
public struct SystemPayload: Sendable, Hashable {
    /// The invocation URL; `nil` if the payload has none.
    public let url: String?

    /// The number of the launch that the payload is from; `nil` for a payload that no system created.
    public let launch: Int?

    /// Creates an identity.
    public init(url: String?, launch: Int?) {
        self.url = url
        self.launch = launch
    }
}

/// The region in which a clip expects the person to be.
public enum SystemRegion: Sendable, Hashable {
    /// A circle around a point in degrees, with its radius in metres.
    case circle(latitude: Double, longitude: Double, radius: Double)
    /// A region of another shape.
    case other
}

/// The result of a location confirmation.
public enum SystemLocationConfirmation: Sendable, Hashable {
    /// Whether the person invoked the clip within the region.
    case isInRegion(Bool)
    /// The error `disallowed`.
    case disallowed
    /// The error `doesNotMatch`.
    case doesNotMatch
}

/// The times at which a clip or app uses the location.
public enum SystemLocationUse: Sendable, Hashable {
    /// While the clip or app is in use.
    case whenInUse
    /// At any time; never for clips (rule E-20).
    case always
}

/// The authorization of a clip or app to use the location.
public enum SystemLocationAuthorization: Sendable, Hashable {
    /// The person has not decided, or the permission has expired.
    case notDetermined
    /// The app is not allowed to use the location, for a reason other than the person's choice.
    case restricted
    /// The person denied it, or location services are off.
    case denied
    /// While the clip or app is in use.
    case whenInUse
    /// At any time.
    case always
}
