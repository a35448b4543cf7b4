import AppClipExperiences
import AppClipTypes

// What cannot be: asked before anything is done.

extension Device {
    func check(_ event: Event, in world: World) throws(DeviceFault) {
        switch event {
        case .advance(let time): try check(time)
        case .change(let setting): try check(setting)
        case .invoke(let invocation):
            try check(invocation.time)
            try world.check(for: invocation.url)
            try checkParents(in: world)
        case .card:
            guard screen.card != nil else { throw DeviceFault(code: .noCard, place: .event) }
        case .comeBack(let clip, let way):
            try checkIsHere(clip)
            guard case .notification(let number) = way else { return }
            let isThere = lives[clip]?.delivered.contains { $0.number == number } ?? false
            if !isThere {
                throw DeviceFault(code: .unknownNotification(number), place: .event)
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
            guard world.offers.contains(where: { $0.app.identifier == app }) else {
                throw DeviceFault(code: .unknownApp(app), place: .event)
            }
            // An identifier is that of a clip or of an app, and never of both.
            if state.cachedClips[app] != nil {
                throw DeviceFault(code: .clipIsItsApp(app), place: .event)
            }
        case .removeApp(let app), .openApp(let app):
            guard apps[app] != nil else {
                throw DeviceFault(code: .notOnDevice(app), place: .event)
            }
        case .removeLocalExperience(let local):
            guard state.localExperiences.contains(local) else {
                throw DeviceFault(code: .unknownLocalExperience, place: .event)
            }
        case .addLocalExperience, .clearExperienceCache, .clearWebsiteData, .revokeSignIn,
            .restore:
            break
        }
    }

    private func check(_ time: Timestamp) throws(DeviceFault) {
        guard Timestamp.showable.contains(time) else {
            throw DeviceFault(code: .impossibleTime(time), place: .time)
        }
        guard time >= now else {
            throw DeviceFault(code: .clockTurnedBack(from: now, to: time), place: .time)
        }
    }

    private func check(_ setting: Setting) throws(DeviceFault) {
        switch setting {
        case .system(let version):
            guard version.isKnown else {
                throw DeviceFault(code: .unknownSystem(version), place: .setting)
            }
            guard version >= state.system else {
                throw DeviceFault(
                    code: .systemTurnedBack(from: state.system, to: version),
                    place: .setting
                )
            }
        case .retention(let seconds), .cacheLifetime(let seconds):
            guard (0...DeviceSettings.longestDuration).contains(seconds) else {
                throw DeviceFault(code: .impossibleDuration(seconds), place: .setting)
            }
        case .languages, .region, .zone, .position, .privateBrowsing, .knownSender,
            .clipsForbidden, .locationServices:
            break
        }
    }

    private func check(_ call: Call, in world: World) throws(DeviceFault) {
        switch call {
        case .schedule(let request, let time):
            guard Timestamp.showable.contains(time) else {
                throw DeviceFault(code: .impossibleTime(time), place: .event)
            }
            try world.check(for: request.target)
        case .showOverlay: try world.check(for: nil)
        default: break
        }
    }

    /// A clip that is on the device does not change its full app.
    private func checkParents(in world: World) throws(DeviceFault) {
        for (index, offer) in world.offers.enumerated() {
            guard let cached = state.cachedClips[offer.clip.identifier],
                cached.app.identifier != offer.app.identifier
            else { continue }
            throw DeviceFault(
                code: .clipOfAnotherApp(offer.clip.identifier),
                place: .offer(index)
            )
        }
    }

    private func checkIsHere(_ clip: AppIdentifier) throws(DeviceFault) {
        guard lives[clip] != nil else {
            throw DeviceFault(code: .notOnDevice(clip), place: .event)
        }
    }

    private func checkForeground() throws(DeviceFault) {
        guard screen.foreground != nil else {
            throw DeviceFault(code: .nothingInForeground, place: .event)
        }
    }
}
