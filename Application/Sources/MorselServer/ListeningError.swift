// SPDX-License-Identifier: Apache-2.0

internal import NIOCore

#if canImport(Glibc)
internal import Glibc
#else
internal import Foundation
#endif

/// Why a server cannot listen.
@nonexhaustive public enum ListeningError: Error, Sendable, Hashable {
    /// Another program listens on the port.
    case portInUse
    /// The user may not listen on the port, as on most systems on those below 1024.
    case notPermitted
    /// The address does not belong to this machine.
    case addressElsewhere
    /// The name of the address does not resolve.
    case addressUnknown
    /// Metrics cannot be served on their port.
    case metricsPort

    /// The reason of a system call's error, or `nil` for any other.
    init?(_ error: IOError) {
        switch error.errnoCode {
        case EADDRINUSE: self = .portInUse
        case EACCES, EPERM: self = .notPermitted
        case EADDRNOTAVAIL: self = .addressElsewhere
        default: return nil
        }
    }
}
