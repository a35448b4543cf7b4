public import AppClipDevice
public import AppClipTypes

/// What can be asked about what a clip or app finds, and may do.
public enum HolderQuestion: Sendable, Hashable {
    /// What takes no further words.
    case simple(SimpleQuestion)
    /// Whether a permission was granted; nothing where it was not asked for.
    case permission(Permission)
    /// The text of a file.
    case file(String, DataPlace)
    /// A default.
    case setting(String, DataPlace)
    /// Whether the entitlement names a group.
    case group(String)
    /// The items of the keychain that match.
    case keychain(KeychainQuery, KeychainField)
    /// Whether somebody is signed in with Apple.
    case credential(user: String)
    /// A record of a public database.
    case record(String, container: String)
    /// The rule that forbids to read a record.
    case recordRefusal(String, container: String)
    /// What `confirmAcquired(in:completionHandler:)` answers.
    case location(LocationCheck)
    /// The rule behind an error of the same.
    case locationRefusal(LocationCheck)
    /// Whether a framework does anything.
    case framework(Framework)
    /// Whether clips have a function.
    case function(ClipFunction)

    /// What is asked about items of the keychain.
    public enum KeychainField: String, Sendable, Hashable, CaseIterable {
        /// How many there are.
        case count
        /// What they hold, as texts.
        case data
        /// Whether a clip stored them, for each: `clip` or `app`.
        case origin = "from"
    }
}

/// What can be asked about a clip or app without further words.
public enum SimpleQuestion: String, Sendable, Hashable, CaseIterable {
    /// Whether it is on the device.
    case onDevice = "on-device"
    /// What `authorizationStatus` of notifications says.
    case notifications
    /// Whether it may ask for the location.
    case mayUseLocation = "may-use-location"
    /// What `UIDevice.name` says.
    case deviceName = "device-name"
    /// What `identifierForVendor` says.
    case vendorIdentifier = "vendor-identifier"
    /// Whether it reads passes.
    case readsPasses = "reads-passes"
    /// The Live Activities that are shown.
    case activities
    /// The instances, the one used last at the end.
    case instances
    /// The numbers of the notifications to come.
    case scheduled
    /// The numbers of the notifications that were shown so far.
    case shown
}

/// A question of a clip whether it was invoked at a place.
public struct LocationCheck: Sendable, Hashable {
    /// The expected place.
    public let region: ExpectedRegion

    /// Which launch of the clip gave the payload, from 1 on; `nil` for the latest.
    public let launch: Int?

    /// A URL in the place of the payload's own.
    public let url: InvocationURL?

    /// A question.
    public init(region: ExpectedRegion, launch: Int? = nil, url: InvocationURL? = nil) {
        self.region = region
        self.launch = launch
        self.url = url
    }
}
