public import AppClipDevice
import AppClipExperiences
public import AppClipTypes

/// Something that must never be on a device.
public enum Violation: Error, Sendable, Hashable {
    /// A clip reads what its app stored in the keychain.
    case clipReadsAppsKeychain(AppIdentifier)
    /// A clip is beside its full app.
    case clipBesideApp(AppIdentifier)
    /// One event launches a clip and an app, or two of either.
    case severalLaunches
    /// A clip was launched without a card, and not for a tester, nor as a return.
    case launchWithoutConsent(AppIdentifier)
    /// Something of a clip is there after its removal.
    case remains(AppIdentifier)
    /// A notification was shown that neither the 8 hours nor the person allow.
    case notificationNotAllowed(AppIdentifier)
    /// A location was confirmed without a code or tag.
    case confirmedWithoutCode(AppIdentifier)
    /// The clock went back.
    case clockWentBack
    /// The journal leads elsewhere.
    case replayDiffers
}

/// What somebody who watches a device from outside knows, and what must not be.
///
/// It keeps its own account of launches, notes and permissions, from events and effects.
public struct Witness: Sendable {
    /// How often each thing was seen that the rules are about.
    public private(set) var counts = Counts()

    private let clips: [AppIdentifier]
    private let apps: [AppIdentifier]
    private var accounts: [Account]
    private var clock = Timestamp(secondsSince1970: 0)
    private var scheduled: [Int: Timestamp] = [:]
    private var isNoteOn: Bool?

    /// How often things were seen.
    public struct Counts: Sendable, Hashable {
        /// Launches of clips.
        public internal(set) var launches = 0
        /// Removals of clips.
        public internal(set) var removals = 0
        /// Notifications that were shown.
        public internal(set) var deliveries = 0
        /// Notifications that were dropped.
        public internal(set) var drops = 0
        /// Locations that were confirmed or not, but answered.
        public internal(set) var confirmations = 0
        /// Installed apps.
        public internal(set) var installs = 0
    }

    /// What is known of a clip.
    private struct Account {
        var noteEnd: Timestamp?
        var isAllowed = false
        var source = InvocationSource.appLibrary
        var payload: ActivationPayload?
    }

    init(of scenery: Scenery) {
        clips = scenery.clips
        apps = scenery.apps.map { $0.identifier }
        accounts = scenery.clips.map { _ in Account() }
    }

    /// Looks at what has happened.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - effects: What the device did.
    ///   - device: The device afterwards.
    ///   - screen: The screen before.
    /// - Returns: What must not be and is; `nil` where all is well.
    public mutating func look(
        at event: Event,
        _ effects: [Effect],
        on device: Device,
        screenBefore screen: Screen
    ) -> Violation? {
        guard device.now >= clock else { return .clockWentBack }
        clock = device.now
        note(event, screen)
        var launches = 0
        for effect in effects {
            switch effect {
            case .launchApp: launches += 1
            case .launchClip(let launch):
                launches += 1
                if let violation = look(at: launch, after: event, screen) { return violation }
            case .showCard(_, let notes): isNoteOn = notes.notifications
            case .install: counts.installs += 1
            case .removeClip(let clip, let cause):
                if let violation = look(atRemovalOf: clip, cause, on: device) { return violation }
            case .deliver(let request, let clip, _):
                if let violation = look(at: request, of: clip, event) { return violation }
            case .drop: counts.drops += 1
            case .answer(.notifications, let isGranted):
                if case .clip(let clip, _)? = screen.foreground, let index = index(of: clip) {
                    accounts[index].isAllowed = isGranted
                }
            default: break
            }
        }
        if launches > 1 { return .severalLaunches }
        return look(at: device)
    }

    private func index(of clip: AppIdentifier) -> Int? { clips.firstIndex(of: clip) }

    private mutating func note(_ event: Event, _ screen: Screen) {
        switch event {
        case .card(.toggleNotifications): isNoteOn = isNoteOn.map { !$0 }
        case .call(.schedule(let request, let time)):
            if case .clip? = screen.foreground { scheduled[request.number] = max(time, clock) }
        default: break
        }
    }

    private mutating func look(
        at launch: ClipLaunch,
        after event: Event,
        _ screen: Screen
    ) -> Violation? {
        counts.launches += 1
        let clip = launch.request.clip
        guard let index = index(of: clip) else { return nil }
        var source = InvocationSource.appLibrary
        switch event {
        case .card(.open):
            source = screen.card?.invocation.source ?? source
            if let isNoteOn { accounts[index].noteEnd = isNoteOn ? clock + 28_800 : nil }
        case .comeBack: break
        case .invoke(let invocation):
            source = invocation.source
            guard source.isForTesting || source.isReturn else { return .launchWithoutConsent(clip) }
        default: return .launchWithoutConsent(clip)
        }
        accounts[index].source = source
        accounts[index].payload = launch.payload
        return nil
    }

    private mutating func look(
        atRemovalOf clip: AppIdentifier,
        _ cause: Effect.RemovalCause,
        on device: Device
    ) -> Violation? {
        counts.removals += 1
        guard let index = index(of: clip) else { return nil }
        accounts[index] = Account()
        let holder = Holder.clip(clip)
        let hasItems = KeychainItem.Class.allCases.contains { itemClass in
            !device.keychainItems(matching: KeychainQuery(itemClass), of: holder).isEmpty
        }
        let hasGroup =
            cause != .fullApp && device.apps[apps[index]] == nil
            && device.groups.keys.contains { $0.app == apps[index] }
        let isThere =
            device.container(.own, of: holder) != nil || device.lives[clip] != nil
            || device.state.cachedClips[clip] != nil || device.state.latestLaunches[clip] != nil
        return hasItems || hasGroup || isThere ? .remains(clip) : nil
    }

    private mutating func look(
        at request: NotificationRequest,
        of clip: AppIdentifier,
        _ event: Event
    ) -> Violation? {
        counts.deliveries += 1
        guard let index = index(of: clip) else { return nil }
        var time = clock
        if case .push = event {
        } else {
            time = scheduled.removeValue(forKey: request.number) ?? time
        }
        if accounts[index].isAllowed { return nil }
        guard let end = accounts[index].noteEnd, time < end else {
            return .notificationNotAllowed(clip)
        }
        return nil
    }

    private mutating func look(at device: Device) -> Violation? {
        for index in clips.indices {
            let clip = clips[index]
            if device.state.cachedClips[clip] != nil, device.apps[apps[index]] != nil {
                return .clipBesideApp(clip)
            }
            for itemClass in KeychainItem.Class.allCases {
                let found = device.keychainItems(
                    matching: KeychainQuery(itemClass),
                    of: .clip(clip)
                )
                if found.contains(where: { $0.attributes.data.first == 1 }) {
                    return .clipReadsAppsKeychain(clip)
                }
            }
            guard let payload = accounts[index].payload,
                let here = Place(latitude: 47.37, longitude: 8.54)
            else { continue }
            let answer = device.confirmAcquired(payload, in: .circle(here, radius: 500))
            if case .isInRegion = answer {
                counts.confirmations += 1
                if !accounts[index].source.isPhysical { return .confirmedWithoutCode(clip) }
            }
        }
        return nil
    }
}
