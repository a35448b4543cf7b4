// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipExperiences
public import AppClipTypes

/// The state of a device on which decisions about invocations depend.
public struct DeviceState: Sendable, Hashable {
    /// The version of the system.
    public var system: SystemVersion

    /// The preferred languages, the most preferred first.
    public var languages: [Language]

    /// The full apps on the device.
    public var installedApps: Set<AppIdentifier>

    /// Whether Safari opens pages in Private Browsing.
    public var isPrivateBrowsing: Bool

    /// Whether Screen Time or the device's management forbids clips (rule D-35).
    public var areClipsForbidden: Bool

    /// Whether the sender of a message is in Contacts (rule D-33).
    public var isMessageSenderKnown: Bool

    /// The sites whose card the person dismissed, which now show only the banner (rule D-29).
    public var hostsWithoutPageCard: Set<HostName>

    /// The URL of the latest launch of each clip on the device (rule D-21, question O-22).
    public var latestLaunches: [AppIdentifier: InvocationURL]

    /// The clips on the device (rules D-44 and D-49).
    public var cachedClips: [AppIdentifier: CachedClip] = [:]

    /// The experiences that developers and testers configured on the device (feature D8).
    public var localExperiences: [LocalExperience] = []

    /// The position of the device; if it is `nil`, distances are not checked.
    public var position: Place?

    /// The maximum distance at which a place is suggested, in metres (question O-18).
    public var suggestionDistance = 500.0

    /// Creates the state of a device; by default without apps and clips.
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
