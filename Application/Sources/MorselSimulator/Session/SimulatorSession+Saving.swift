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

    /// The languages of the clip.
    var languages: [Language] { project.languages }

    /// Whether a card waits for the person.
    var hasCard: Bool { phone?.device.screen.card != nil }

    /// Whether the full app is on the screen.
    var isAppOnScreen: Bool {
        phone?.device.screen.foreground.map { !$0.appOrClip.isClip } ?? false
    }

    /// Why the program on the screen has stopped; `nil` while it runs.
    var crashSentence: String? {
        foregroundProgram.flatMap { programs[$0]?.crash }.map {
            "The clip stopped: \($0.crash.message)"
        }
    }
}
