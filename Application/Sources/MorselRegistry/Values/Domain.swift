// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
public import AppSiteAssociation

/// What is known of a host.
public struct Domain: Sendable, Hashable {
    /// The host.
    public let host: HostName

    /// Where the host's association file comes from.
    public let file: File

    /// When this was found out.
    public let time: Timestamp

    /// Where the file of a host comes from.
    public enum File: Sendable, Hashable {
        /// This server serves the host, and writes its file: it names all clips whose entitlement
        /// names the host.
        case hosted
        /// The host answered with these bytes.
        case fetched([UInt8])
        /// The host gave no file.
        case unavailable(DomainStatus)
    }

    /// What is known of a host.
    public init(host: HostName, file: File, time: Timestamp) {
        self.host = host
        self.file = file
        self.time = time
    }
}
