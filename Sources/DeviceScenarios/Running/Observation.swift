import AppClipDevice
import AppClipExperiences
import AppClipTypes

/// What can be seen after a step: what the device did, and how it now is.
struct Observation {
    let device: Device
    let effects: [Effect]
    let fault: FaultName?
    let payloads: [ActivationPayload]
    let world: ScenarioWorld

    func answer(to question: Question) -> Answer {
        switch question {
        case .step(let question): answer(to: question)
        case .hasCard: .flag(device.screen.card != nil)
        case .card(let question): answer(to: question)
        case .hasLaunch: .flag(launch != nil)
        case .launch(let question): answer(to: question)
        case .callbacks(let lifeCycle): callbacks(lifeCycle)
        case .preview(let url): preview(of: url)
        case .holder(let holder, let question): answer(to: question, of: holder)
        }
    }

    /// What the rules said in this step, in their order.
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

    // MARK: What happened

    var launch: ClipLaunch? {
        effects.last { if case .launchClip(let launch) = $0 { launch } else { nil } }
    }

    private var decision: Decision? {
        effects.last { if case .decided(let decision) = $0 { decision } else { nil } }
    }

    private func preview(of url: InvocationURL) -> Answer {
        let preview = LinkPreview(
            of: url,
            on: device.state,
            in: world.world(about: url),
            at: device.now
        )
        switch preview {
        case .clip: return .text(PreviewName.clip.rawValue)
        case .app: return .text(PreviewName.app.rawValue)
        case .page: return .text(PreviewName.page.rawValue)
        }
    }

    private func callbacks(_ lifeCycle: LaunchCallback.LifeCycle) -> Answer {
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
            case .launchApp(_, let activity):
                // Whether an app was in memory is not followed.
                return .texts(
                    LaunchCallback.calls(lifeCycle, isWarm: false, hasActivity: activity != nil)
                        .map(\.rawValue)
                )
            default: continue
            }
        }
        return .nothing
    }

    private func answer(to question: StepQuestion) -> Answer {
        switch question {
        case .outcome: Answer(decision?.outcome.name.rawValue)
        case .refusedBy: Answer(refusal?.rule.text)
        case .rules: .texts(decision?.reasons.map(\.rule.text) ?? [])
        case .url: Answer(handedURL?.text)
        case .appLaunch:
            Answer(effects.last { if case .launchApp(let app, _) = $0 { app.text } else { nil } })
        case .effects: .texts(effects.map(\.description))
        case .clipBanner:
            Answer(
                effects.last { if case .showClipBanner(let clip) = $0 { clip.text } else { nil } }
            )
        case .appBanner:
            Answer(effects.last { if case .showAppBanner(let app) = $0 { app.text } else { nil } })
        case .webPage:
            Answer(effects.last { if case .openWebPage(let url) = $0 { url.text } else { nil } })
        case .storePage:
            Answer(
                effects.last {
                    if case .openStore(let app) = $0 { app.identifier.text } else { nil }
                }
            )
        case .prompts:
            .texts(
                effects.all { if case .prompt(let asked) = $0 { asked.rawValue } else { nil } }
            )
        case .answers:
            .texts(
                effects.all {
                    guard case .answer(let permission, let isGranted) = $0 else { return nil }
                    return permission.rawValue + (isGranted ? " yes" : " no")
                }
            )
        case .delivered:
            .texts(
                effects.all {
                    if case .deliver(let request, _, _) = $0 { String(request.number) } else { nil }
                }
            )
        case .dropped:
            .texts(
                effects.all {
                    if case .drop(let request, _, _) = $0 { String(request.number) } else { nil }
                }
            )
        case .droppedBy:
            .texts(
                effects.all {
                    if case .drop(_, _, let reason) = $0 { reason.rule.text } else { nil }
                }
            )
        case .overlayReport:
            Answer(
                effects.last {
                    if case .overlay(let report, _) = $0 { report.rawValue } else { nil }
                }
            )
        case .removed:
            .texts(
                effects.all {
                    if case .removeClip(_, let cause) = $0 { cause.rawValue } else { nil }
                }
            )
        case .fromCache:
            .flag(
                effects.contains { if case .answeredFromCache = $0 { true } else { false } }
            )
        case .fault: Answer(fault?.rawValue)
        case .foreground: Answer(device.screen.foreground?.holder.identifier.text)
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

    private var handedURL: InvocationURL? {
        let handed = effects.last { effect -> UserActivity?? in
            switch effect {
            case .launchClip(let launch): .some(launch.request.activity)
            case .launchApp(_, let activity): .some(activity)
            default: nil
            }
        }
        if let handed { return handed?.webpageURL }
        return device.screen.card?.presentation.activity.webpageURL
    }

    private func answer(to question: LaunchQuestion) -> Answer {
        guard let launch else { return .nothing }
        switch question {
        case .clip: return .text(launch.request.clip.text)
        case .url: return Answer(launch.request.activity?.webpageURL.text)
        case .activityType: return Answer(launch.request.activity?.activityType)
        case .payloadURL: return Answer(launch.payload?.url.text)
        case .instance: return .text(launch.instance.name)
        case .warm: return .flag(launch.isWarm)
        }
    }

    private func answer(to question: CardQuestion) -> Answer {
        guard let shown = device.screen.card else { return .nothing }
        let card = shown.presentation
        switch question {
        case .title: return .text(card.title)
        case .subtitle: return .text(card.subtitle)
        case .language: return .text(card.language.tag)
        case .verb: return .text(card.verb.rawValue)
        case .image: return Answer(card.image)
        case .experience: return .text(card.experience.name)
        case .clip: return .text(card.clip.text)
        case .app: return .text(card.app.identifier.text)
        case .appName: return .text(card.app.name)
        case .poweredBy: return .flag(card.isPoweredBy)
        case .limitedPreview: return .flag(card.hasLimitedPreview)
        case .url: return .text(card.activity.webpageURL.text)
        case .notificationsNote: return Answer(shown.notes.notifications.map { $0 ? "on" : "off" })
        case .locationNote: return Answer(shown.notes.location.map { $0 ? "on" : "off" })
        }
    }
}

extension Answer {
    /// A text, or nothing.
    init(_ text: String?) { self = text.map { .text($0) } ?? .nothing }
}

extension [Effect] {
    /// What a question says about the latest effect that answers it.
    fileprivate func last<Value>(_ question: (Effect) -> Value?) -> Value? {
        for effect in reversed() {
            if let value = question(effect) { return value }
        }
        return nil
    }

    fileprivate func all(_ question: (Effect) -> String?) -> [String] { compactMap(question) }
}
