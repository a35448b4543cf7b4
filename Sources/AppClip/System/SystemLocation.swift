#if !hasFeature(Embedded)
/// An activation payload, as the system knows it again.
public struct SystemPayload: Sendable, Hashable {
    /// The invocation URL; `nil` where the payload has none.
    public let url: String?

    /// The number of the launch that the system handed it over with; `nil` for a payload that no system
    /// made.
    public let launch: Int?

    /// A payload.
    public init(url: String?, launch: Int?) {
        self.url = url
        self.launch = launch
    }
}

/// The place where a clip expects the person to be.
public enum SystemRegion: Sendable, Hashable {
    /// A circle around a point in degrees, with its radius in metres.
    case circle(latitude: Double, longitude: Double, radius: Double)
    /// A region of another shape.
    case other
}

/// What came of the question where the person was.
public enum SystemLocationAnswer: Sendable, Hashable {
    /// Whether the person invoked the clip within the region.
    case isInRegion(Bool)
    /// The error `disallowed`.
    case disallowed
    /// The error `doesNotMatch`.
    case doesNotMatch
}

/// For what the location is asked.
public enum SystemLocationUse: Sendable, Hashable {
    /// While the clip or app is used.
    case whenInUse
    /// At any time; never for clips (rule E-20).
    case always
}

/// Whether the location may be asked for.
public enum SystemLocationAuthorization: Sendable, Hashable {
    /// Nobody was asked, or the permission has run out.
    case notDetermined
    /// Something other than the person forbids it.
    case restricted
    /// The person said no, or location services are off.
    case denied
    /// While the clip or app is used.
    case whenInUse
    /// At any time.
    case always
}
#endif
