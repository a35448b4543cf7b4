// SPDX-License-Identifier: Apache-2.0

/// The events of a device, each with the world that it used, as values.
///
/// Replaying a journal results in the same device, bit for bit, on every machine and at any time.
public struct Journal: Sendable, Hashable {
    /// The initial device.
    public let start: Device

    /// The events, in order.
    public internal(set) var entries: [Entry] = []

    /// An event, with the world that it used.
    public struct Entry: Sendable, Hashable {
        /// The event that was handled.
        public let event: Event

        /// The data of store, verifier and bundles; `nil` if the event does not use a world.
        public let world: World?

        /// Creates an entry.
        public init(_ event: Event, in world: World?) {
            self.event = event
            self.world = world
        }
    }

    /// Creates an empty journal.
    public init(of start: Device) { self.start = start }

    /// Creates a journal from entries that were recorded before.
    public init(of start: Device, _ entries: [Entry]) {
        self.start = start
        self.entries = entries
    }

    /// Replays all events.
    ///
    /// - Returns: The device at the end.
    /// - Throws: ``DeviceError`` for the first invalid entry.
    public func replay() throws(DeviceError) -> Device {
        var device = start
        var effects: [Effect] = []
        for (index, entry) in entries.enumerated() {
            effects.removeAll(keepingCapacity: true)
            do throws(DeviceError) {
                try device.handle(entry.event, in: entry.world ?? World(), into: &effects)
            } catch {
                throw DeviceError(code: error.code, place: .entry(index, error.place))
            }
        }
        return device
    }
}

/// A device that records its events in a journal.
public struct RecordedDevice: Sendable {
    /// The device in its current state.
    public private(set) var device: Device

    /// The journal of all valid events.
    public private(set) var journal: Journal

    /// Creates a recorded device with an empty journal.
    public init(_ device: Device) {
        self.device = device
        journal = Journal(of: device)
    }

    /// Applies an event and records it.
    ///
    /// Invalid events are not recorded.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - world: The data of store, verifier and bundles.
    ///   - effects: Receives the actions of the device.
    /// - Throws: ``DeviceError`` if the event is invalid.
    /// - Complexity: That of `Device.handle(_:in:into:)`, plus one journal entry.
    public mutating func handle(
        _ event: Event,
        in world: World = World(),
        into effects: inout [Effect]
    ) throws(DeviceError) {
        try device.handle(event, in: world, into: &effects)
        journal.entries.append(Journal.Entry(event, in: event.usesWorld ? world : nil))
    }

    /// Applies an event and records it.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - world: The data of store, verifier and bundles.
    /// - Returns: The actions of the device, in order.
    /// - Throws: ``DeviceError`` if the event is invalid.
    @discardableResult
    public mutating func handle(
        _ event: Event,
        in world: World = World()
    ) throws(DeviceError) -> [Effect] {
        var effects: [Effect] = []
        try handle(event, in: world, into: &effects)
        return effects
    }
}

extension Event {
    /// Whether handling the event uses a world.
    public var usesWorld: Bool {
        switch self {
        case .invoke, .push, .installApp: true
        case .call(.schedule), .call(.showOverlay): true
        default: false
        }
    }
}
