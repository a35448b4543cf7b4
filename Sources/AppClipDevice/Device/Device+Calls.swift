public import AppClipTypes

// What clips and apps in the foreground call.

extension Device {
    mutating func perform(_ call: Call, in world: World, _ effects: inout [Effect]) {
        guard let holder = screen.foreground?.holder else { return }
        do throws(Reason) {
            switch call {
            case .write(let file, let bytes, let place):
                try change(place, of: holder) { $0.files[file] = bytes }
            case .delete(let file, let place):
                try change(place, of: holder) { $0.files[file] = nil }
            case .set(let value, let key, let place):
                try change(place, of: holder) { $0.defaults[key] = value }
            case .addToKeychain(let attributes):
                guard keychain.add(attributes, for: holder) else {
                    throw Reason(code: .duplicateItem, rule: "F-15")
                }
            case .deleteFromKeychain(let query):
                keychain.delete(query, of: holder)
            case .request(let permission, let answer):
                try request(permission, answer, for: holder, &effects)
            case .schedule(let notification, let time):
                guard case .clip(let clip) = holder else { return }
                schedule(notification, at: time, for: clip, in: world)
            case .cancel(let number):
                lives[holder.identifier]?.scheduled.removeAll { $0.request.number == number }
            case .beginActivity(let name):
                try beginActivity(name, for: holder, &effects)
            case .endActivity(let name):
                endActivity(name, for: holder, &effects)
            case .signIn(let user):
                let team = holder.identifier.prefix
                accounts.states[Accounts.User(team: team, identifier: user)] = .authorized
            case .writeRecord(let record, let name, let container):
                if holder.isClip { throw Reason(code: .readOnly, rule: "F-23") }
                publicDatabases[container, default: [:]][name] = record
            case .showOverlay:
                try showOverlay(for: holder, in: world, &effects)
            case .dismissOverlay:
                dismissOverlay(for: holder, &effects)
            }
        } catch {
            effects.append(.refuse(error))
        }
    }

    // MARK: Permissions

    /// Camera, microphone, Bluetooth, notifications and the location while in use are all that a
    /// clip can ask for (rules E-18, E-20, E-24, E-45 and E-52).
    private mutating func request(
        _ permission: Permission,
        _ answer: Bool,
        for holder: Holder,
        _ effects: inout [Effect]
    ) throws(Reason) {
        if holder.isClip, let rule = permission.ruleAgainstClips {
            effects.append(.answer(permission, isGranted: false))
            throw Reason(code: .notForClips, rule: rule)
        }
        if permission == .location, !settings.isLocationServicesOn {
            effects.append(.answer(permission, isGranted: false))
            throw Reason(code: .locationNotAllowed, rule: "E-32")
        }
        if let known = knownAnswer(permission, of: holder) {
            effects.append(.answer(permission, isGranted: known))
            return
        }
        effects.append(.prompt(permission))
        effects.append(.answer(permission, isGranted: answer))
        switch holder {
        case .app(let app):
            apps[app]?.permissions.answers[permission] = answer
        case .clip(let clip):
            if permission == .location, answer {
                let end = endOfLocation
                lives[clip]?.locationEnd = end
            } else {
                lives[clip]?.permissions.answers[permission] = answer
            }
        }
    }

    private func knownAnswer(_ permission: Permission, of holder: Holder) -> Bool? {
        if case .clip(let clip) = holder, permission == .location, lives[clip]?.locationEnd != nil {
            return true
        }
        return permissions(of: holder)?.answers[permission]
    }

    // MARK: Live Activities

    private mutating func beginActivity(
        _ name: String,
        for holder: Holder,
        _ effects: inout [Effect]
    ) throws(Reason) {
        guard case .clip(let clip) = holder else { return }
        guard state.system >= .largerClips else {
            throw Reason(
                code: .functionNeedsNewerSystem(needed: .largerClips, found: state.system),
                rule: "E-54"
            )
        }
        guard state.cachedClips[clip]?.traits.hasLiveActivities ?? false else {
            throw Reason(code: .notEntitled, rule: "E-57")
        }
        guard var activities = lives[clip]?.activities, !activities.contains(name) else { return }
        activities.append(name)
        lives[clip]?.activities = activities.sorted()
        effects.append(.beginActivity(name, clip))
    }

    private mutating func endActivity(
        _ name: String,
        for holder: Holder,
        _ effects: inout [Effect]
    ) {
        guard case .clip(let clip) = holder,
            let place = lives[clip]?.activities.firstIndex(of: name)
        else { return }
        lives[clip]?.activities.remove(at: place)
        effects.append(.endActivity(name, clip))
    }
}

extension Permission {
    /// The rule by which clips cannot ask for it, without a prompt; `nil` where they can.
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
    /// Who runs.
    public var holder: Holder {
        switch self {
        case .clip(let clip, _): .clip(clip)
        case .app(let app): .app(app)
        }
    }
}

extension Holder {
    /// The identifier of the clip or app.
    public var identifier: AppIdentifier {
        switch self {
        case .clip(let identifier), .app(let identifier): identifier
        }
    }
}
