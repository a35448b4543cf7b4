// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

// Invocations and cards.

extension Device {
    mutating func invoke(
        _ invocation: Invocation,
        in world: World,
        _ effects: inout [Effect]
    ) {
        if invocation.time > now { advance(to: invocation.time, &effects) }
        // Testers and developers always get the current version.
        guard !invocation.source.isForTesting,
            let cached = caches.cachedView(
                of: world,
                for: invocation.url,
                at: now,
                lifetime: settings.cacheLifetime
            )
        else { return decide(about: invocation, in: world, &effects) }
        effects.append(.answeredFromCache(of: cached.responseTime))
        decide(about: invocation, in: cached.world, &effects)
    }

    private mutating func decide(
        about invocation: Invocation,
        in world: World,
        _ effects: inout [Effect]
    ) {
        let decision = Decision(about: invocation, on: state, in: world)
        effects.append(.decided(decision))
        switch decision.outcome {
        case .card(let card):
            show(card, for: invocation, in: world, &effects)
        case .launch(let request):
            launch(request, after: invocation, in: world, &effects)
        case .app(let app, let activity):
            run(app, activity, &effects)
        case .appBanner(let app):
            effects.append(.showAppBanner(app))
        case .webPage(let url):
            // Nothing was read if a code has no tag to tap (rule A-30).
            if decision.refusal?.code == .codeWithoutTag { return }
            // The browser follows the redirect, although the system did not.
            effects.append(.openWebPage(world.redirect ?? url))
            if invocation.source == .pageCard || invocation.source == .websiteLink {
                showBanner(insteadOf: invocation, in: world, &effects)
            }
        }
    }

    private mutating func show(
        _ card: CardPresentation,
        for invocation: Invocation,
        in world: World,
        _ effects: inout [Effect]
    ) {
        let cached = state.cachedClips[card.clip]
        let traits: ClipTraits
        var signing = Signing.store
        var version: String?
        if card.experience == .local, let cached {
            (traits, signing, version) = (cached.traits, cached.signing, cached.version)
        } else {
            let offer = world.offers.first { $0.clip.identifier == card.clip }
            (traits, version) = (offer?.clipTraits ?? ClipTraits(), offer?.build?.version)
        }
        dismissCard(&effects)
        // The download may start with the card; the launch waits for the person (question O-21).
        // A clip on the device is updated if the store has another build (question O-38).
        let needsDownload = cached == nil || cached?.version != version
        if needsDownload { effects.append(.download(card.clip)) }
        let notes = CardNotes(for: traits)
        screen.card = ShownCard(
            presentation: card,
            invocation: invocation,
            position: state.position,
            notes: notes,
            signing: signing,
            traits: traits,
            version: version,
            page: world.redirect ?? invocation.url,
            hasDownloaded: needsDownload
        )
        effects.append(.showCard(card, notes))
    }

    /// Shows the banner of a page whose card is not shown, or to which a link led, if allowed
    /// (rules D-04 and D-29, question O-20).
    private func showBanner(
        insteadOf invocation: Invocation,
        in world: World,
        _ effects: inout [Effect]
    ) {
        let banner = Invocation(
            source: .smartAppBanner,
            url: invocation.url,
            time: invocation.time,
            details: invocation.details
        )
        switch Decision(about: banner, on: state, in: world).outcome {
        case .card(let card): effects.append(.showClipBanner(card.clip))
        case .appBanner(let app), .app(let app, _): effects.append(.showAppBanner(app))
        case .launch, .webPage: break
        }
    }

    mutating func dismissCard(_ effects: inout [Effect]) {
        guard screen.card != nil else { return }
        screen.card = nil
        effects.append(.dismissCard)
    }

    mutating func perform(_ action: Event.CardAction, _ effects: inout [Effect]) {
        guard let card = screen.card else { return }
        switch action {
        case .toggleNotifications:
            screen.card?.notes.notifications = card.notes.notifications.map { !$0 }
        case .toggleLocation:
            screen.card?.notes.location = card.notes.location.map { !$0 }
        case .dismiss:
            dismissCard(&effects)
        case .viewSite:
            dismissCard(&effects)
            // The bubble in Messages lets the person choose the page instead (rule D-32).
            guard card.invocation.source == .pageCard else {
                return effects.append(.openWebPage(card.page))
            }
            // A private window leaves no trace (question O-23).
            if !state.isPrivateBrowsing || card.invocation.details.viewer != .safari {
                state.hostsWithoutPageCard.insert(card.invocation.url.host)
            }
            effects.append(.showClipBanner(card.presentation.clip))
        case .open:
            dismissCard(&effects)
            launch(from: card, &effects)
        }
    }
}
