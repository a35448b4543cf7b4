// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import MorselRegistry

/// The hosts that this server serves.
struct HostedDomains: Sendable {
    let registry: any Registry

    /// The registered host of a request, or `nil` where the server does not serve it.
    ///
    /// - Throws: What the registry throws.
    func host(_ requested: RequestedHost) async throws -> HostName? {
        guard let host = try? HostName(requested.name),
            try await registry.domain(host)?.file == .hosted
        else { return nil }
        return host
    }
}
