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

extension Effect {
    /// The name of the effect, followed by a space and what it concerns.
    var description: String {
        switch self {
        case .decided(let decision): "decided " + decision.outcome.name.rawValue
        case .answeredFromCache: "answered-from-cache"
        case .download(let clip): "download " + clip.text
        case .showCard(let card, _): "show-card " + card.clip.text
        case .dismissCard: "dismiss-card"
        case .showClipBanner(let clip): "show-clip-banner " + clip.text
        case .showAppBanner(let app): "show-app-banner " + app.text
        case .openWebPage(let url): "open-web-page " + url.text
        case .launchClip(let launch): "launch-clip " + launch.request.clip.text
        case .launchApp(let app, _): "launch-app " + app.text
        case .suspend(let holder): "suspend " + holder.text
        case .removeClip(let clip, _): "remove-clip " + clip.text
        case .resetLocation(let clip): "reset-location " + clip.text
        case .prompt(let permission): "prompt " + permission.rawValue
        case .answer(let permission, let isGranted):
            "answer " + permission.rawValue + (isGranted ? " yes" : " no")
        case .refuse(let reason): "refuse " + reason.rule.text
        case .deliver(let request, _, let instance):
            "deliver " + String(request.number) + " " + instance.name
        case .drop(let request, _, let reason):
            "drop " + String(request.number) + " " + reason.rule.text
        case .beginActivity(let name, _): "begin-activity " + name
        case .endActivity(let name, _): "end-activity " + name
        case .showLaunchBanner(let app): "show-launch-banner " + app.identifier.text
        case .hideLaunchBanner: "hide-launch-banner"
        case .overlay(let report, let app):
            "overlay " + report.rawValue + " " + app.identifier.text
        case .openStore(let app): "open-store " + app.identifier.text
        case .install(let app): "install " + app.identifier.text
        case .removeApp(let app): "remove-app " + app.text
        }
    }
}
