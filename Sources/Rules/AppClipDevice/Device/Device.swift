// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// A phone, with a clock of its own, as far as App Clips matter.
///
/// Events go in, effects come out; the machine that runs it has no influence. What the store, the
/// verifier and bundles know is passed along with an event, as a ``World``. Two devices that got
/// the same events in the same worlds are equal, on every machine, and have the same ``digest``.
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
/// An invalid event throws ``DeviceError`` and changes nothing. What people and clips are not
/// allowed to do is an effect with its reason.
public struct Device: Sendable, Hashable {
    /// The current time.
    public internal(set) var now: Timestamp

    /// The state that decisions about invocations depend on.
    public internal(set) var state: DeviceState

    /// The settings.
    public internal(set) var settings: DeviceSettings

    /// What is on the screen.
    public internal(set) var screen = Screen()

    /// The clips that have been launched and not removed since, with their data.
    public internal(set) var clips: [AppIdentifier: InstalledClip] = [:]

    /// The full apps, with their data.
    public internal(set) var apps: [AppIdentifier: InstalledApp] = [:]

    /// The shared containers (rule F-02).
    public internal(set) var groups: [GroupIdentifier: Container] = [:]

    /// The keychain.
    public internal(set) var keychain = Keychain()

    /// The Sign in with Apple state (rule F-16).
    public internal(set) var accounts = Accounts()

    /// The public iCloud databases: records by container and name (rule F-22).
    public internal(set) var publicDatabases: [String: [String: String]]

    /// What the device fetched, and reuses for a while (question O-08).
    public internal(set) var caches = Caches()

    /// The number of the latest launch of any clip.
    ///
    /// An activation payload carries its URL and the number of its launch.
    public internal(set) var launchCount = 0

    /// A device without clips and apps, except those that `state` names.
    ///
    /// - Parameters:
    ///   - state: The state that decisions depend on. Apps and clips that it names are there
    ///     without data; the clips were last used at `clock`.
    ///   - settings: The settings.
    ///   - publicDatabases: Records by iCloud container and name.
    ///   - clock: The current time.
    /// - Throws: ``DeviceError`` if the system version or the time is invalid, or if the state
    ///   names a clip beside its app, or the latest launch of a clip that is not there.
    public init(
        _ state: DeviceState,
        settings: DeviceSettings = DeviceSettings(),
        publicDatabases: [String: [String: String]] = [:],
        clock: Timestamp = Timestamp(secondsSince1970: 1_700_000_000)
    ) throws(DeviceError) {
        self.state = state
        self.settings = settings
        self.publicDatabases = publicDatabases
        now = clock
        try checkInitialState()
        for identifier in state.installedApps {
            apps[identifier] = InstalledApp(app: App(identifier: identifier, name: ""))
        }
        for clip in state.cachedClips.keys { clips[clip] = InstalledClip(lastUse: clock) }
    }

    private func checkInitialState() throws(DeviceError) {
        guard Timestamp.showable.contains(now) else {
            throw DeviceError(code: .impossibleTime(now), place: .time)
        }
        guard state.system.isKnown else {
            throw DeviceError(code: .unknownSystem(state.system), place: .state)
        }
        for length in [settings.retention, settings.cacheLifetime, settings.launchBannerDuration]
        where !(0...DeviceSettings.longestDuration).contains(length) {
            throw DeviceError(code: .impossibleDuration(length), place: .setting)
        }
        for (clip, cached) in state.cachedClips {
            guard !state.installedApps.contains(cached.app.identifier) else {
                throw DeviceError(code: .clipBesideApp(clip), place: .state)
            }
        }
        for clip in state.latestLaunches.keys where state.cachedClips[clip] == nil {
            throw DeviceError(code: .notOnDevice(clip), place: .state)
        }
    }
}

/// What is on the screen.
public struct Screen: Sendable, Hashable {
    /// The App Clip card.
    public internal(set) var card: ShownCard?

    /// The clip or app in the foreground.
    public internal(set) var foreground: Foreground?

    /// When the banner of the full app disappears (rule D-65); `nil` if it is not shown.
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

    /// Where the device was at that time (rule E-34).
    public let position: Place?

    /// The notes, with what the person switched off.
    public internal(set) var notes: CardNotes

    let signing: Signing
    let traits: ClipTraits
    let version: String?

    /// The page that the person can choose instead, where there is one (rules D-29 and D-32).
    let page: InvocationURL

    /// Whether the clip was downloaded when the card appeared.
    let hasDownloaded: Bool
}

/// The notes on a card: whether each is on, or `nil` if the card does not have it (rule D-66).
public struct CardNotes: Sendable, Hashable {
    /// The clip may send notifications for 8 hours.
    public internal(set) var notifications: Bool?

    /// The clip may verify the location.
    public internal(set) var location: Bool?

    /// The notes for a clip; each is on until the person taps it (rule E-43, question O-28).
    init(for traits: ClipTraits) {
        notifications = traits.requestsNotifications ? true : nil
        location = traits.requestsLocationConfirmation ? true : nil
    }
}
