import AppClipDevice
import AppClipExperiences
import AppClipTypes

/// A device in the midst of a scenario.
struct ScenarioPlayer {
    private(set) var recorded: RecordedDevice
    private(set) var world: ScenarioWorld

    /// What the device did in the latest step.
    private(set) var effects: [Effect] = []

    /// Why the latest step could not be.
    private(set) var fault: (name: FaultName, fault: DeviceFault?)?

    /// The payloads of all launches, the latest at the end.
    private(set) var payloads: [ActivationPayload] = []

    private var backup: Backup?

    init(_ scenario: Scenario) throws(DeviceFault) {
        let setup = scenario.device
        world = scenario.world
        var device = try Device(
            setup.state,
            settings: setup.settings,
            publicDatabases: setup.publicDatabases,
            clock: setup.clock
        )
        for app in setup.apps { try device.handle(.installApp(app, .store), in: world.store) }
        recorded = RecordedDevice(device)
    }

    /// What can be asked now.
    var observation: Observation {
        Observation(
            device: recorded.device,
            effects: effects,
            fault: fault?.name,
            payloads: payloads,
            world: world
        )
    }

    /// Lets a step happen, up to an action that cannot be.
    mutating func play(_ step: Step) {
        effects.removeAll(keepingCapacity: true)
        fault = nil
        do throws(DeviceFault) {
            if let time = step.time?.time(now: recorded.device.now) {
                try handle(.advance(to: time), in: World())
            }
            for action in step.actions { try play(action) }
        } catch {
            fault = (FaultName(error.code), error)
        }
        for case .launchClip(let launch) in effects {
            if let payload = launch.payload { payloads.append(payload) }
        }
    }

    private mutating func play(_ action: Action) throws(DeviceFault) {
        switch action {
        case .event(let event): try handle(event, in: world(for: event))
        case .invoke(let source, let url, let details):
            let invocation = Invocation(
                source: source,
                url: url,
                time: recorded.device.now,
                details: details
            )
            try handle(.invoke(invocation), in: world.world(about: url))
        case .schedule(let request, let moment):
            let call = Call.schedule(request, at: moment.time(now: recorded.device.now))
            try handle(.call(call), in: world(for: .call(call)))
        case .removeLocalExperience(let url):
            guard let local = recorded.device.state.localExperiences.first(where: { $0.url == url })
            else { throw DeviceFault(code: .unknownLocalExperience, place: .event) }
            try handle(.removeLocalExperience(local), in: World())
        case .change(let world): self.world = world
        case .backUp: backup = recorded.device.backup
        case .restore:
            guard let backup else {
                fault = (.noBackup, nil)
                return
            }
            try handle(.restore(backup), in: World())
        }
    }

    private mutating func handle(_ event: Event, in world: World) throws(DeviceFault) {
        try recorded.handle(event, in: world, into: &effects)
    }

    /// What store and verifier know about what an event is about.
    private func world(for event: Event) -> World {
        guard event.asksWorld else { return World() }
        switch event {
        case .invoke(let invocation): return world.world(about: invocation.url)
        case .push(let request, _), .call(.schedule(let request, _)):
            return request.target.map { world.world(about: $0) } ?? world.store
        default: return world.store
        }
    }
}
