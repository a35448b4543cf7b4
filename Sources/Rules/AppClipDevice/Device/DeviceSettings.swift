// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipExperiences
public import AppClipTypes

/// The settings of a device on which decisions about invocations do not depend.
public struct DeviceSettings: Sendable, Hashable {
    /// The region, as an ISO 3166-1 code, such as `US`.
    public var region = "US"

    /// The time zone, in which the permission to use the location ends at 4:00 (rule E-21).
    public var zone = ZoneRules.utc

    /// A Boolean value that indicates whether location services are on (rule E-32).
    public var isLocationServicesOn = true

    /// The time without use after which a clip is removed, in seconds (question O-29).
    public var retention: Int64 = 30 * 86_400

    /// The time for which the device reuses fetched responses, in seconds (question O-08).
    public var cacheLifetime: Int64 = 86_400

    /// The time for which the banner of the full app stays after a launch, in seconds (question
    /// O-27).
    public var launchBannerDuration: Int64 = 5

    /// The maximum duration of a setting: a hundred years, in seconds.
    public static let longestDuration: Int64 = 36_525 * 86_400

    /// Creates the settings of a new device.
    public init() {}
}

/// A setting of a device, with the new value that a person, an administrator or an update gives it.
public enum Setting: Sendable, Hashable {
    /// The version of iOS, after an update.
    case system(SystemVersion)
    /// The preferred languages, the most preferred first.
    case languages([Language])
    /// The region, as an ISO 3166-1 code, such as `US`.
    case region(String)
    /// The time zone, in which the permission to use the location ends at 4:00 (rule E-21).
    case zone(ZoneRules)
    /// The position of the device; `nil` if unknown.
    case position(Place?)
    /// Whether pages open in windows for Private Browsing.
    case privateBrowsing(Bool)
    /// Whether the sender of messages is in Contacts.
    case knownSender(Bool)
    /// Whether Screen Time or the device's management forbids clips.
    case clipsForbidden(Bool)
    /// Whether location services are on.
    case locationServices(Bool)
    /// The time without use after which a clip is removed, in seconds.
    case retention(seconds: Int64)
    /// The time for which the device reuses fetched responses, in seconds.
    case cacheLifetime(seconds: Int64)
}
