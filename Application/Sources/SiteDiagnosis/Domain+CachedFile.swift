// SPDX-License-Identifier: Apache-2.0

package import AssociationVerification
package import MorselRegistry

extension Domain {
    /// The file that devices get for a site that others serve; `nil` if the registry serves it.
    package var cached: CachedFile? {
        switch file {
        case .hosted: nil
        case .fetched(let bytes): CachedFile(host: host, content: .file(bytes), updated: time)
        case .unavailable(let status):
            CachedFile(host: host, content: .nothing(status), updated: time, failures: 1)
        }
    }

    /// Creates the domain of a site, in the form that the registry stores.
    package init(_ cached: CachedFile) {
        let file: File =
            switch cached.content {
            case .file(let bytes): .fetched(bytes)
            case .nothing(let status): .unavailable(status)
            }
        self.init(host: cached.host, file: file, time: cached.updated)
    }
}
