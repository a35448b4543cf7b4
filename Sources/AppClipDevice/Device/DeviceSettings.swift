public import AppClipExperiences
public import AppClipTypes

/// What is set on a device, besides what its decisions ask.
public struct DeviceSettings: Sendable, Hashable {
    /// The region, such as `US`.
    public var region = "US"

    /// The time zone.
    public var zone = ZoneRules.utc

    /// Whether location services are on (rule E-32).
    public var isLocationServicesOn = true

    /// After how many seconds without use a clip is removed (question O-29).
    public var retention: Int64 = 30 * 86_400

    /// For how many seconds the device believes what it fetched (question O-08).
    public var cacheLifetime: Int64 = 86_400

    /// For how many seconds the banner of the full app stays after a launch (question O-27).
    public var launchBannerDuration: Int64 = 5

    /// What is set on a new device.
    public init() {}

    /// The longest time that a setting may name: a hundred years, in seconds.
    public static let longestDuration: Int64 = 36_525 * 86_400
}

/// A change that a person, an administrator or an update makes.
public enum Setting: Sendable, Hashable {
    /// The system is updated.
    case system(SystemVersion)
    /// What the person reads, the dearest first.
    case languages([Language])
    /// The region.
    case region(String)
    /// The time zone.
    case zone(ZoneRules)
    /// Where the device is; `nil` where that is unknown.
    case position(Place?)
    /// Whether pages open in windows for Private Browsing.
    case privateBrowsing(Bool)
    /// Whether the sender of messages is in Contacts.
    case knownSender(Bool)
    /// Whether Screen Time or the device's management forbids clips.
    case clipsForbidden(Bool)
    /// Whether location services are on.
    case locationServices(Bool)
    /// After how many seconds without use a clip is removed.
    case retention(seconds: Int64)
    /// For how many seconds the device believes what it fetched.
    case cacheLifetime(seconds: Int64)
}
