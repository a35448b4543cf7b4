// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// The settings of a device that decisions about invocations do not depend on.
public struct DeviceSettings: Sendable, Hashable {
    /// The region, such as `US`.
    public var region = "US"

    /// The time zone.
    public var zone = ZoneRules.utc

    /// Whether location services are on (rule E-32).
    public var isLocationServicesOn = true

    /// After how many seconds without use a clip is removed (question O-29).
    public var retention: Int64 = 30 * 86_400

    /// For how many seconds the device reuses what it fetched (question O-08).
    public var cacheLifetime: Int64 = 86_400

    /// For how many seconds the banner of the full app stays after a launch (question O-27).
    public var launchBannerDuration: Int64 = 5

    /// The settings of a new device.
    public init() {}

    /// The longest duration of a setting: a hundred years, in seconds.
    public static let longestDuration: Int64 = 36_525 * 86_400
}

/// A change that a person, an administrator or an update makes.
public enum Setting: Sendable, Hashable {
    /// The system is updated.
    case system(SystemVersion)
    /// The preferred languages, the first preferred most.
    case languages([Language])
    /// The region.
    case region(String)
    /// The time zone.
    case zone(ZoneRules)
    /// Where the device is; `nil` if unknown.
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
    /// For how many seconds the device reuses what it fetched.
    case cacheLifetime(seconds: Int64)
}
