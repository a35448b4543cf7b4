// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipTypes
public import AppSiteAssociation

/// The state of a host.
public struct Domain: Sendable, Hashable {
    /// The host that the file is for.
    public let host: HostName

    /// The source of the host's association file.
    public let file: File

    /// The time at which this state was determined.
    public let time: Timestamp

    /// The sources of a host's association file.
    public enum File: Sendable, Hashable {
        /// This server serves the host, and writes its file: it names all clips whose entitlement
        /// names the host.
        case hosted
        /// The bytes that the host answered with.
        case fetched([UInt8])
        /// The host gave no file.
        case unavailable(DomainStatus)
    }

    /// Creates the state of a host.
    public init(host: HostName, file: File, time: Timestamp) {
        self.host = host
        self.file = file
        self.time = time
    }
}
