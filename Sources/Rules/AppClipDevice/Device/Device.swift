// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipExperiences
public import AppClipTypes

/// A simulated phone with a clock of its own, as far as App Clips are concerned.
///
/// Events are its input, effects its output; the machine that runs it has no influence. The data of
/// the store, the verifier and bundles is passed along with an event, as a ``World``. Two devices
/// that received the same events in the same worlds are equal, on every machine, and have the same
/// ``digest``.
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
/// An invalid event throws ``DeviceError`` and changes nothing. An action that people or clips are
/// not allowed to take results in an effect with its reason.
public struct Device: Sendable, Hashable {
    /// The current time.
    public internal(set) var now: Timestamp

    /// The state that decisions about invocations depend on.
    public internal(set) var state: DeviceState

    /// The settings, on which decisions about invocations do not depend.
    public internal(set) var settings: DeviceSettings

    /// The card, app and overlay on the screen.
    public internal(set) var screen = Screen()

    /// The clips that have been launched and not removed since, with their data.
    public internal(set) var clips: [AppIdentifier: InstalledClip] = [:]

    /// The full apps, with their data.
    public internal(set) var apps: [AppIdentifier: InstalledApp] = [:]

    /// The shared containers (rule F-02).
    public internal(set) var groups: [GroupIdentifier: Container] = [:]

    /// The keychain of clips and apps.
    public internal(set) var keychain = Keychain()

    /// The Sign in with Apple state (rule F-16).
    public internal(set) var accounts = Accounts()

    /// The public iCloud databases: records by container and name (rule F-22).
    public internal(set) var publicDatabases: [String: [String: String]]

    /// The cached responses of store and verifier, which the device reuses for a while (question
    /// O-08).
    public internal(set) var caches = Caches()

    /// The number of the latest launch of any clip.
    ///
    /// An activation payload carries its URL and the number of its launch.
    public internal(set) var launchCount = 0

    /// Creates a device without clips and apps, except those that `state` names.
    ///
    /// - Parameters:
    ///   - state: The state on which decisions depend. Apps and clips that it names are installed
    ///     without data; the clips were last used at `clock`.
    ///   - settings: The settings.
    ///   - publicDatabases: Records by iCloud container and name.
    ///   - clock: The current time.
    /// - Throws: ``DeviceError`` if the system version or the time is invalid, or if the state
    ///   names a clip together with its app, or the latest launch of a clip that is not on the
    ///   device.
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

/// The content of the screen.
public struct Screen: Sendable, Hashable {
    /// The App Clip card.
    public internal(set) var card: ShownCard?

    /// The clip or app in the foreground.
    public internal(set) var foreground: Foreground?

    /// The time at which the banner of the full app disappears (rule D-65); `nil` if it is not
    /// shown.
    public internal(set) var launchBannerEnd: Timestamp?

    /// A Boolean value that indicates whether the overlay of the full app is shown (rule F-18).
    public internal(set) var isOverlayShown = false

    /// The clip or app that runs in the foreground.
    public enum Foreground: Sendable, Hashable {
        /// An instance of a clip.
        case clip(AppIdentifier, InstanceIdentifier)
        /// A full app.
        case app(AppIdentifier)
    }
}

/// A card on the screen, with the data that a launch from it needs.
public struct ShownCard: Sendable, Hashable {
    /// The content of the card.
    public let presentation: CardPresentation

    /// The invocation that led to the card.
    public let invocation: Invocation

    /// The position of the device at the time of the invocation (rule E-34).
    public let position: Place?

    /// The notes, with the choices that the person made.
    public internal(set) var notes: CardNotes

    let signing: Signing
    let traits: ClipTraits
    let version: String?

    /// The page that the person can choose instead, if any (rules D-29 and D-32).
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

    /// Creates the notes for a clip; each is on until the person taps it (rule E-43, question
    /// O-28).
    init(for traits: ClipTraits) {
        notifications = traits.requestsNotifications ? true : nil
        location = traits.requestsLocationConfirmation ? true : nil
    }
}
