// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// The permissions of a build for hosts, beyond registering those that nobody has.
public struct HostPermissions: Sendable, Hashable {
    /// The hosts, as in the entitlement, that the build may name although they belong to another
    /// team.
    public var shared: Set<HostPattern>

    /// The hosts that are served here from now on, although their association file was fetched from
    /// their own sites before.
    public var served: Set<HostName>

    /// Creates permissions; by default there are none.
    public init(shared: Set<HostPattern> = [], served: Set<HostName> = []) {
        self.shared = shared
        self.served = served
    }
}
