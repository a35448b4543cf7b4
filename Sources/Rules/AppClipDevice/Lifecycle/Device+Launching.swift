// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

// Launches of clips, and returns to clips.

/// The values on which a launch depends.
private struct LaunchPlan {
    let request: LaunchRequest
    let app: App
    let traits: ClipTraits
    let signing: Signing
    let version: String?
    let instance: InstanceIdentifier
    let source: InvocationSource
    var position: Place?

    /// The notes of the card; `nil` for a launch without a card.
    var notes: CardNotes?

    /// A Boolean value that indicates whether an experience of the clip covers the URL.
    var isRegistered = true
}

extension Device {
    /// Launches the clip of a card that the person confirmed.
    mutating func launch(from card: ShownCard, _ effects: inout [Effect]) {
        let presentation = card.presentation
        // The clip may have been removed since the card appeared.
        if !card.hasDownloaded, state.cachedClips[presentation.clip] == nil {
            effects.append(.download(presentation.clip))
        }
        launch(
            LaunchPlan(
                request: presentation.consent(),
                app: presentation.app,
                traits: card.traits,
                signing: card.signing,
                version: card.version,
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

    /// Launches a clip without a card: from Xcode, from TestFlight, or by a return.
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
            guard let instance = clips[request.clip]?.instances.last else { return }
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
                version: offer.build?.version,
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
            traits: plan.traits,
            version: plan.version
        )
        var installed = clips.removeValue(forKey: clip) ?? InstalledClip(lastUse: now)
        installed.lastUse = now
        if let isOn = plan.notes?.notifications {
            // For up to 8 hours after each launch whose card had the note (contradiction X-14).
            installed.ephemeralEnd = isOn ? now + Self.ephemeralDuration : nil
        }
        let launch = activate(
            plan.instance,
            of: &installed,
            plan.request,
            source: plan.source,
            position: plan.position,
            mayVerifyLocation: plan.notes?.location ?? false,
            isRegistered: plan.isRegistered
        )
        clips[clip] = installed
        if let activity = plan.request.activity {
            state.latestLaunches[clip] = activity.webpageURL
        }
        screen.foreground = .clip(clip, plan.instance)
        effects.append(.launchClip(launch))
    }

    /// Makes an instance the running one, and records its activation.
    private mutating func activate(
        _ identifier: InstanceIdentifier,
        of installed: inout InstalledClip,
        _ request: LaunchRequest,
        source: InvocationSource,
        position: Place?,
        mayVerifyLocation: Bool,
        isRegistered: Bool
    ) -> ClipLaunch {
        launchCount += 1
        let url = request.activity?.webpageURL
        let index = installed.instances.firstIndex { $0.identifier == identifier }
        let earlier = index.map { installed.instances.remove(at: $0) }
        installed.instances.append(
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

    // MARK: Returns

    mutating func comeBack(
        to clip: AppIdentifier,
        by returnSource: Event.ReturnSource,
        _ effects: inout [Effect]
    ) {
        guard let installed = clips[clip] else { return }
        guard !state.areClipsForbidden else {
            return effects.append(.refuse(Reason(code: .clipsForbidden, rule: "D-35")))
        }
        let latest = state.latestLaunches[clip].map { UserActivity(browsingTo: $0) }
        // A clip that was on the device from the start may not have run yet.
        let last = installed.instances.last?.identifier ?? .standard
        var (instance, activity, source) = (last, latest, InvocationSource.appLibrary)
        var reason = Reason(code: latest == nil ? .noURL : .latestURL, rule: "D-21")
        switch returnSource {
        case .appLibrary: break
        case .spotlight: source = .spotlight
        case .appSwitcher:
            (activity, source) = (nil, .appSwitcher)
            reason = Reason(code: .noURL, rule: "D-22")
        case .notification(let number):
            let delivered = installed.delivered.last { $0.number == number }
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
                version: cached.version,
                instance: instance,
                source: source
            ),
            &effects
        )
    }
}

extension CardPresentation.Experience {
    /// The instance that the experience launches: each advanced experience has its own (question
    /// O-36).
    fileprivate var instance: InstanceIdentifier {
        switch self {
        case .standard: .standard
        case .advanced(let id): .advanced(id)
        case .local: .local
        }
    }
}
