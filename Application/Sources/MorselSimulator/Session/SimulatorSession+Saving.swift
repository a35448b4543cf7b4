// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipRehearsal
import DeviceScenarios
import ScenarioFiles

extension SimulatorSession {
    /// Returns the session as a scenario file, which `morsel test` can play.
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

    /// The name of the file for ``scenarioText()``, such as `Fruta.scenario.yaml`.
    var scenarioFileName: String {
        let words = project.name.split { !$0.isLetter && !$0.isNumber }
        return "\(words.isEmpty ? "session" : words.joined(separator: "-")).scenario.yaml"
    }

    /// A Boolean value that indicates whether a card is on the screen, and waits for the person.
    var hasCard: Bool { phone?.device.screen.card != nil }

    /// A Boolean value that indicates whether the full app is on the screen.
    var isAppOnScreen: Bool {
        phone?.device.screen.foreground.map { !$0.appOrClip.isClip } ?? false
    }

    /// The progress of the program on the screen; `nil` if none runs.
    var shownProgram: ShownProgram? {
        guard let number = foregroundProgram, let screen = programs[number] else { return nil }
        return ShownProgram(
            number: number,
            hasGreeted: screen.hasGreeted,
            hasHandled: screen.hasHandled,
            isBusy: screen.isBusy,
            lastBusy: screen.lastBusy,
            patchCount: screen.patchCount,
            crash: screen.crash?.crash.message
        )
    }
}

/// The progress of the program on the screen.
struct ShownProgram: Sendable {
    let number: Int
    /// A Boolean value that indicates whether the program is loaded.
    let hasGreeted: Bool
    /// A Boolean value that indicates whether the program has sent the patches of its launch.
    let hasHandled: Bool
    /// A Boolean value that indicates whether tasks of the program's views are running.
    let isBusy: Bool
    /// The time at which ``isBusy`` last changed; `nil` if no task has ever run.
    let lastBusy: ContinuousClock.Instant?
    /// The number of times that the program has sent patches.
    let patchCount: Int
    /// The message of the program's crash; `nil` while it runs.
    let crash: String?
}
