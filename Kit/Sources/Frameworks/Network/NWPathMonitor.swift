// SPDX-License-Identifier: Apache-2.0

public import Dispatch
import Synchronization

/// A monitor of the network: Network's `NWPathMonitor`.
///
/// It reports the path that the program around the clip sets as ``path``; by default, an available
/// Wi-Fi network.
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

    /// Creates a monitor of all interfaces.
    public init() {}

    /// Creates a monitor of one type of interface; all are monitored here.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}

    /// The path of this process; setting it notifies every monitor that has started.
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

    /// The path of this process, the same as ``path``.
    public var currentPath: NWPath { Self.path }

    /// The closure called on the queue with the path, at the start and when it changes.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// Starts reporting the path.
    public func start(queue: DispatchQueue) {
        state.withLock { $0.queue = queue }
        Self.shared.withLock { $0.monitors[ObjectIdentifier(self)] = self }
        tell(Self.path)
    }

    /// Stops reporting the path.
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
