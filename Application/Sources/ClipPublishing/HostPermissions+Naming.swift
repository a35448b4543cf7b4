// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
package import MorselRegistry
import Terminal

extension HostPermissions {
    /// Creates the permissions of hosts for a bundle that names them.
    ///
    /// - Parameters:
    ///   - shared: The hosts that may belong to another team.
    ///   - served: The hosts that are served here from now on.
    ///   - bundle: The bundle.
    /// - Throws: ``CommandError`` if one of the hosts is not a host of the bundle.
    package init(sharing shared: [String], serving served: [String], for bundle: ClipBundle) throws
    {
        self.init()
        for text in shared {
            guard let pattern = try? HostPattern(text), bundle.hostPatterns.contains(pattern) else {
                throw Self.unnamed("share-host", text, bundle.hostPatterns.map(\.text))
            }
            self.shared.insert(pattern)
        }
        for text in served {
            guard let host = try? HostName(text), bundle.hosts.contains(host) else {
                throw Self.unnamed("serve-host", text, bundle.hosts.map(\.text))
            }
            self.served.insert(host)
        }
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
