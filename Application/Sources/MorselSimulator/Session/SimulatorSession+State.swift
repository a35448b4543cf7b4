// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipRehearsal
import AppClipTypes
import ClipMessages
import DeviceScenarios
import MorselWording

// The state of the phone that pages show.

extension SimulatorSession {
    func state(of phone: RehearsalPhone) -> PhoneState {
        let device = phone.device
        let shown = foregroundProgram
        let crash = shown.flatMap { programs[$0]?.crash }
        let clip = device.clips[project.clip]
        return PhoneState(
            name: project.name,
            source: project.source,
            clip: project.clip.text,
            appName: project.app.name,
            url: project.url ?? "",
            firstSource: firstSource.rawValue,
            languages: project.languages.map(\.tag),
            phase: crash != nil
                ? "crashed"
                : build.phase != "built"
                    ? build.phase : device.screen.foreground != nil ? "running" : "idle",
            now: device.now.secondsSince1970,
            zone: device.settings.zone.offset(at: device.now),
            system: "\(device.state.system)",
            language: device.state.languages.first?.tag ?? "en",
            foreground: device.screen.foreground.map { foreground in
                PhoneState.Foreground(
                    kind: foreground.appOrClip.isClip ? "clip" : "app",
                    name: foreground.appOrClip.isClip ? project.name : project.app.name,
                    program: shown.flatMap { programs[$0]?.process == nil ? nil : $0 }
                )
            },
            card: device.screen.card.map { card($0, on: device) },
            page: page,
            question: question,
            overlay: device.screen.isOverlayShown,
            launchBanner: device.screen.launchBannerEnd != nil,
            notifications: shownNotifications.suffix(5),
            hasApp: device.apps[project.app.identifier] != nil,
            hasClip: clip != nil,
            isInSwitcher: clip?.instances.isEmpty == false,
            locationServices: device.settings.isLocationServicesOn,
            isAtPlace: isAtPlace,
            clipsForbidden: device.state.areClipsForbidden,
            privateBrowsing: device.state.isPrivateBrowsing,
            crash: crash,
            upcoming: upcoming(on: device),
            data: data(on: device),
            build: build,
            scenario: scenarioState
        )
    }

    private func card(_ card: ShownCard, on device: Device) -> PhoneState.Card {
        let shown = card.presentation
        var ahead = device
        return PhoneState.Card(
            title: shown.title,
            subtitle: shown.subtitle,
            language: shown.language.tag,
            verb: shown.verb.rawValue.capitalized,
            image: shown.image,
            appName: shown.app.name,
            isPoweredBy: shown.isPoweredBy,
            notifications: card.notes.notifications,
            location: card.notes.location,
            hasWebsite: (try? ahead.handle(.card(.viewSite))) != nil,
            url: card.invocation.url.text
        )
    }

    private func upcoming(on device: Device) -> [PhoneState.Upcoming] {
        guard let clip = device.clips[project.clip] else { return [] }
        var upcoming: [PhoneState.Upcoming] = []
        func add(_ time: Timestamp?, _ title: String) {
            guard let time, time > device.now else { return }
            upcoming.append(PhoneState.Upcoming(time: time.secondsSince1970, title: title))
        }
        add(clip.scheduled.first?.time, "notification")
        add(clip.ephemeralEnd, "notifications end")
        add(clip.locationEnd, "location ends")
        add(clip.lastUse + device.settings.retention, "clip removed")
        return upcoming.sorted { $0.time < $1.time }
    }

    private func data(on device: Device) -> [PhoneState.Data] {
        var places: [PhoneState.Data] = []
        let owners: [(String, AppOrClip)] = [
            ("Clip", .clip(project.clip)), ("Full app", .app(project.app.identifier)),
        ]
        for (title, owner) in owners {
            guard let own = device.container(.own, of: owner) else { continue }
            places.append(PhoneState.Data(title: "\(title): own data", items: Self.items(of: own)))
        }
        for (group, container) in device.groups.sorted(by: { $0.key < $1.key }) {
            places.append(PhoneState.Data(title: group.name, items: Self.items(of: container)))
        }
        if !device.keychain.items.isEmpty {
            places.append(
                PhoneState.Data(
                    title: "Keychain",
                    items: device.keychain.items.map { item in
                        let owner = item.isFromClip ? "of the clip" : "of the app"
                        let attributes = item.attributes
                        let names = [attributes.service, attributes.account, attributes.label]
                        return [
                            names.filter { !$0.isEmpty }.joined(separator: " \u{B7} "),
                            "\(attributes.data.count) bytes, \(owner)",
                        ]
                    }
                )
            )
        }
        if let clip = device.clips[project.clip] {
            let status = device.notificationStatus(of: .clip(project.clip))
            places.append(
                PhoneState.Data(
                    title: "Permissions of the clip",
                    items: [["notifications", status.rawValue]]
                        + clip.permissions.answers.sorted { $0.key.rawValue < $1.key.rawValue }.map
                    {
                        [$0.key.rawValue, $0.value ? "allowed" : "not allowed"]
                    }
                        + (clip.locationEnd == nil
                            ? [] : [["location", "allowed until 4 o’clock"]])
                )
            )
        }
        return places
    }

    private static func items(of container: Container) -> [[String]] {
        container.defaults.sorted { $0.key < $1.key }.map {
            [$0.key, String($0.value.prefix(500))]
        }
            + container.files.sorted { $0.key < $1.key }.map {
                [$0.key, "\($0.value.count) bytes"]
            }
    }

    private var scenarioState: PhoneState.ScenarioState? {
        guard let scenario else { return nil }
        let left = scenario.steps.count - scenarioStep
        let next = left > 0 ? scenario.steps[scenarioStep] : nil
        return PhoneState.ScenarioState(
            name: scenario.name,
            next: next.map { $0.name ?? "Step \(scenarioStep + 1)" },
            left: left
        )
    }

    // MARK: The journal

    /// Records the changes of a happening that pages show and that are not part of the device's state.
    func note(_ happening: PhoneEvent) {
        for effect in happening.effects {
            switch effect {
            case .openWebPage(let url):
                if page?.url != url.text { page = PhoneState.Page(url: url.text) }
            case .showClipBanner, .showAppBanner:
                guard case .invoke(let invocation) = happening.event else { continue }
                let isClip = if case .showClipBanner = effect { true } else { false }
                page = PhoneState.Page(
                    url: invocation.url.text,
                    banner: isClip ? "clip" : "app"
                )
            case .launchClip, .launchApp, .showCard: page = nil
            case .deliver(let request, _, _):
                shownNotifications.append(
                    PhoneState.Notification(
                        number: request.number,
                        title: request.title,
                        body: "",
                        time: happening.time.secondsSince1970
                    )
                )
            case .removeClip: shownNotifications = []
            default: break
            }
        }
        if case .leave = happening.event { page = nil }
    }

    func entry(_ happening: PhoneEvent, number: Int) -> JournalEntry? {
        let lines = happening.effects.flatMap { $0.journalLines }
        // The clock advances constantly; only an advance with effects gets an entry.
        if case .advance = happening.event, lines.isEmpty { return nil }
        var detail: String?
        switch happening.event {
        case .invoke(let invocation): detail = invocation.url.text
        case .open(let text): detail = text
        default: break
        }
        let isCall = if case .call = happening.event { true } else { false }
        let isTime = if case .advance = happening.event { true } else { false }
        return JournalEntry(
            number: number,
            time: happening.time.secondsSince1970,
            actor: isCall ? "program" : isTime ? "device" : "person",
            title: happening.event.words,
            detail: detail,
            lines: lines
        )
    }
}
