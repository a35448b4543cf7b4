// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipExperiences

/// An image that is being uploaded to the store (feature C4).
///
/// A client reserves it by name and size, sends its parts, and commits it with a checksum.
public struct ImageUpload: Record {
    /// The kind of uploads in the registry.
    public static let kind = "image-upload"

    /// The identifier of the upload.
    public let id: String

    /// The id of the localization of a default experience that the image is for; empty for advanced
    /// experiences.
    public let owner: String

    /// The name of the file, as the client gave it.
    public let fileName: String

    /// The size of the file, in bytes.
    public let fileSize: Int

    /// The secret in the URLs of its parts; `nil` if no parts are expected.
    public var secret: String?

    /// The time after which no part is accepted.
    public var expires: Timestamp?

    /// The digests of the received parts, by their offsets in bytes.
    public var parts: [Int: Digest] = [:]

    /// The MD5 checksum from the client, as hexadecimal digits.
    public var checksum: String?

    /// The image, once it is complete.
    public var image: Digest?

    /// The state of the upload.
    public var state: State

    /// The reasons it failed.
    public var errors: [Failure] = []

    /// The states of an upload, by the names of the App Store Connect API.
    public enum State: String, Sendable, Hashable, Codable {
        /// The upload is reserved; its parts are expected.
        case awaitingUpload = "AWAITING_UPLOAD"
        /// The image was checked, and is ready for cards.
        case complete = "COMPLETE"
        /// The image was not accepted; ``ImageUpload/errors`` has the reasons.
        case failed = "FAILED"
    }

    /// A reason an image is not accepted.
    public struct Failure: Sendable, Hashable, Codable {
        /// The error code, for programs.
        public let code: String

        /// The description, for people.
        public let description: String

        /// Creates a reason.
        public init(code: String, description: String) {
            self.code = code
            self.description = description
        }
    }

    /// Creates a reserved upload.
    public init(
        id: String,
        owner: String = "",
        fileName: String,
        fileSize: Int,
        secret: String?,
        expires: Timestamp?
    ) {
        self.id = id
        self.owner = owner
        self.fileName = fileName
        self.fileSize = fileSize
        self.secret = secret
        self.expires = expires
        state = .awaitingUpload
    }

    /// Creates a complete upload of an image that was sent as a whole.
    public init(id: String, owner: String = "", fileName: String, image: HeaderImage, size: Int) {
        self.id = id
        self.owner = owner
        self.fileName = fileName
        fileSize = size
        self.image = Digest(image.reference)
        state = .complete
    }

    /// The digests of the received parts.
    public var ownedBytes: [Digest] { Array(parts.values) }

    /// The upload without its secret.
    public var logged: Self? {
        var upload = self
        upload.secret = nil
        return upload
    }
}
