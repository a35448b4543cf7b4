// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences

/// Plays the steps of a scenario on a device.
struct ScenarioPlayer {
    private(set) var recorded: RecordedDevice
    private(set) var world: ScenarioWorld

    /// The effects of the latest step.
    private(set) var effects: [Effect] = []

    /// The reason the latest step was invalid; `nil` if it was valid.
    private(set) var error: (name: ErrorName, deviceError: DeviceError?)?

    /// The payloads of all launches, the latest last.
    private(set) var payloads: [ActivationPayload] = []

    private var backup: Backup?

    init(_ scenario: Scenario) throws(DeviceError) {
        world = scenario.world
        recorded = RecordedDevice(try Device(scenario.device, in: scenario.world))
    }

    /// The current values of all properties.
    var observation: Observation {
        Observation(
            device: recorded.device,
            effects: effects,
            error: error?.name,
            payloads: payloads,
            world: world
        )
    }

    /// Plays a step, up to its first invalid action.
    mutating func play(_ step: Step) {
        effects.removeAll(keepingCapacity: true)
        error = nil
        do throws(DeviceError) {
            if let time = step.time?.time(now: recorded.device.now) {
                try handle(.advance(to: time), in: World())
            }
            for action in step.actions { try play(action) }
        } catch let deviceError {
            error = (ErrorName(deviceError.code), deviceError)
        }
        for case .launchClip(let launch) in effects {
            if let payload = launch.payload { payloads.append(payload) }
        }
    }

    private mutating func play(_ action: Action) throws(DeviceError) {
        switch action {
        case .event(let event): try handle(event, in: world(for: event))
        case .invoke(let source, let url, let details):
            let invocation = Invocation(
                source: source,
                url: url,
                time: recorded.device.now,
                details: details
            )
            try handle(.invoke(invocation), in: world.world(about: url, by: source))
        case .schedule(let request, let moment):
            let call = Call.schedule(request, at: moment.time(now: recorded.device.now))
            try handle(.call(call), in: world(for: .call(call)))
        case .removeLocalExperience(let url):
            guard let local = recorded.device.state.localExperiences.first(where: { $0.url == url })
            else { throw DeviceError(code: .unknownLocalExperience, place: .event) }
            try handle(.removeLocalExperience(local), in: World())
        case .change(let world): self.world = world
        case .backUp: backup = recorded.device.backup
        case .restore:
            guard let backup else {
                error = (.noBackup, nil)
                return
            }
            try handle(.restore(backup), in: World())
        }
    }

    private mutating func handle(_ event: Event, in world: World) throws(DeviceError) {
        try recorded.handle(event, in: world, into: &effects)
    }

    /// Returns the world that an event uses.
    private func world(for event: Event) -> World {
        guard event.usesWorld else { return World() }
        switch event {
        case .invoke(let invocation):
            return world.world(about: invocation.url, by: invocation.source)
        case .push(let request, _), .call(.schedule(let request, _)):
            return request.target.map { world.world(about: $0) } ?? world.store
        default: return world.store
        }
    }
}
