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

    /// The bytes in the codings that the registry has; none for most files.
    public var codings: [ContentCoding: Coded] = [:]

    /// The bytes of a file in a coding, as bytes of their own.
    public struct Coded: Sendable, Hashable {
        /// The digest of the coded bytes.
        public let digest: Digest

        /// The number of the coded bytes.
        public let size: Int

        /// Creates the coded bytes of a file.
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
