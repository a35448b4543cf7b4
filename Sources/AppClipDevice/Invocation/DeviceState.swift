public import AppClipTypes

/// What matters about a device when somebody invokes a clip on it.
public struct DeviceState: Sendable {
    /// The version of the system.
    public var system: SystemVersion

    /// What the person reads, the dearest first.
    public var languages: [Language]

    /// The full apps on the device.
    public var installedApps: Set<AppIdentifier>

    /// Whether the page is in a window for Private Browsing.
    public var isPrivateBrowsing: Bool

    /// Whether Screen Time or the device's management forbids clips (rule D-35).
    public var areClipsForbidden: Bool

    /// Whether the sender of a message is in Contacts (rule D-33).
    public var isMessageSenderKnown: Bool

    /// The sites whose card the person has put away, and that show the banner alone (rule D-29).
    public var hostsWithoutPageCard: Set<HostName>

    /// The URL of the latest launch of each clip on the device (rule D-21, question O-22).
    public var latestLaunches: [AppIdentifier: InvocationURL]

    /// A device, without anything on it unless told.
    public init(
        system: SystemVersion,
        languages: [Language] = [.english],
        installedApps: Set<AppIdentifier> = [],
        isPrivateBrowsing: Bool = false,
        areClipsForbidden: Bool = false,
        isMessageSenderKnown: Bool = true,
        hostsWithoutPageCard: Set<HostName> = [],
        latestLaunches: [AppIdentifier: InvocationURL] = [:]
    ) {
        self.system = system
        self.languages = languages
        self.installedApps = installedApps
        self.isPrivateBrowsing = isPrivateBrowsing
        self.areClipsForbidden = areClipsForbidden
        self.isMessageSenderKnown = isMessageSenderKnown
        self.hostsWithoutPageCard = hostsWithoutPageCard
        self.latestLaunches = latestLaunches
    }
}
