// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipDevice
import AppClipExperiences
public import AppClipTypes

/// A violated invariant of the device.
public enum InvariantFinding: Sendable, Hashable {
    /// A clip can read a keychain item of its app.
    case clipReadsAppsKeychain(AppIdentifier)
    /// A clip and its full app are both installed.
    case clipBesideApp(AppIdentifier)
    /// One event launched more than one clip or app.
    case severalLaunches
    /// A clip was launched without a card, although neither by a tester nor by a return.
    case launchWithoutConsent(AppIdentifier)
    /// Data of a clip is left after its removal.
    case dataAfterRemoval(AppIdentifier)
    /// A notification was shown although neither the 8 hours nor the person allow it.
    case notificationNotAllowed(AppIdentifier)
    /// A location was confirmed although the invocation was not at a code or tag.
    case confirmedWithoutCode(AppIdentifier)
    /// The time of the clock decreased.
    case clockWentBackward
    /// Replaying the journal results in a different device.
    case replayDiffers
}

/// Checks invariants of a device from outside.
///
/// It tracks launches, notes and permissions on its own, from events and effects alone.
public struct InvariantChecker: Sendable {
    /// The number of occurrences of each checked effect.
    public private(set) var counts = Counts()

    private let clips: [AppIdentifier]
    private let apps: [AppIdentifier]
    private var tracked: [TrackedClip]
    private var clock = Timestamp(secondsSince1970: 0)
    private var scheduled: [Int: Timestamp] = [:]
    private var isNoteOn: Bool?

    /// The number of occurrences of each checked effect.
    public struct Counts: Sendable, Hashable {
        /// Launches of clips.
        public internal(set) var launches = 0
        /// Removals of clips.
        public internal(set) var removals = 0
        /// Notifications that were shown.
        public internal(set) var deliveries = 0
        /// Notifications that were dropped.
        public internal(set) var drops = 0
        /// Location checks with a result, positive or negative.
        public internal(set) var confirmations = 0
        /// Installations of apps.
        public internal(set) var installs = 0
    }

    /// The tracked state of a clip.
    private struct TrackedClip {
        var noteEnd: Timestamp?
        var isAllowed = false
        var source = InvocationSource.appLibrary
        var payload: ActivationPayload?
    }

    init(of scenery: Scenery) {
        clips = scenery.clips
        apps = scenery.apps.map { $0.identifier }
        tracked = scenery.clips.map { _ in TrackedClip() }
    }

    /// Checks the result of an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - effects: The effects of the event.
    ///   - device: The device after the event.
    ///   - screen: The screen before the event.
    /// - Returns: The first violated invariant; `nil` if there is none.
    public mutating func check(
        _ event: Event,
        _ effects: [Effect],
        on device: Device,
        screenBefore screen: Screen
    ) -> InvariantFinding? {
        guard device.now >= clock else { return .clockWentBackward }
        clock = device.now
        note(event, screen)
        var launches = 0
        for effect in effects {
            switch effect {
            case .launchApp: launches += 1
            case .launchClip(let launch):
                launches += 1
                if let finding = check(launch, after: event, screen) { return finding }
            case .showCard(_, let notes): isNoteOn = notes.notifications
            case .install: counts.installs += 1
            case .removeClip(let clip, let cause):
                if let finding = check(removalOf: clip, cause, on: device) { return finding }
            case .deliver(let request, let clip, _):
                if let finding = check(request, of: clip, event) { return finding }
            case .drop: counts.drops += 1
            case .answer(.notifications, let isGranted):
                if case .clip(let clip, _)? = screen.foreground, let index = index(of: clip) {
                    tracked[index].isAllowed = isGranted
                }
            default: break
            }
        }
        if launches > 1 { return .severalLaunches }
        return check(device)
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

    private mutating func check(
        _ launch: ClipLaunch,
        after event: Event,
        _ screen: Screen
    ) -> InvariantFinding? {
        counts.launches += 1
        let clip = launch.request.clip
        guard let index = index(of: clip) else { return nil }
        var source = InvocationSource.appLibrary
        switch event {
        case .card(.open):
            source = screen.card?.invocation.source ?? source
            if let isNoteOn { tracked[index].noteEnd = isNoteOn ? clock + 28_800 : nil }
        case .comeBack: break
        case .invoke(let invocation):
            source = invocation.source
            guard source.isForTesting || source.isReturn else { return .launchWithoutConsent(clip) }
        default: return .launchWithoutConsent(clip)
        }
        tracked[index].source = source
        tracked[index].payload = launch.payload
        return nil
    }

    private mutating func check(
        removalOf clip: AppIdentifier,
        _ cause: Effect.RemovalCause,
        on device: Device
    ) -> InvariantFinding? {
        counts.removals += 1
        guard let index = index(of: clip) else { return nil }
        tracked[index] = TrackedClip()
        let owner = AppOrClip.clip(clip)
        let hasItems = KeychainItem.Class.allCases.contains { itemClass in
            !device.keychainItems(matching: KeychainQuery(itemClass), of: owner).isEmpty
        }
        let hasGroup =
            cause != .fullApp && device.apps[apps[index]] == nil
            && device.groups.keys.contains { $0.app == apps[index] }
        let isThere =
            device.container(.own, of: owner) != nil || device.clips[clip] != nil
            || device.state.cachedClips[clip] != nil || device.state.latestLaunches[clip] != nil
        return hasItems || hasGroup || isThere ? .dataAfterRemoval(clip) : nil
    }

    private mutating func check(
        _ request: NotificationRequest,
        of clip: AppIdentifier,
        _ event: Event
    ) -> InvariantFinding? {
        counts.deliveries += 1
        guard let index = index(of: clip) else { return nil }
        var time = clock
        if case .push = event {
        } else {
            time = scheduled.removeValue(forKey: request.number) ?? time
        }
        if tracked[index].isAllowed { return nil }
        guard let end = tracked[index].noteEnd, time < end else {
            return .notificationNotAllowed(clip)
        }
        return nil
    }

    private mutating func check(_ device: Device) -> InvariantFinding? {
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
            guard let payload = tracked[index].payload,
                let here = Place(latitude: 47.37, longitude: 8.54)
            else { continue }
            let result = device.confirmAcquired(payload, in: .circle(here, radius: 500))
            if case .isInRegion = result {
                counts.confirmations += 1
                if !tracked[index].source.isPhysical { return .confirmedWithoutCode(clip) }
            }
        }
        return nil
    }
}
