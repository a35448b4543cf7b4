// SPDX-License-Identifier: Apache-2.0

/// An interface to a network: Network's `NWInterface`.
public struct NWInterface: Hashable, Sendable {
    /// The medium of an interface.
    public enum InterfaceType: Hashable, Sendable {
        /// Another interface.
        case other
        /// A Wi-Fi network.
        case wifi
        /// A cellular network.
        case cellular
        /// A wired network, such as Ethernet.
        case wiredEthernet
        /// The loopback interface of the machine.
        case loopback
    }

    /// The medium of the interface.
    public let type: InterfaceType
}

/// The state of the connection to the network: Network's `NWPath`.
public struct NWPath: Hashable, Sendable {
    /// The availability of the network.
    public enum Status: Hashable, Sendable {
        /// The network is available.
        case satisfied
        /// The network is not available.
        case unsatisfied
        /// The network would be available after a connection is established.
        case requiresConnection
    }

    /// The availability of the network.
    public var status: Status
    /// The medium of the interface that is used.
    public var interface: NWInterface.InterfaceType
    /// Whether the connection may cost money, as a cellular one does.
    public var isExpensive: Bool { interface == .cellular }
    /// Whether the connection is in Low Data Mode: never here.
    public var isConstrained: Bool { false }

    /// Creates a path with a status and an interface.
    public init(status: Status = .satisfied, interface: NWInterface.InterfaceType = .wifi) {
        self.status = status
        self.interface = interface
    }

    /// Returns whether the path uses an interface of a type.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        status == .satisfied && interface == type
    }
}
