// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes

// Validation: every event is checked before it changes anything.

extension Device {
    func check(_ event: Event, in world: World) throws(DeviceError) {
        switch event {
        case .advance(let time): try check(time)
        case .change(let setting): try check(setting)
        case .invoke(let invocation):
            try check(invocation.time)
            try world.check(for: invocation.url)
            try checkParents(in: world)
        case .card(let action):
            guard let card = screen.card else { throw DeviceError(code: .noCard, place: .event) }
            if action == .viewSite, !card.invocation.source.hasPageBesideCard {
                throw DeviceError(code: .cardWithoutPage, place: .event)
            }
        case .comeBack(let clip, let source):
            try checkIsHere(clip)
            guard case .notification(let number) = source else { return }
            let isThere = clips[clip]?.delivered.contains { $0.number == number } ?? false
            if !isThere {
                throw DeviceError(code: .unknownNotification(number), place: .event)
            }
        case .leave:
            try checkForeground()
        case .call(let call):
            try checkForeground()
            try check(call, in: world)
        case .push(let request, _):
            try world.check(for: request.target)
        case .endProcess(let clip), .openStore(let clip, _), .deleteClip(let clip):
            try checkIsHere(clip)
        case .installApp(let app, _):
            try world.check(for: nil)
            try checkParents(in: world)
            guard world.app(app) != nil else {
                throw DeviceError(code: .unknownApp(app), place: .event)
            }
            // An identifier belongs to a clip or to an app, never to both.
            if state.cachedClips[app] != nil {
                throw DeviceError(code: .clipIsItsApp(app), place: .event)
            }
        case .removeApp(let app), .openApp(let app):
            guard apps[app] != nil else {
                throw DeviceError(code: .notOnDevice(app), place: .event)
            }
        case .removeLocalExperience(let local):
            guard state.localExperiences.contains(local) else {
                throw DeviceError(code: .unknownLocalExperience, place: .event)
            }
        case .open, .addLocalExperience, .clearExperienceCache, .clearWebsiteData, .revokeSignIn,
            .restore:
            break
        }
    }

    private func check(_ time: Timestamp) throws(DeviceError) {
        guard Timestamp.showable.contains(time) else {
            throw DeviceError(code: .impossibleTime(time), place: .time)
        }
        guard time >= now else {
            throw DeviceError(code: .clockTurnedBack(from: now, to: time), place: .time)
        }
    }

    private func check(_ setting: Setting) throws(DeviceError) {
        switch setting {
        case .system(let version):
            guard version.isKnown else {
                throw DeviceError(code: .unknownSystem(version), place: .setting)
            }
            guard version >= state.system else {
                throw DeviceError(
                    code: .systemTurnedBack(from: state.system, to: version),
                    place: .setting
                )
            }
        case .retention(let seconds), .cacheLifetime(let seconds):
            guard (0...DeviceSettings.longestDuration).contains(seconds) else {
                throw DeviceError(code: .impossibleDuration(seconds), place: .setting)
            }
        case .languages, .region, .zone, .position, .privateBrowsing, .knownSender,
            .clipsForbidden, .locationServices:
            break
        }
    }

    private func check(_ call: Call, in world: World) throws(DeviceError) {
        switch call {
        case .schedule(let request, let time):
            guard Timestamp.showable.contains(time) else {
                throw DeviceError(code: .impossibleTime(time), place: .event)
            }
            try world.check(for: request.target)
        case .showOverlay: try world.check(for: nil)
        default: break
        }
    }

    /// Checks the full apps of clips: a clip on the device cannot move to another full app.
    private func checkParents(in world: World) throws(DeviceError) {
        for (index, offer) in world.offers.enumerated() {
            guard let cached = state.cachedClips[offer.clip.identifier],
                cached.app.identifier != offer.app.identifier
            else { continue }
            throw DeviceError(
                code: .clipOfAnotherApp(offer.clip.identifier),
                place: .offer(index)
            )
        }
    }

    private func checkIsHere(_ clip: AppIdentifier) throws(DeviceError) {
        guard clips[clip] != nil else {
            throw DeviceError(code: .notOnDevice(clip), place: .event)
        }
    }

    private func checkForeground() throws(DeviceError) {
        guard screen.foreground != nil else {
            throw DeviceError(code: .nothingInForeground, place: .event)
        }
    }
}

extension InvocationSource {
    /// Whether the person can choose the page instead of the clip: on the card in a page (rule
    /// D-29), and on the bubble in Messages (rule D-32).
    fileprivate var hasPageBesideCard: Bool { self == .pageCard || self == .messages }
}
