import AppClipExperiences
import AppClipTypes

// The way to the full app.

extension Device {
    /// The full app gets an invocation.
    mutating func run(_ app: AppIdentifier, _ activity: UserActivity?, _ effects: inout [Effect]) {
        suspendForeground(&effects)
        dismissCard(&effects)
        screen.foreground = .app(app)
        effects.append(.launchApp(app, activity))
    }

    mutating func open(_ app: AppIdentifier, _ effects: inout [Effect]) {
        run(app, nil, &effects)
    }

    // MARK: Recommending it

    /// The overlay recommends the clip's own app, and no other (rules F-18 and E-61).
    ///
    /// It cannot be loaded where the world says that the app is not in the store.
    mutating func showOverlay(
        for holder: Holder,
        in world: World,
        _ effects: inout [Effect]
    ) throws(Reason) {
        guard case .clip(let clip) = holder, let app = state.cachedClips[clip]?.app else {
            throw Reason(code: .appNotInStore, rule: "F-18")
        }
        let build = world.offers.first { $0.clip.identifier == clip }?.build
        if let build, build.stage != .released {
            effects.append(.overlay(.failedToLoad, app))
            throw Reason(code: .appNotInStore, rule: "F-19")
        }
        guard !screen.isOverlayShown else { return }
        screen.isOverlayShown = true
        effects.append(.overlay(.appeared, app))
    }

    mutating func dismissOverlay(for holder: Holder, _ effects: inout [Effect]) {
        guard screen.isOverlayShown, case .clip(let clip) = holder,
            let app = state.cachedClips[clip]?.app
        else { return }
        screen.isOverlayShown = false
        effects.append(.overlay(.dismissed, app))
    }

    mutating func openStore(
        of clip: AppIdentifier,
        from way: Event.StoreWay,
        _ effects: inout [Effect]
    ) {
        guard let app = state.cachedClips[clip]?.app else { return }
        switch way {
        case .settings: break
        case .launchBanner:
            // A banner that is gone cannot be tapped.
            guard screen.launchBannerEnd != nil, isInForeground(clip) else { return }
        case .overlay:
            guard screen.isOverlayShown, isInForeground(clip) else { return }
        }
        effects.append(.openStore(app))
    }

    // MARK: Installing and removing it

    /// The full app takes the place of its clip (rule F-01).
    mutating func install(
        _ identifier: AppIdentifier,
        _ signing: Signing,
        in world: World,
        _ effects: inout [Effect]
    ) {
        guard let offer = world.offers.first(where: { $0.app.identifier == identifier }) else {
            return
        }
        var app =
            apps[identifier]
            ?? InstalledApp(app: offer.app, traits: offer.appTraits, signing: signing)
        (app.app, app.traits, app.signing) = (offer.app, offer.appTraits, signing)

        let clips = state.cachedClips.filter { $0.value.app.identifier == identifier }.keys.sorted()
        for clip in clips {
            handOver(from: clip, to: &app)
            removeClip(clip, because: .fullApp, &effects)
        }
        // What the app's own entitlement does not name, it cannot claim.
        groups = groups.filter { group, _ in
            group.app != identifier || app.traits.groups.contains(group.name)
        }
        if screen.card?.presentation.app.identifier == identifier { dismissCard(&effects) }
        apps[identifier] = app
        state.installedApps.insert(identifier)
        effects.append(.install(app.app))
    }

    /// What the app inherits: some permissions (rule F-17), and from 15.4 on what the clip stored in
    /// the keychain, if both entitlements are there (rules F-09 to F-11).
    private mutating func handOver(from clip: AppIdentifier, to app: inout InstalledApp) {
        guard let life = lives[clip], let cached = state.cachedClips[clip] else { return }
        app.permissions.answers.merge(life.permissions.handedOver.answers) { own, _ in own }
        let isEntitled = cached.traits.namesParent && app.traits.namesClip
        if state.system >= .keychainHandOver, isEntitled {
            keychain.handOver(from: clip, to: app.app.identifier)
        }
    }

    /// An app goes with its data; what it stored in the keychain may remain (rule F-08).
    mutating func remove(_ app: AppIdentifier, _ effects: inout [Effect]) {
        if screen.foreground == .app(app) { suspendForeground(&effects) }
        apps[app] = nil
        groups = groups.filter { $0.key.app != app }
        state.installedApps.remove(app)
        effects.append(.removeApp(app))
    }
}
