/// What happened to a device, with what it needed from outside, as values.
///
/// The same journal leads to the same device, bit for bit, on every machine and at any time.
public struct Journal: Sendable, Hashable {
    /// The device at the begin.
    public let start: Device

    /// What happened, in its order.
    public internal(set) var entries: [Entry] = []

    /// Something that happened.
    public struct Entry: Sendable, Hashable {
        /// The event.
        public let event: Event

        /// What store, verifier and bundles knew; `nil` where the event asks nobody.
        public let world: World?

        /// Something that happened.
        public init(_ event: Event, in world: World?) {
            self.event = event
            self.world = world
        }
    }

    /// A journal of a device to which nothing has happened.
    public init(of start: Device) { self.start = start }

    /// A journal that was kept elsewhere.
    public init(of start: Device, _ entries: [Entry]) {
        self.start = start
        self.entries = entries
    }

    /// Lets everything happen again.
    ///
    /// - Returns: The device at the end.
    /// - Throws: ``DeviceFault`` at the first entry that cannot be.
    public func replay() throws(DeviceFault) -> Device {
        var device = start
        var effects: [Effect] = []
        for (index, entry) in entries.enumerated() {
            effects.removeAll(keepingCapacity: true)
            do throws(DeviceFault) {
                try device.handle(entry.event, in: entry.world ?? World(), into: &effects)
            } catch {
                throw DeviceFault(code: error.code, place: .entry(index, error.place))
            }
        }
        return device
    }
}

/// A device that keeps its journal.
public struct RecordedDevice: Sendable {
    /// The device.
    public private(set) var device: Device

    /// What happened to it.
    public private(set) var journal: Journal

    /// A device to which nothing has happened.
    public init(_ device: Device) {
        self.device = device
        journal = Journal(of: device)
    }

    /// Lets something happen, and keeps it.
    ///
    /// What cannot be is not kept.
    ///
    /// - Parameters:
    ///   - event: What happens.
    ///   - world: What store, verifier and bundles know.
    ///   - effects: Takes what the device does.
    /// - Throws: ``DeviceFault`` where the event cannot be.
    /// - Complexity: That of the device, and one entry of the journal.
    public mutating func handle(
        _ event: Event,
        in world: World = World(),
        into effects: inout [Effect]
    ) throws(DeviceFault) {
        try device.handle(event, in: world, into: &effects)
        journal.entries.append(Journal.Entry(event, in: event.asksWorld ? world : nil))
    }

    /// Lets something happen, and keeps it.
    ///
    /// - Parameters:
    ///   - event: What happens.
    ///   - world: What store, verifier and bundles know.
    /// - Returns: What the device does, in its order.
    /// - Throws: ``DeviceFault`` where the event cannot be.
    @discardableResult
    public mutating func handle(
        _ event: Event,
        in world: World = World()
    ) throws(DeviceFault) -> [Effect] {
        var effects: [Effect] = []
        try handle(event, in: world, into: &effects)
        return effects
    }
}

extension Event {
    /// Whether the event asks what store, verifier and bundles know.
    public var asksWorld: Bool {
        switch self {
        case .invoke, .push, .installApp: true
        case .call(.schedule), .call(.showOverlay): true
        default: false
        }
    }
}
