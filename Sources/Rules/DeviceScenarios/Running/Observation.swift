// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipTypes

/// The observable result of a step: its effects, and the state of the device.
struct Observation {
    let device: Device
    let effects: [Effect]
    let error: ErrorName?
    let payloads: [ActivationPayload]
    let world: ScenarioWorld

    func value(of property: Property) -> PropertyValue {
        switch property {
        case .step(let property): value(of: property)
        case .hasCard: .flag(device.screen.card != nil)
        case .card(let property): value(of: property)
        case .hasLaunch: .flag(launch != nil)
        case .launch(let property): value(of: property)
        case .callbacks(let lifeCycle): callbacks(lifeCycle)
        case .preview(let url, let property): value(of: property, of: url, in: .otherAppPreview)
        case .bubble(let url, let property): value(of: property, of: url, in: .messages)
        case .appOrClip(let appOrClip, let property): value(of: property, for: appOrClip)
        }
    }

    /// The reasons in this step's effects, in order.
    var reasons: [Reason] {
        var reasons: [Reason] = []
        for effect in effects {
            switch effect {
            case .decided(let decision): reasons += decision.reasons
            case .refuse(let reason), .drop(_, _, let reason): reasons.append(reason)
            default: break
            }
        }
        return reasons
    }

    // MARK: Effects

    var launch: ClipLaunch? {
        effects.last { if case .launchClip(let launch) = $0 { launch } else { nil } }
    }

    private var decision: Decision? {
        effects.last { if case .decided(let decision) = $0 { decision } else { nil } }
    }

    private func value(
        of property: PreviewProperty,
        of url: InvocationURL,
        in source: InvocationSource
    ) -> PropertyValue {
        let world = world.world(about: url)
        let preview = LinkPreview(
            of: url,
            on: device.state,
            in: world,
            at: device.now,
            for: source
        )
        switch property {
        case .kind: return .text(PreviewName(preview).rawValue)
        case .title: return PropertyValue(preview.title)
        case .image: return PropertyValue(preview.image(of: world.page))
        }
    }

    private func callbacks(_ lifeCycle: LaunchCallback.LifeCycle) -> PropertyValue {
        for effect in effects.reversed() {
            switch effect {
            case .launchClip(let launch):
                return .texts(
                    LaunchCallback.calls(
                        lifeCycle,
                        isWarm: launch.isWarm,
                        hasActivity: launch.request.activity != nil
                    ).map(\.rawValue)
                )
            case .launchApp(let app, let activity):
                return .texts(
                    LaunchCallback.calls(
                        lifeCycle,
                        isWarm: device.apps[app]?.wasLaunchedWarm ?? false,
                        hasActivity: activity != nil
                    ).map(\.rawValue)
                )
            default: continue
            }
        }
        return .absent
    }

    private func value(of property: StepProperty) -> PropertyValue {
        switch property {
        case .outcome: PropertyValue(decision?.outcome.name.rawValue)
        case .refusedBy: PropertyValue(refusal?.rule.text)
        case .rules: .texts(decision?.reasons.map(\.rule.text) ?? [])
        case .url: PropertyValue(receivedURL?.text)
        case .appLaunch:
            PropertyValue(
                effects.last { if case .launchApp(let app, _) = $0 { app.text } else { nil } }
            )
        case .effects: .texts(effects.map(\.description))
        case .clipBanner:
            PropertyValue(
                effects.last { if case .showClipBanner(let clip) = $0 { clip.text } else { nil } }
            )
        case .appBanner:
            PropertyValue(
                effects.last { if case .showAppBanner(let app) = $0 { app.text } else { nil } }
            )
        case .webPage:
            PropertyValue(
                effects.last { if case .openWebPage(let url) = $0 { url.text } else { nil } }
            )
        case .storePage:
            PropertyValue(
                effects.last {
                    if case .openStore(let app) = $0 { app.identifier.text } else { nil }
                }
            )
        case .prompts:
            .texts(
                effects.compactMap {
                    if case .prompt(let permission) = $0 { permission.rawValue } else { nil }
                }
            )
        case .answers:
            .texts(
                effects.compactMap {
                    guard case .answer(let permission, let isGranted) = $0 else { return nil }
                    return permission.rawValue + (isGranted ? " yes" : " no")
                }
            )
        case .delivered:
            .texts(
                effects.compactMap {
                    if case .deliver(let request, _, _) = $0 { String(request.number) } else { nil }
                }
            )
        case .dropped:
            .texts(
                effects.compactMap {
                    if case .drop(let request, _, _) = $0 { String(request.number) } else { nil }
                }
            )
        case .droppedBy:
            .texts(
                effects.compactMap {
                    if case .drop(_, _, let reason) = $0 { reason.rule.text } else { nil }
                }
            )
        case .overlayReport:
            PropertyValue(
                effects.last {
                    if case .overlay(let report, _) = $0 { report.rawValue } else { nil }
                }
            )
        case .removed:
            .texts(
                effects.compactMap {
                    if case .removeClip(_, let cause) = $0 { cause.rawValue } else { nil }
                }
            )
        case .fromCache:
            .flag(
                effects.contains { if case .answeredFromCache = $0 { true } else { false } }
            )
        case .error: PropertyValue(error?.rawValue)
        case .foreground: PropertyValue(device.screen.foreground?.appOrClip.identifier.text)
        case .overlay: .flag(device.screen.isOverlayShown)
        case .launchBanner: .flag(device.screen.launchBannerEnd != nil)
        case .homeScreen: .texts(device.homeScreen.map(\.text))
        case .appLibrary: .texts(device.appLibrary.map(\.text))
        }
    }

    private var refusal: Reason? {
        effects.last { effect in
            switch effect {
            case .decided(let decision): decision.refusal
            case .refuse(let reason): reason
            default: nil
            }
        }
    }

    private var receivedURL: InvocationURL? {
        let activity = effects.last { effect -> UserActivity?? in
            switch effect {
            case .launchClip(let launch): .some(launch.request.activity)
            case .launchApp(_, let activity): .some(activity)
            default: nil
            }
        }
        if let activity { return activity?.webpageURL }
        return device.screen.card?.presentation.activity.webpageURL
    }

    private func value(of property: LaunchProperty) -> PropertyValue {
        guard let launch else { return .absent }
        switch property {
        case .clip: return .text(launch.request.clip.text)
        case .url: return PropertyValue(launch.request.activity?.webpageURL.text)
        case .activityType: return PropertyValue(launch.request.activity?.activityType)
        case .payloadURL: return PropertyValue(launch.payload?.url.text)
        case .instance: return .text(launch.instance.name)
        case .warm: return .flag(launch.isWarm)
        }
    }

    private func value(of property: CardProperty) -> PropertyValue {
        guard let shown = device.screen.card else { return .absent }
        let card = shown.presentation
        switch property {
        case .title: return .text(card.title)
        case .subtitle: return .text(card.subtitle)
        case .language: return .text(card.language.tag)
        case .verb: return .text(card.verb.rawValue)
        case .image: return PropertyValue(card.image)
        case .experience: return .text(card.experience.name)
        case .clip: return .text(card.clip.text)
        case .app: return .text(card.app.identifier.text)
        case .appName: return .text(card.app.name)
        case .poweredBy: return .flag(card.isPoweredBy)
        case .limitedPreview: return .flag(card.hasLimitedPreview)
        case .url: return .text(card.activity.webpageURL.text)
        case .notificationsNote:
            return PropertyValue(shown.notes.notifications.map { $0 ? "on" : "off" })
        case .locationNote: return PropertyValue(shown.notes.location.map { $0 ? "on" : "off" })
        }
    }
}

extension PropertyValue {
    /// Creates a text, or an absent value for `nil`.
    init(_ text: String?) { self = text.map { .text($0) } ?? .absent }
}

extension [Effect] {
    /// Returns the result of a function for the latest effect for which it is not `nil`.
    fileprivate func last<Value>(_ value: (Effect) -> Value?) -> Value? {
        for effect in reversed() {
            if let value = value(effect) { return value }
        }
        return nil
    }
}
