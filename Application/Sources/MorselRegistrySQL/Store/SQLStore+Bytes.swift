// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import MorselRegistry

extension SQLStore {
    func domain(_ host: HostName) throws -> Domain? { try session.domain(host) }

    func clips(naming host: HostName) throws -> [AppIdentifier] {
        try session.clips(naming: host)
    }

    func bytes(of digest: Digest) throws -> [UInt8]? {
        guard let size = try session.size(of: digest) else { return nil }
        return try session.bytes(of: digest, in: 0..<size)
    }

    func add(_ image: ImageFile) throws -> HeaderImage {
        try session.insert(image)
        return image.header
    }

    func add(bytes: [UInt8]) throws -> Digest { try session.insert(bytes) }
}

extension SQLStore: StoreWriting {}
