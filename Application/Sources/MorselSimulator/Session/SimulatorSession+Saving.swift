// SPDX-License-Identifier: Apache-2.0

internal import AppClipDevice
internal import AppClipRehearsal
internal import AppClipTypes
internal import DeviceScenarios
internal import ScenarioFiles

extension SimulatorSession {
    /// The session as a scenario file, which `morsel test` plays.
    public func scenarioText() -> String {
        guard let phone else { return "" }
        return WrittenScenario(
            name: "\(project.name), saved from the simulator",
            device: startSetup,
            zone: scenario == nil ? Self.zoneName : nil,
            world: world,
            happenings: phone.happenings().map { ($0.time, $0.event, $0.effects) }
        )
        .text
    }

    /// The name of the file for ``scenarioText()``: `Fruta.scenario.yaml`.
    var scenarioFileName: String {
        let words = project.name.split { !$0.isLetter && !$0.isNumber }
        return "\(words.isEmpty ? "session" : words.joined(separator: "-")).scenario.yaml"
    }

    /// Whether a card waits for the person.
    var hasCard: Bool { phone?.device.screen.card != nil }

    /// Whether the full app is on the screen.
    var isAppOnScreen: Bool {
        phone?.device.screen.foreground.map { !$0.appOrClip.isClip } ?? false
    }

    /// The life of the program on the screen so far; `nil` if there is none.
    var shownProgram: ShownProgram? {
        guard let number = foregroundProgram, let screen = programs[number] else { return nil }
        return ShownProgram(
            number: number,
            hasGreeted: screen.hasGreeted,
            hasHandled: screen.hasHandled,
            isBusy: screen.isBusy,
            lastBusy: screen.lastBusy,
            crash: screen.crash?.crash.message
        )
    }
}

/// The life of the program on the screen.
struct ShownProgram: Sendable {
    let number: Int
    /// Whether it is loaded.
    let hasGreeted: Bool
    /// Whether it has said what its launch shows.
    let hasHandled: Bool
    /// Whether tasks of its views run.
    let isBusy: Bool
    /// When that changed last; `nil` if it has never run any.
    let lastBusy: ContinuousClock.Instant?
    /// Why it has stopped; `nil` while it runs.
    let crash: String?
}
