// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipDevice
import AppClipTypes
import GroupStores
import Synchronization

// The device of a phone, which is shared by all its programs.
final class SharedDevice: Sendable {
    // The notifications as programs identify them, which devices do not store.
    struct Notifications {
        var byNumber: [Int: SystemNotification] = [:]
        var count = 0
    }

    // The content of Live Activities.
    struct Activities {
        var byName: [String: SystemActivityContent] = [:]
        var count = 0
    }

    private struct State {
        var recorded: RecordedDevice
        var person: Person
        var effects: [Effect] = []
        var happenings: [PhoneEvent] = []
        var notifications = Notifications()
        var activities = Activities()
    }

    private let state: Mutex<State>
    private let world: @Sendable (InvocationURL?, InvocationSource?) -> World

    // The data of App Groups on this machine, as long as the phone exists.
    let groups = GroupStores()

    init(
        _ device: Device,
        person: Person,
        world: @escaping @Sendable (InvocationURL?, InvocationSource?) -> World
    ) {
        state = Mutex(State(recorded: RecordedDevice(device), person: person))
        self.world = world
    }

    var device: Device { state.withLock { $0.recorded.device } }
    var journal: Journal { state.withLock { $0.recorded.journal } }
    var effects: [Effect] { state.withLock { $0.effects } }

    var happenings: [PhoneEvent] { state.withLock { $0.happenings } }

    var person: Person {
        get { state.withLock { $0.person } }
        set { state.withLock { $0.person = newValue } }
    }

    func handle(_ event: Event) throws(DeviceError) -> [Effect] {
        let world = event.usesWorld ? self.world(event.url, event.source) : World()
        let outcome: Result<[Effect], DeviceError> = state.withLock { state in
            do throws(DeviceError) {
                let foreground = state.recorded.device.screen.foreground
                let effects = try state.recorded.handle(event, in: world)
                state.effects += effects
                state.happenings.append(
                    PhoneEvent(
                        time: state.recorded.device.now,
                        event: event,
                        caller: event.isCall ? foreground?.appOrClip : nil,
                        effects: effects
                    )
                )
                return .success(effects)
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }

    func preview(of url: InvocationURL) -> LinkPreview {
        let device = device
        return LinkPreview(of: url, on: device.state, in: world(url, nil), at: device.now)
    }

    func withNotifications<Result: Sendable>(
        _ body: (inout Notifications) -> Result
    ) -> Result {
        state.withLock { body(&$0.notifications) }
    }

    func withActivities<Result: Sendable>(_ body: (inout Activities) -> Result) -> Result {
        state.withLock { body(&$0.activities) }
    }
}

extension Event {
    fileprivate var isCall: Bool { if case .call = self { true } else { false } }

    // The URL to which the event relates.
    fileprivate var url: InvocationURL? {
        switch self {
        case .invoke(let invocation): invocation.url
        case .push(let request, _), .call(.schedule(let request, _)): request.target
        default: nil
        }
    }

    fileprivate var source: InvocationSource? {
        if case .invoke(let invocation) = self { invocation.source } else { nil }
    }
}
