// SPDX-License-Identifier: Apache-2.0

/// A file of a build.
///
/// The type belongs to the entry of the build: the same bytes can be an image in one build and
/// untyped bytes in another.
public struct Asset: Sendable, Hashable {
    /// The digest of the bytes.
    public let digest: Digest

    /// The number of bytes.
    public let size: Int

    /// The media type with which the file is served.
    public let contentType: String

    /// The bytes, compressed with Brotli (RFC 7932), as bytes of their own; `nil` if the registry
    /// does not have them.
    public var compressed: Compressed?

    /// The compressed bytes of a file.
    public struct Compressed: Sendable, Hashable {
        /// The digest of the compressed bytes.
        public let digest: Digest

        /// The number of the compressed bytes.
        public let size: Int

        /// Creates the compressed bytes of a file.
        public init(digest: Digest, size: Int) {
            self.digest = digest
            self.size = size
        }
    }

    /// Creates a file of a build.
    public init(digest: Digest, size: Int, contentType: String) {
        self.digest = digest
        self.size = size
        self.contentType = contentType
    }
}
