// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipTypes

// The names of effects, outcomes and instances in scenarios.

extension Decision.Outcome {
    var name: OutcomeName {
        switch self {
        case .card: .card
        case .launch: .launch
        case .app: .app
        case .appBanner: .appBanner
        case .webPage: .webPage
        }
    }
}

extension InstanceIdentifier {
    var name: String {
        switch self {
        case .standard: "default"
        case .advanced(let id): String(id.rawValue)
        case .local: "local"
        }
    }
}

extension CardPresentation.Experience {
    var name: String {
        switch self {
        case .standard: "default"
        case .advanced(let id): String(id.rawValue)
        case .local: "local"
        }
    }
}

extension PreviewName {
    init(_ preview: LinkPreview) {
        switch preview {
        case .clip: self = .clip
        case .app: self = .app
        case .page: self = .page
        }
    }
}

extension Effect {
    /// The name of the effect, followed by a space and its subject, if any.
    var description: String {
        let (name, subject) = parts
        return subject.map { name.rawValue + " " + $0 } ?? name.rawValue
    }

    private var parts: (EffectName, String?) {
        switch self {
        case .decided(let decision): (.decided, decision.outcome.name.rawValue)
        case .answeredFromCache: (.answeredFromCache, nil)
        case .download(let clip): (.download, clip.text)
        case .showCard(let card, _): (.showCard, card.clip.text)
        case .dismissCard: (.dismissCard, nil)
        case .showClipBanner(let clip): (.showClipBanner, clip.text)
        case .showAppBanner(let app): (.showAppBanner, app.text)
        case .openWebPage(let url): (.openWebPage, url.text)
        case .openElsewhere(let text): (.openElsewhere, text)
        case .launchClip(let launch): (.launchClip, launch.request.clip.text)
        case .launchApp(let app, _): (.launchApp, app.text)
        case .suspend(let appOrClip): (.suspend, appOrClip.text)
        case .removeClip(let clip, _): (.removeClip, clip.text)
        case .resetLocation(let clip): (.resetLocation, clip.text)
        case .prompt(let permission): (.prompt, permission.rawValue)
        case .answer(let permission, let isGranted):
            (.answer, permission.rawValue + (isGranted ? " yes" : " no"))
        case .refuse(let reason): (.refuse, reason.rule.text)
        case .deliver(let request, _, let instance):
            (.deliver, String(request.number) + " " + instance.name)
        case .drop(let request, _, let reason):
            (.drop, String(request.number) + " " + reason.rule.text)
        case .beginActivity(let name, _): (.beginActivity, name)
        case .endActivity(let name, _): (.endActivity, name)
        case .showLaunchBanner(let app): (.showLaunchBanner, app.identifier.text)
        case .hideLaunchBanner: (.hideLaunchBanner, nil)
        case .overlay(let report, let app):
            (.overlay, report.rawValue + " " + app.identifier.text)
        case .openStore(let app): (.openStore, app.identifier.text)
        case .install(let app): (.install, app.identifier.text)
        case .removeApp(let app): (.removeApp, app.text)
        }
    }
}
