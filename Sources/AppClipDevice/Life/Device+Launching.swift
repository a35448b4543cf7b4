import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

// Launches of clips, and returns to them.

/// What a launch needs to know.
private struct LaunchPlan {
    let request: LaunchRequest
    let app: App
    let traits: ClipTraits
    let signing: Signing
    let instance: InstanceIdentifier
    let source: InvocationSource
    var position: Place?

    /// The notes of the card; `nil` without a card.
    var notes: CardNotes?

    /// Whether an experience of the clip covers the URL.
    var isRegistered = true
}

extension Device {
    /// The person has agreed on a card.
    mutating func launch(from card: ShownCard, _ effects: inout [Effect]) {
        let presentation = card.presentation
        // The clip may have been removed since the card came.
        if !card.hasDownloaded, state.cachedClips[presentation.clip] == nil {
            effects.append(.download(presentation.clip))
        }
        launch(
            LaunchPlan(
                request: presentation.consent(),
                app: presentation.app,
                traits: card.traits,
                signing: card.signing,
                instance: presentation.experience.instance,
                source: card.invocation.source,
                position: card.position,
                notes: card.notes
            ),
            &effects
        )
        screen.launchBannerEnd = now + settings.launchBannerDuration
        effects.append(.showLaunchBanner(presentation.app))
    }

    /// A launch without a card: from Xcode, from TestFlight, or a return.
    mutating func launch(
        _ request: LaunchRequest,
        after invocation: Invocation,
        in world: World,
        _ effects: inout [Effect]
    ) {
        let source = invocation.source
        guard let offer = world.offers.first(where: { $0.clip.identifier == request.clip }) else {
            return
        }
        if source.isReturn {
            guard let instance = lives[request.clip]?.instances.last else { return }
            return resume(request.clip, instance.identifier, request.activity, source, &effects)
        }
        if state.cachedClips[request.clip] == nil { effects.append(.download(request.clip)) }
        let advanced = world.advanced?.clip == request.clip ? world.advanced : nil
        launch(
            LaunchPlan(
                request: request,
                app: offer.app,
                traits: offer.clipTraits,
                signing: source == .xcode ? invocation.details.signing : .testFlight,
                instance: advanced.map { .advanced($0.id) } ?? .standard,
                source: source,
                isRegistered: advanced != nil || offer.association == .verified
            ),
            &effects
        )
    }

    private mutating func launch(_ plan: LaunchPlan, _ effects: inout [Effect]) {
        let clip = plan.request.clip
        suspendForeground(&effects)
        hideLaunchBanner(&effects)
        state.cachedClips[clip] = CachedClip(
            app: plan.app,
            signing: plan.signing,
            traits: plan.traits
        )
        var life = lives.removeValue(forKey: clip) ?? ClipLife(lastUse: now)
        life.lastUse = now
        if let isOn = plan.notes?.notifications {
            // Up to 8 hours after each launch whose card carried the note (contradiction X-14).
            life.ephemeralEnd = isOn ? now + Self.ephemeralDuration : nil
        }
        let launch = activate(
            plan.instance,
            of: &life,
            plan.request,
            source: plan.source,
            position: plan.position,
            mayVerifyLocation: plan.notes?.location ?? false,
            isRegistered: plan.isRegistered
        )
        lives[clip] = life
        if let activity = plan.request.activity {
            state.latestLaunches[clip] = activity.webpageURL
        }
        screen.foreground = .clip(clip, plan.instance)
        effects.append(.launchClip(launch))
    }

    /// Makes an instance the one that runs.
    private mutating func activate(
        _ identifier: InstanceIdentifier,
        of life: inout ClipLife,
        _ request: LaunchRequest,
        source: InvocationSource,
        position: Place?,
        mayVerifyLocation: Bool,
        isRegistered: Bool
    ) -> ClipLaunch {
        launchCount += 1
        let url = request.activity?.webpageURL
        let place = life.instances.firstIndex { $0.identifier == identifier }
        let earlier = place.map { life.instances.remove(at: $0) }
        life.instances.append(
            ClipInstance(
                identifier: identifier,
                activation: Activation(
                    launch: launchCount,
                    url: url,
                    source: source,
                    position: position,
                    mayVerifyLocation: mayVerifyLocation,
                    isRegistered: isRegistered
                ),
                isInMemory: true
            )
        )
        return ClipLaunch(
            request: request,
            instance: identifier,
            isWarm: earlier?.isInMemory ?? false,
            payload: url.map { url in
                ActivationPayload(url: url, clip: request.clip, launch: launchCount)
            }
        )
    }

    // MARK: Coming back

    mutating func comeBack(
        to clip: AppIdentifier,
        by way: Event.ReturnWay,
        _ effects: inout [Effect]
    ) {
        guard let life = lives[clip], let last = life.instances.last else { return }
        guard !state.areClipsForbidden else {
            return effects.append(.refuse(Reason(code: .clipsForbidden, rule: "D-35")))
        }
        let latest = state.latestLaunches[clip].map { UserActivity(browsingTo: $0) }
        var (instance, activity, source) = (last.identifier, latest, InvocationSource.appLibrary)
        var reason = Reason(code: latest == nil ? .noURL : .latestURL, rule: "D-21")
        switch way {
        case .appLibrary: break
        case .spotlight: source = .spotlight
        case .appSwitcher:
            (activity, source) = (nil, .appSwitcher)
            reason = Reason(code: .noURL, rule: "D-22")
        case .notification(let number):
            let delivered = life.delivered.last { $0.number == number }
            instance = delivered?.instance ?? instance
            (activity, source) = (nil, .notification)
            reason = Reason(code: .noURL, rule: "D-22")
        }
        let request = LaunchRequest(clip: clip, activity: activity)
        effects.append(.decided(Decision(.launch(request), because: Reasons() + reason)))
        resume(clip, instance, activity, source, &effects)
    }

    private mutating func resume(
        _ clip: AppIdentifier,
        _ instance: InstanceIdentifier,
        _ activity: UserActivity?,
        _ source: InvocationSource,
        _ effects: inout [Effect]
    ) {
        guard let cached = state.cachedClips[clip] else { return }
        dismissCard(&effects)
        launch(
            LaunchPlan(
                request: LaunchRequest(clip: clip, activity: activity),
                app: cached.app,
                traits: cached.traits,
                signing: cached.signing,
                instance: instance,
                source: source
            ),
            &effects
        )
    }
}

extension CardPresentation.Experience {
    /// One instance for each advanced experience (question O-36).
    fileprivate var instance: InstanceIdentifier {
        switch self {
        case .standard: .standard
        case .advanced(let id): .advanced(id)
        case .local: .local
        }
    }
}
