public import AppClipExperiences
public import AppClipTypes

/// A phone, with a clock of its own, as far as App Clips matter.
///
/// Events go in, effects come out; nothing is asked of the machine that runs it. What the store, the
/// verifier and bundles know comes in beside an event, as a ``World``. Two devices that got the same
/// events in the same worlds are equal, on every machine, and have the same ``digest``.
///
/// ```swift
/// var device = try Device(DeviceState(system: SystemVersion(17)), clock: morning)
/// let scan = Invocation(source: .qrCode, url: url, time: device.now)
/// try device.handle(.invoke(scan), in: world)      // decided, download, card
/// try device.handle(.card(.open), in: world)       // the clip runs
/// try device.handle(.advance(to: evening))
/// device.notificationStatus(of: clip)              // .ephemeral
/// ```
///
/// An event that cannot be is a ``DeviceFault``, and changes nothing. What people and clips may not
/// do is an effect with its reason.
public struct Device: Sendable, Hashable {
    /// What the clock shows.
    public internal(set) var now: Timestamp

    /// What decisions about invocations ask of the device.
    public internal(set) var state: DeviceState

    /// What is set.
    public internal(set) var settings: DeviceSettings

    /// What is on the screen.
    public internal(set) var screen = Screen()

    /// The clips that were launched and not yet removed, with their data.
    public internal(set) var lives: [AppIdentifier: ClipLife] = [:]

    /// The full apps, with their data.
    public internal(set) var apps: [AppIdentifier: InstalledApp] = [:]

    /// The shared containers (rule F-02).
    public internal(set) var groups: [GroupIdentifier: Container] = [:]

    /// The keychain.
    public internal(set) var keychain = Keychain()

    /// Who signed in with Apple (rule F-16).
    public internal(set) var accounts = Accounts()

    /// The public iCloud databases: records by container and name (rule F-22).
    public internal(set) var publicDatabases: [String: [String: String]]

    /// What the device fetched, and believes for a while (question O-08).
    public internal(set) var caches = Caches()

    /// The number of the latest launch of any clip.
    ///
    /// An activation payload carries the number of its launch, and nothing else that a clip sees.
    public internal(set) var launchCount = 0

    /// A device without clips and apps, except those that `state` names.
    ///
    /// - Parameters:
    ///   - state: What decisions ask. Apps that it names are there without data; clips have to be
    ///     launched by events.
    ///   - settings: What is set.
    ///   - publicDatabases: Records by iCloud container and name.
    ///   - clock: What the clock shows.
    /// - Throws: ``DeviceFault`` where there is no such system or time, or where a clip or its
    ///   latest launch is named.
    public init(
        _ state: DeviceState,
        settings: DeviceSettings = DeviceSettings(),
        publicDatabases: [String: [String: String]] = [:],
        clock: Timestamp = Timestamp(secondsSince1970: 1_700_000_000)
    ) throws(DeviceFault) {
        self.state = state
        self.settings = settings
        self.publicDatabases = publicDatabases
        now = clock
        try checkBegin()
        for identifier in state.installedApps {
            apps[identifier] = InstalledApp(app: App(identifier: identifier, name: ""))
        }
    }

    private func checkBegin() throws(DeviceFault) {
        guard Timestamp.showable.contains(now) else {
            throw DeviceFault(code: .impossibleTime(now), place: .time)
        }
        guard state.system.isKnown else {
            throw DeviceFault(code: .unknownSystem(state.system), place: .state)
        }
        for length in [settings.retention, settings.cacheLifetime, settings.launchBannerDuration]
        where !(0...DeviceSettings.longestDuration).contains(length) {
            throw DeviceFault(code: .impossibleDuration(length), place: .setting)
        }
        // A clip without a launch would have no life, and never be removed.
        if let clip = state.cachedClips.keys.min() ?? state.latestLaunches.keys.min() {
            throw DeviceFault(code: .notOnDevice(clip), place: .state)
        }
    }
}

/// What is on the screen.
public struct Screen: Sendable, Hashable {
    /// The App Clip card that asks.
    public internal(set) var card: ShownCard?

    /// The clip or app that runs.
    public internal(set) var foreground: Foreground?

    /// Until when the banner of the full app is shown (rule D-65).
    public internal(set) var launchBannerEnd: Timestamp?

    /// Whether the overlay of the full app is shown (rule F-18).
    public internal(set) var isOverlayShown = false

    /// What runs in the foreground.
    public enum Foreground: Sendable, Hashable {
        /// An instance of a clip.
        case clip(AppIdentifier, InstanceIdentifier)
        /// A full app.
        case app(AppIdentifier)
    }
}

/// A card on the screen, with what a launch from it needs.
public struct ShownCard: Sendable, Hashable {
    /// What the card shows.
    public let presentation: CardPresentation

    /// The invocation.
    public let invocation: Invocation

    /// Where the device was at that moment (rule E-34).
    public let position: Place?

    /// The notes, as the person left them.
    public internal(set) var notes: CardNotes

    let signing: Signing
    let traits: ClipTraits

    /// Whether the clip was downloaded with the card.
    let hasDownloaded: Bool
}

/// The notes of a card, each with whether it is on; `nil` where the card has none (rule D-66).
public struct CardNotes: Sendable, Hashable {
    /// The clip may send notifications for 8 hours.
    public internal(set) var notifications: Bool?

    /// The clip may verify the location.
    public internal(set) var location: Bool?

    /// The notes of a clip: both are on until the person taps them (rules E-43 and O-28).
    init(for traits: ClipTraits) {
        notifications = traits.requestsNotifications ? true : nil
        location = traits.requestsLocationConfirmation ? true : nil
    }
}
