import AppClipExperiences
import AppClipTypes

// What ends: a use, a process, a life.

extension Device {
    /// What runs in the foreground goes to the background.
    mutating func suspendForeground(_ effects: inout [Effect]) {
        guard let foreground = screen.foreground else { return }
        screen.foreground = nil
        screen.isOverlayShown = false
        hideLaunchBanner(&effects)
        switch foreground {
        case .clip(let clip, _):
            lives[clip]?.lastUse = now
            effects.append(.suspend(clip))
        case .app(let app):
            effects.append(.suspend(app))
        }
    }

    mutating func endProcess(of clip: AppIdentifier, _ effects: inout [Effect]) {
        if isInForeground(clip) { suspendForeground(&effects) }
        guard var life = lives.removeValue(forKey: clip) else { return }
        for index in life.instances.indices { life.instances[index].isInMemory = false }
        lives[clip] = life
    }

    /// A clip goes, and all its data with it (rules E-02 and F-01).
    ///
    /// Where the full app takes its place, the shared containers stay for the app, and the keychain
    /// was handed over before.
    mutating func removeClip(
        _ clip: AppIdentifier,
        because cause: Effect.RemovalCause,
        _ effects: inout [Effect]
    ) {
        guard let life = lives[clip], let cached = state.cachedClips[clip] else { return }
        if isInForeground(clip) { suspendForeground(&effects) }
        if let card = screen.card?.presentation, card.clip == clip {
            // A local experience launches what is on the device, and nothing else.
            if cause == .fullApp || card.experience == .local { dismissCard(&effects) }
        }
        for activity in life.activities { effects.append(.endActivity(activity, clip)) }
        for notification in life.scheduled {
            let reason = Reason(code: .clipNotOnDevice, rule: "E-02")
            effects.append(.drop(notification.request, clip, reason))
        }
        lives[clip] = nil
        state.cachedClips[clip] = nil
        state.latestLaunches[clip] = nil
        keychain.deleteAll(of: .clip(clip))
        if cause != .fullApp {
            groups = groups.filter { $0.key.app != cached.app.identifier }
        }
        effects.append(.removeClip(clip, cause))
    }

    // MARK: Backups

    /// What a backup of this device holds (rule E-04).
    public var backup: Backup {
        var items = keychain
        items.items.removeAll { $0.owner.isClip }
        return Backup(
            apps: apps,
            groups: groups.filter { apps[$0.key.app] != nil },
            keychain: items
        )
    }

    mutating func restore(_ backup: Backup, _ effects: inout [Effect]) {
        suspendForeground(&effects)
        dismissCard(&effects)
        for clip in lives.keys.sorted() { removeClip(clip, because: .restore, &effects) }
        apps = backup.apps
        groups = backup.groups
        keychain = backup.keychain
        state.installedApps = Set(backup.apps.keys)
    }
}
