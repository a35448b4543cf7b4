// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

// The transition from a clip to its full app.

extension Device {
    /// Launches a full app in the foreground.
    mutating func run(_ app: AppIdentifier, _ activity: UserActivity?, _ effects: inout [Effect]) {
        suspendForeground(&effects)
        dismissCard(&effects)
        screen.foreground = .app(app)
        if var installed = apps[app] {
            (installed.wasLaunchedWarm, installed.isInMemory) = (installed.isInMemory, true)
            apps[app] = installed
        }
        effects.append(.launchApp(app, activity))
    }

    mutating func open(_ app: AppIdentifier, _ effects: inout [Effect]) {
        run(app, nil, &effects)
    }

    // MARK: Overlay and store page

    /// Shows the overlay for the clip's own app; there is none for other apps (rules F-18 and
    /// E-61).
    ///
    /// The overlay fails to load if the app is not in the store.
    mutating func showOverlay(
        for caller: AppOrClip,
        in world: World,
        _ effects: inout [Effect]
    ) throws(Reason) {
        guard case .clip(let clip) = caller, let app = state.cachedClips[clip]?.app else {
            throw Reason(code: .appNotInStore, rule: "F-18")
        }
        let offer = world.offers.first { $0.clip.identifier == clip }
        if let offer, offer.build?.stage != .released {
            effects.append(.overlay(.failedToLoad, app))
            throw Reason(code: .appNotInStore, rule: "F-19")
        }
        guard !screen.isOverlayShown else { return }
        screen.isOverlayShown = true
        effects.append(.overlay(.appeared, app))
    }

    mutating func dismissOverlay(for caller: AppOrClip, _ effects: inout [Effect]) {
        guard screen.isOverlayShown, case .clip(let clip) = caller,
            let app = state.cachedClips[clip]?.app
        else { return }
        screen.isOverlayShown = false
        effects.append(.overlay(.dismissed, app))
    }

    mutating func openStore(
        of clip: AppIdentifier,
        from source: Event.StoreSource,
        _ effects: inout [Effect]
    ) {
        guard let app = state.cachedClips[clip]?.app else { return }
        switch source {
        case .settings: break
        case .launchBanner:
            // The banner can only be tapped while it is shown.
            guard screen.launchBannerEnd != nil, isInForeground(clip) else { return }
        case .overlay:
            guard screen.isOverlayShown, isInForeground(clip) else { return }
        }
        effects.append(.openStore(app))
    }

    // MARK: Installation and removal

    /// Installs the full app, which replaces its clip (rule F-01).
    mutating func install(
        _ identifier: AppIdentifier,
        _ signing: Signing,
        in world: World,
        _ effects: inout [Effect]
    ) {
        guard let record = world.app(identifier) else { return }
        var app =
            apps[identifier]
            ?? InstalledApp(app: record.app, traits: record.traits, signing: signing)
        (app.app, app.traits, app.signing) = (record.app, record.traits, signing)

        let clips = state.cachedClips.filter { $0.value.app.identifier == identifier }.keys.sorted()
        for clip in clips {
            transferData(from: clip, to: &app)
            removeClip(clip, because: .fullApp, &effects)
        }
        // The app keeps only the groups that its own entitlement names.
        groups = groups.filter { group, _ in
            group.app != identifier || app.traits.groups.contains(group.name)
        }
        if screen.card?.presentation.app.identifier == identifier { dismissCard(&effects) }
        apps[identifier] = app
        state.installedApps.insert(identifier)
        effects.append(.install(app.app))
    }

    /// Transfers some permissions to the app (rule F-17), and from iOS 15.4 on the clip's keychain
    /// items, if both entitlements exist (rules F-09 to F-11).
    private mutating func transferData(from clip: AppIdentifier, to app: inout InstalledApp) {
        guard let installed = clips[clip], let cached = state.cachedClips[clip] else { return }
        app.permissions.answers.merge(installed.permissions.carriedOver.answers) { own, _ in own }
        let isEntitled = cached.traits.namesParent && app.traits.namesClip
        if state.system >= .keychainHandOver, isEntitled {
            keychain.transfer(from: clip, to: app.app.identifier)
        }
    }

    /// Removes an app with its data; its keychain items may remain (rule F-08).
    mutating func remove(_ app: AppIdentifier, _ effects: inout [Effect]) {
        if screen.foreground == .app(app) { suspendForeground(&effects) }
        apps[app] = nil
        groups = groups.filter { $0.key.app != app }
        state.installedApps.remove(app)
        effects.append(.removeApp(app))
    }
}
