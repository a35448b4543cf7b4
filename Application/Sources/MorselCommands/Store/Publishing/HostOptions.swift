// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import ArgumentParser
import MorselRegistry
import Terminal

/// The options for the hosts that the operator allows a build to name or to have served here.
struct HostOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Allow the clip to name this host although it is registered to another team.",
            discussion:
                "Write a wildcard as in the entitlement: '*.shop.example'. Can be repeated.",
            valueName: "host"
        )
    )
    var shareHost: [String] = []

    @Option(
        help: ArgumentHelp(
            "Serve this host here although it is stored as an external site.",
            discussion:
                "The stored association file is replaced by one that 'morsel serve' writes. "
                + "Can be repeated.",
            valueName: "host"
        )
    )
    var serveHost: [String] = []

    /// Returns the permissions for a bundle.
    ///
    /// - Throws: ``CommandError`` if one of the hosts is not a host of the bundle.
    func permissions(for bundle: ClipBundle) throws -> HostPermissions {
        var permissions = HostPermissions()
        for text in shareHost {
            guard let pattern = try? HostPattern(text), bundle.hostPatterns.contains(pattern) else {
                throw Self.unnamed("share-host", text, bundle.hostPatterns.map(\.text))
            }
            permissions.shared.insert(pattern)
        }
        for text in serveHost {
            guard let host = try? HostName(text), bundle.hosts.contains(host) else {
                throw Self.unnamed("serve-host", text, bundle.hosts.map(\.text))
            }
            permissions.served.insert(host)
        }
        return permissions
    }

    private static func unnamed(_ option: String, _ text: String, _ names: [String]) -> CommandError
    {
        let known = names.prefix(10).joined(separator: ", ")
        return CommandError(
            option,
            "\(option): the clip's entitlement does not name '\(text)' for App Clips; it names "
                + "\(names.isEmpty ? "no host" : known)."
        )
    }
}
