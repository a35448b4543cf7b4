// SPDX-License-Identifier: Apache-2.0

import NIOCore
import SystemPackage

/// An error that occurs when a server cannot listen.
@nonexhaustive public enum ListeningError: Error, Sendable, Hashable {
    /// Another program listens on the port.
    case portInUse
    /// The user may not listen on the port, as with ports below 1024 on most systems.
    case notPermitted
    /// The address does not belong to this machine.
    case addressElsewhere
    /// The name of the address does not resolve.
    case addressUnknown
    /// Metrics cannot be served on their port.
    case metricsPort

    /// Creates the error for that of a system call; `nil` for any other cause.
    init?(_ error: IOError) {
        switch Errno(rawValue: error.errnoCode) {
        case .addressInUse: self = .portInUse
        case .permissionDenied, .notPermitted: self = .notPermitted
        case .addressNotAvailable: self = .addressElsewhere
        default: return nil
        }
    }
}
