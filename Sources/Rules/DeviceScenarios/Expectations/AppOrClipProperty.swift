// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
public import AppClipTypes

/// A property of a clip or app: the data that it can read, and its permissions.
public enum AppOrClipProperty: Sendable, Hashable {
    /// A property without parameters.
    case plain(Plain)
    /// The state of a permission; absent if it was never requested.
    case permission(Permission)
    /// The text of a file.
    case file(String, DataPlace)
    /// The value of a user default.
    case setting(String, DataPlace)
    /// The presence of an App Group in the entitlement.
    case group(String)
    /// The items of the keychain that match.
    case keychain(KeychainQuery, KeychainField)
    /// The Sign in with Apple state of a user.
    case credential(user: String)
    /// A record of a public database.
    case record(String, container: String)
    /// The rule that refuses reading a record.
    case recordRefusal(String, container: String)
    /// The result of `confirmAcquired(in:completionHandler:)`.
    case location(LocationCheck)
    /// The rule that causes an error of `confirmAcquired(in:completionHandler:)`.
    case locationRefusal(LocationCheck)
    /// The availability of a framework.
    case framework(Framework)
    /// The availability of a function of the system.
    case function(ClipFunction)

    /// A property of keychain items.
    public enum KeychainField: String, Sendable, Hashable, CaseIterable {
        /// The number of items.
        case count
        /// The data of the items, as text.
        case data
        /// The origin of each item: `clip` or `app`.
        case origin = "from"
    }

    /// A property without parameters.
    public enum Plain: String, Sendable, Hashable, CaseIterable {
        /// The presence of the clip or app on the device.
        case onDevice = "on-device"
        /// The version of the clip's build that is on the device.
        case build
        /// The `authorizationStatus` of notifications.
        case notifications
        /// The permission to use the location.
        case mayUseLocation = "may-use-location"
        /// The value of `UIDevice.name`.
        case deviceName = "device-name"
        /// The value of `identifierForVendor`.
        case vendorIdentifier = "vendor-identifier"
        /// The ability to read passes.
        case readsPasses = "reads-passes"
        /// The Live Activities that are shown.
        case activities
        /// The instances, in order of use; the most recent one is last.
        case instances
        /// The numbers of the scheduled notifications.
        case scheduled
        /// The numbers of the notifications that were shown.
        case shown
    }
}

/// A call of `confirmAcquired(in:completionHandler:)`, which checks the place of an invocation.
public struct LocationCheck: Sendable, Hashable {
    /// The expected place.
    public let region: ExpectedRegion

    /// The launch of the clip whose payload is used, from 1 on; `nil` for the latest.
    public let launch: Int?

    /// A URL that replaces the payload's own, as in a forged payload.
    public let url: InvocationURL?

    /// Creates a check.
    public init(region: ExpectedRegion, launch: Int? = nil, url: InvocationURL? = nil) {
        self.region = region
        self.launch = launch
        self.url = url
    }
}
