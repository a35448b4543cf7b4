// SPDX-License-Identifier: Apache-2.0

package import AssociationVerification
package import MorselRegistry

extension Domain {
    /// What devices are given of a site that others serve; `nil` where the registry serves it.
    package var cached: CachedFile? {
        switch file {
        case .hosted: nil
        case .fetched(let bytes): CachedFile(host: host, content: .file(bytes), updated: time)
        case .unavailable(let status):
            CachedFile(host: host, content: .nothing(status), updated: time, failures: 1)
        }
    }

    /// A site, as the registry stores it.
    package init(_ cached: CachedFile) {
        let file: File =
            switch cached.content {
            case .file(let bytes): .fetched(bytes)
            case .nothing(let status): .unavailable(status)
            }
        self.init(host: cached.host, file: file, time: cached.updated)
    }
}
