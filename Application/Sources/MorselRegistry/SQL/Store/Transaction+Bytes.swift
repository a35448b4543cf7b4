// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

extension ReadTransaction {
    /// Returns the state of a host, or `nil` if it is unknown.
    public func domain(_ host: HostName) throws -> Domain? { try session.domain(host) }

    /// Returns the clips whose latest build's entitlement names a host, in the order of their identifiers.
    public func clips(naming host: HostName) throws -> [AppIdentifier] {
        try session.clips(naming: host)
    }

    /// Returns the bytes with a digest, or `nil` if there are none.
    public func bytes(of digest: Digest) throws -> [UInt8]? {
        guard let size = try session.size(of: digest) else { return nil }
        return try session.bytes(of: digest, in: 0..<size)
    }
}

extension WriteTransaction {
    /// Stores an image, and returns its reference for cards.
    ///
    /// Equal bytes are stored once.
    public func add(_ image: ImageFile) throws -> HeaderImage {
        try session.insert(image)
        return image.header
    }

    /// Stores bytes that are not an image yet, such as a part of an upload.
    public func add(bytes: [UInt8]) throws -> Digest { try session.insert(bytes) }
}
