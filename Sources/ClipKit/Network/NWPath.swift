// SPDX-License-Identifier: Apache-2.0

/// A way through a network: Network's `NWInterface`.
public struct NWInterface: Hashable, Sendable {
    /// What carries it.
    public enum InterfaceType: Hashable, Sendable {
        /// Anything else.
        case other
        /// Radio of a building.
        case wifi
        /// Radio of a phone company.
        case cellular
        /// A cable.
        case wiredEthernet
        /// The machine itself.
        case loopback
    }

    /// What carries it.
    public let type: InterfaceType
}

/// Whether and how the network is reached: Network's `NWPath`.
public struct NWPath: Hashable, Sendable {
    /// Whether the network is reached.
    public enum Status: Hashable, Sendable {
        /// It is.
        case satisfied
        /// It is not.
        case unsatisfied
        /// It would be, after a connection is made.
        case requiresConnection
    }

    /// Whether the network is reached.
    public var status: Status
    /// What carries it.
    public var interface: NWInterface.InterfaceType
    /// Whether it costs money.
    public var isExpensive: Bool { interface == .cellular }
    /// Whether little should be sent.
    public var isConstrained: Bool { false }

    /// A network that is reached, or not.
    public init(status: Status = .satisfied, interface: NWInterface.InterfaceType = .wifi) {
        self.status = status
        self.interface = interface
    }

    /// Whether something carries it.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        status == .satisfied && interface == type
    }
}
