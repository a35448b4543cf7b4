// SPDX-License-Identifier: Apache-2.0

public import Dispatch
import Synchronization

/// Says whether the network is reached: Network's `NWPathMonitor`.
///
/// What it says is what the program around the clip sets in ``path``; a network that is reached by
/// wireless, without that.
public final class NWPathMonitor: Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
    }

    private struct Shared {
        var path = NWPath()
        var monitors: [ObjectIdentifier: NWPathMonitor] = [:]
    }

    private static let shared = Mutex(Shared())
    private let state = Mutex(State())

    /// Watches the network.
    public init() {}

    /// Watches one way through the network; all are watched here.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}

    /// The network of this process; setting it tells every monitor that has started.
    public static var path: NWPath {
        get { shared.withLock { $0.path } }
        set {
            let monitors = shared.withLock {
                $0.path = newValue
                return Array($0.monitors.values)
            }
            for monitor in monitors { monitor.tell(newValue) }
        }
    }

    /// The network.
    public var currentPath: NWPath { Self.path }

    /// Called on the queue with the network, at the start and when it changes.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// Starts to tell.
    public func start(queue: DispatchQueue) {
        state.withLock { $0.queue = queue }
        Self.shared.withLock { $0.monitors[ObjectIdentifier(self)] = self }
        tell(Self.path)
    }

    /// Tells no more.
    public func cancel() {
        state.withLock { $0.queue = nil }
        _ = Self.shared.withLock { $0.monitors.removeValue(forKey: ObjectIdentifier(self)) }
    }

    private func tell(_ path: NWPath) {
        let (handler, queue) = state.withLock { ($0.handler, $0.queue) }
        guard let handler, let queue else { return }
        queue.async { handler(path) }
    }
}
