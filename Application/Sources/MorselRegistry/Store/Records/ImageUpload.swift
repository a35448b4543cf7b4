// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// An image on its way into the store (feature C4).
///
/// A client reserves it by name and size, sends its parts, and commits it with a checksum.
public struct ImageUpload: Record {
    /// Uploads, in the registry.
    public static let kind = "image-upload"

    /// What identifies it.
    public let id: String

    /// What the image is for: the id of a localization of a default experience, or empty for advanced
    /// experiences.
    public let owner: String

    /// The name of the file.
    public let fileName: String

    /// The size of the file in bytes.
    public let fileSize: Int

    /// The secret in the addresses of its parts; `nil` where nothing is sent.
    public var secret: String?

    /// The moment after which no part is taken.
    public var expires: Timestamp?

    /// The digests of the parts that have come, by their offsets in bytes.
    public var parts: [Int: Digest] = [:]

    /// The MD5 checksum that the client gave, as hexadecimal digits.
    public var checksum: String?

    /// The image, once it is complete.
    public var image: Digest?

    /// How far it has come.
    public var state: State

    /// Why it failed.
    public var errors: [Failure] = []

    /// How far an upload has come, by the names of the App Store Connect API.
    public enum State: String, Sendable, Hashable, Codable {
        /// Reserved; its parts are awaited.
        case awaitingUpload = "AWAITING_UPLOAD"
        /// Checked, and ready for cards.
        case complete = "COMPLETE"
        /// Not accepted; ``ImageUpload/errors`` says why.
        case failed = "FAILED"
    }

    /// A reason why an image is not accepted.
    public struct Failure: Sendable, Hashable, Codable {
        /// The reason, for programs.
        public let code: String

        /// The reason, for people.
        public let description: String

        /// A reason.
        public init(code: String, description: String) {
            self.code = code
            self.description = description
        }
    }

    /// A reserved upload.
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

    /// An image that came as a whole.
    public init(id: String, owner: String = "", fileName: String, image: HeaderImage, size: Int) {
        self.id = id
        self.owner = owner
        self.fileName = fileName
        fileSize = size
        self.image = Digest(image.reference)
        state = .complete
    }

    /// The parts that have come.
    public var ownedBytes: [Digest] { Array(parts.values) }

    /// Without its secret.
    public var logged: Self? {
        var upload = self
        upload.secret = nil
        return upload
    }
}
