public import AppClipExperiences
public import AppClipTypes

/// What matters about a device when somebody invokes a clip on it.
public struct DeviceState: Sendable, Hashable {
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

    /// The clips on the device (rules D-44 and D-49).
    public var cachedClips: [AppIdentifier: CachedClip] = [:]

    /// What developers and testers configured on the device (feature D8).
    public var localExperiences: [LocalExperience] = []

    /// Where the device is; `nil` where that is unknown, and not asked about.
    public var position: Place?

    /// From how far away a place is suggested, in metres (question O-18).
    public var suggestionDistance = 500.0

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
