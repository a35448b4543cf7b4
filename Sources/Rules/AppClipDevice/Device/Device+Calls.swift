// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

// System calls of the clip or app in the foreground.

extension Device {
    mutating func perform(_ call: Call, in world: World, _ effects: inout [Effect]) {
        guard let caller = screen.foreground?.appOrClip else { return }
        do throws(Reason) {
            switch call {
            case .write(let file, let bytes, let place):
                try change(place, of: caller) { $0.files[file] = bytes }
            case .delete(let file, let place):
                try change(place, of: caller) { $0.files[file] = nil }
            case .set(let value, let key, let place):
                try change(place, of: caller) { $0.defaults[key] = value }
            case .addToKeychain(let attributes):
                guard keychain.add(attributes, for: caller) else {
                    throw Reason(code: .duplicateItem, rule: "F-15")
                }
            case .deleteFromKeychain(let query):
                keychain.delete(query, of: caller)
            case .request(let permission, let answer):
                try request(permission, answer, for: caller, &effects)
            case .schedule(let notification, let time):
                guard case .clip(let clip) = caller else { return }
                schedule(notification, at: time, for: clip, in: world)
            case .cancel(let number):
                clips[caller.identifier]?.scheduled.removeAll { $0.request.number == number }
            case .beginActivity(let name):
                try beginActivity(name, for: caller, &effects)
            case .endActivity(let name):
                endActivity(name, for: caller, &effects)
            case .signIn(let user):
                let team = caller.identifier.prefix
                accounts.states[Accounts.User(team: team, identifier: user)] = .authorized
            case .writeRecord(let record, let name, let container):
                if caller.isClip { throw Reason(code: .readOnly, rule: "F-23") }
                publicDatabases[container, default: [:]][name] = record
            case .showOverlay:
                try showOverlay(for: caller, in: world, &effects)
            case .dismissOverlay:
                dismissOverlay(for: caller, &effects)
            }
        } catch {
            effects.append(.refuse(error))
        }
    }

    // MARK: Permissions

    /// Requests a permission.
    ///
    /// A clip can request camera, microphone, Bluetooth, notifications and the location while in
    /// use, and nothing else (rules E-18, E-20, E-24, E-45 and E-52).
    private mutating func request(
        _ permission: Permission,
        _ answer: Bool,
        for caller: AppOrClip,
        _ effects: inout [Effect]
    ) throws(Reason) {
        if caller.isClip, let rule = permission.ruleAgainstClips {
            effects.append(.answer(permission, isGranted: false))
            throw Reason(code: .notForClips, rule: rule)
        }
        if permission == .location, !settings.isLocationServicesOn {
            effects.append(.answer(permission, isGranted: false))
            throw Reason(code: .locationNotAllowed, rule: "E-32")
        }
        if let known = knownAnswer(permission, of: caller) {
            effects.append(.answer(permission, isGranted: known))
            return
        }
        effects.append(.prompt(permission))
        effects.append(.answer(permission, isGranted: answer))
        switch caller {
        case .app(let app):
            apps[app]?.permissions.answers[permission] = answer
        case .clip(let clip):
            if permission == .location, answer {
                let end = endOfLocation
                clips[clip]?.locationEnd = end
            } else {
                clips[clip]?.permissions.answers[permission] = answer
            }
        }
    }

    private func knownAnswer(_ permission: Permission, of caller: AppOrClip) -> Bool? {
        if case .clip(let clip) = caller, permission == .location, clips[clip]?.locationEnd != nil {
            return true
        }
        return permissions(of: caller)?.answers[permission]
    }

    // MARK: Live Activities

    private mutating func beginActivity(
        _ name: String,
        for caller: AppOrClip,
        _ effects: inout [Effect]
    ) throws(Reason) {
        guard case .clip(let clip) = caller else { return }
        guard state.system >= .largerClips else {
            throw Reason(
                code: .functionNeedsNewerSystem(needed: .largerClips, found: state.system),
                rule: "E-54"
            )
        }
        guard state.cachedClips[clip]?.traits.hasLiveActivities ?? false else {
            throw Reason(code: .notEntitled, rule: "E-57")
        }
        guard var activities = clips[clip]?.activities, !activities.contains(name) else { return }
        activities.append(name)
        clips[clip]?.activities = activities.sorted()
        effects.append(.beginActivity(name, clip))
    }

    private mutating func endActivity(
        _ name: String,
        for caller: AppOrClip,
        _ effects: inout [Effect]
    ) {
        guard case .clip(let clip) = caller,
            let place = clips[clip]?.activities.firstIndex(of: name)
        else { return }
        clips[clip]?.activities.remove(at: place)
        effects.append(.endActivity(name, clip))
    }
}

extension Permission {
    /// The rule that denies this permission to clips without a prompt; `nil` if they can request
    /// it.
    public var ruleAgainstClips: RuleID? {
        switch self {
        case .camera, .microphone, .bluetooth, .notifications, .location: nil
        case .locationAlways: "E-20"
        case .tracking: "E-18"
        case .contacts, .calendar, .reminders, .photos, .health, .motion, .media: "E-24"
        }
    }
}

extension Screen.Foreground {
    /// The clip or app that is running.
    public var appOrClip: AppOrClip {
        switch self {
        case .clip(let clip, _): .clip(clip)
        case .app(let app): .app(app)
        }
    }
}

extension AppOrClip {
    /// The identifier of the clip or app.
    public var identifier: AppIdentifier {
        switch self {
        case .clip(let identifier), .app(let identifier): identifier
        }
    }
}
