// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

// Suspension, termination and removal.

extension Device {
    /// Suspends the clip or app in the foreground.
    mutating func suspendForeground(_ effects: inout [Effect]) {
        guard let foreground = screen.foreground else { return }
        screen.foreground = nil
        screen.isOverlayShown = false
        hideLaunchBanner(&effects)
        switch foreground {
        case .clip(let clip, _):
            clips[clip]?.lastUse = now
            effects.append(.suspend(clip))
        case .app(let app):
            effects.append(.suspend(app))
        }
    }

    mutating func endProcess(of clip: AppIdentifier, _ effects: inout [Effect]) {
        if isInForeground(clip) { suspendForeground(&effects) }
        guard var installed = clips.removeValue(forKey: clip) else { return }
        for index in installed.instances.indices { installed.instances[index].isInMemory = false }
        clips[clip] = installed
    }

    /// Removes a clip with all its data (rules E-02 and F-01).
    ///
    /// If the full app replaces it, the shared containers are kept for the app, and the keychain
    /// items have already been transferred.
    mutating func removeClip(
        _ clip: AppIdentifier,
        because cause: Effect.RemovalCause,
        _ effects: inout [Effect]
    ) {
        guard let installed = clips[clip], let cached = state.cachedClips[clip] else { return }
        if isInForeground(clip) { suspendForeground(&effects) }
        if let card = screen.card?.presentation, card.clip == clip {
            // A local experience can launch only a clip that is on the device.
            if cause == .fullApp || card.experience == .local { dismissCard(&effects) }
        }
        for activity in installed.activities { effects.append(.endActivity(activity, clip)) }
        for notification in installed.scheduled {
            let reason = Reason(code: .clipNotOnDevice, rule: "E-02")
            effects.append(.drop(notification.request, clip, reason))
        }
        clips[clip] = nil
        state.cachedClips[clip] = nil
        state.latestLaunches[clip] = nil
        keychain.deleteAll(of: .clip(clip))
        if cause != .fullApp {
            groups = groups.filter { $0.key.app != cached.app.identifier }
        }
        effects.append(.removeClip(clip, cause))
    }

    // MARK: Backups

    /// The contents of a backup of this device (rule E-04).
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
        for clip in clips.keys.sorted() { removeClip(clip, because: .restore, &effects) }
        // Nothing is in memory after a restore.
        apps = backup.apps.mapValues { app in
            var app = app
            app.isInMemory = false
            return app
        }
        groups = backup.groups
        keychain = backup.keychain
        state.installedApps = Set(backup.apps.keys)
    }
}
