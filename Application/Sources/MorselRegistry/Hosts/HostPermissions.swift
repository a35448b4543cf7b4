// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// What a build may do with hosts, beyond registering those that nobody has.
public struct HostPermissions: Sendable, Hashable {
    /// What the build may name although it belongs to another team, as it stands in the entitlement.
    public var shared: Set<HostPattern>

    /// The hosts that are served here from now on, although their own sites were asked for the
    /// association file before.
    public var served: Set<HostName>

    /// Permissions; by default there are none.
    public init(shared: Set<HostPattern> = [], served: Set<HostName> = []) {
        self.shared = shared
        self.served = served
    }
}
