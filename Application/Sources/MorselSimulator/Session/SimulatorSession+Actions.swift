// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipRehearsal
import AppClipTypes
public import DeviceScenarios
import Foundation
import MorselWording

extension SimulatorSession {
    /// Performs an action of the person.
    ///
    /// - Throws: ``ActionError`` if the action is not possible now; the phone is then unchanged.
    public func perform(_ action: SimulatorAction) throws(ActionError) {
        advance()
        defer { publish() }
        switch action {
        case .reset:
            scenario = nil
            try begin()
        case .restart: restart()
        case .wait(let seconds): try skip(seconds)
        case .answer(let isYes): answerQuestion(isYes)
        case .closeOverlay:
            do throws(RehearsalError) {
                try phone?.closeOverlay()
            } catch {
                throw ActionError("Nothing offers the full app now.")
            }
        case .nextStep: try playNextStep()
        case .change(let setting):
            try handle(.change(setting))
            // On a phone, a change of the language ends all apps.
            if case .languages = setting { restart() }
        case .setAtPlace(let isThere):
            isAtPlace = isThere
            try move(to: isThere ? askedPlace ?? Self.somewhere : Self.elsewhere)
        case .invoke(let text, let source): try invoke(text, from: source)
        case .push(let title):
            let number = 9_000 + (phone?.happenings().count ?? 0) % 1_000
            try handle(.push(NotificationRequest(number: number, title: title), to: project.clip))
        default: try handle(event(of: action))
        }
    }

    private func event(of action: SimulatorAction) -> Event {
        let app = project.app.identifier
        switch action {
        case .card(let action): return .card(action)
        case .comeBack(let source): return .comeBack(to: project.clip, by: source)
        case .openApp: return .openApp(app)
        case .installApp: return .installApp(app, .store)
        case .removeApp: return .removeApp(app)
        case .deleteClip: return .deleteClip(project.clip)
        case .openStore(let source): return .openStore(of: project.clip, from: source)
        default: return .leave
        }
    }

    private func invoke(_ text: String, from source: InvocationSource) throws(ActionError) {
        // The app on the screen is left when a person uses the camera or another app.
        if phone?.device.screen.foreground != nil, !source.isReturn { try handle(.leave) }
        page = nil
        debugURL = nil
        switch source {
        case .appLibrary: return try handle(.comeBack(to: project.clip, by: .appLibrary))
        case .appSwitcher: return try handle(.comeBack(to: project.clip, by: .appSwitcher))
        case .notification:
            guard let latest = shownNotifications.last else {
                throw ActionError("No notification has been shown yet.")
            }
            return try handle(.comeBack(to: project.clip, by: .notification(latest.number)))
        default: break
        }
        var details = InvocationDetails()
        if source.isForTesting { details.clip = project.clip }
        guard let url = try? InvocationURL(text) else {
            return try source == .xcode ? run(with: text) : handle(.open(text))
        }
        let now = phone?.device.now ?? currentTime
        if source.isPhysical { try move(to: isAtPlace ? placeOfCode(at: url) : Self.elsewhere) }
        try handle(
            .invoke(Invocation(source: source, url: url, time: now, details: details))
        )
    }

    /// Runs the clip as Xcode does, with a text of the scheme that a code cannot have (rule D-41).
    ///
    /// Such a text is a URL with `http`, a port or a scheme of the clip's own; a text that is not a
    /// URL is not passed to the clip.
    private func run(with text: String) throws(ActionError) {
        let now = phone?.device.now ?? currentTime
        let link = Clip(identifier: project.clip, app: project.app.identifier).defaultLink
        guard let url = try? InvocationURL(link) else { return }
        var details = InvocationDetails()
        details.clip = project.clip
        details.isURLVariableEnabled = false
        debugURL = URL(string: text)?.scheme == nil ? nil : text
        try handle(.invoke(Invocation(source: .xcode, url: url, time: now, details: details)))
    }

    /// Returns the source with which the page starts: the first one that shows the clip's card for
    /// the project's URL, or else Xcode, which starts the clip with any URL (rule D-41).
    func sourceToBeginWith(_ text: String?) -> InvocationSource {
        guard let phone, let url = text.flatMap({ try? InvocationURL($0) }) else { return .xcode }
        let now = phone.device.now
        return Self.sourcesWithCard.first { source in
            var ahead = phone.device
            let invocation = Invocation(source: source, url: url, time: now)
            let effects = try? ahead.handle(
                .invoke(invocation),
                in: world.world(about: url, by: source)
            )
            return ahead.screen.card?.presentation.clip == project.clip && effects != nil
        } ?? .xcode
    }

    // The sources that can show a card, in the order of the page.
    private static let sourcesWithCard: [InvocationSource] = [
        .appClipCode, .qrCode, .nfcTag, .messages, .maps, .pageCard, .spotlight, .otherAppPreview,
        .otherAppLink, .mailLink, .websiteLink,
    ]

    /// Returns the place of a URL's code: that of its experience, or the one that the clip has
    /// asked about, or a fixed place.
    private func placeOfCode(at url: InvocationURL) -> Place? {
        world.world(about: url).advanced?.place ?? askedPlace ?? Self.somewhere
    }

    // The place of codes without a known place, and a place on the other side of the Earth.
    private static let somewhere = Place(latitude: 37.335, longitude: -122.009)
    private static let elsewhere = Place(latitude: -37.335, longitude: 57.991)

    private func move(to place: Place?) throws(ActionError) {
        guard let place, phone?.device.state.position != place else { return }
        try handle(.change(.position(place)))
    }

    func handle(_ event: Event) throws(ActionError) {
        do throws(RehearsalError) {
            try phone?.handle(event)
        } catch {
            guard case .device(let reason) = error else {
                throw ActionError("That cannot be done now.")
            }
            throw ActionError(ErrorName(reason.code).sentence)
        }
    }

    // MARK: Scenarios

    /// Opens a scenario: a new phone in its world, at its first step.
    ///
    /// - Throws: ``ActionError`` if the scenario's phone is not possible.
    public func open(_ scenario: Scenario) throws(ActionError) {
        self.scenario = scenario
        try begin()
    }

    private func playNextStep() throws(ActionError) {
        guard let scenario, scenario.steps.indices.contains(scenarioStep) else {
            throw ActionError("The scenario has no more steps.")
        }
        let step = scenario.steps[scenarioStep]
        scenarioStep += 1
        if let time = step.time?.time(now: currentTime), time > currentTime {
            try skip(time.secondsSince1970 - currentTime.secondsSince1970)
        }
        for action in step.actions {
            switch action {
            // These calls are made by the clip's own code.
            case .event(.call), .schedule: continue
            case .event(let event): try handle(event)
            case .invoke(let source, let url, let details):
                let now = phone?.device.now ?? currentTime
                try handle(
                    .invoke(Invocation(source: source, url: url, time: now, details: details))
                )
            case .removeLocalExperience(let url):
                let known = phone?.device.state.localExperiences.first { $0.url == url }
                if let known { try handle(.removeLocalExperience(known)) }
            case .change, .backUp, .restore:
                throw ActionError("The simulator cannot play this step; 'morsel test' can.")
            }
        }
    }
}
