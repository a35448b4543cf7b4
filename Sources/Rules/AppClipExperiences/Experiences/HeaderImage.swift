// SPDX-License-Identifier: Apache-2.0

/// The image at the top of a card, with the properties that the store checks (rule C-06).
public struct HeaderImage: Sendable, Hashable {
    /// The identifier of the image, such as a digest.
    public let reference: String

    /// The width in pixels.
    public let width: Int

    /// The height in pixels.
    public let height: Int

    /// The file format, of which the store accepts PNG and JPEG.
    public let format: Format

    /// Whether any pixel is transparent.
    public let hasTransparency: Bool

    /// A file format of images.
    @nonexhaustive public enum Format: String, Sendable, Hashable {
        /// The PNG format, which the store accepts.
        case png
        /// The JPEG format, which the store accepts.
        case jpeg
        /// Any other format, which the store does not accept.
        case other
    }

    /// Creates an image.
    public init(
        reference: String,
        width: Int,
        height: Int,
        format: Format,
        hasTransparency: Bool
    ) {
        self.reference = reference
        self.width = width
        self.height = height
        self.format = format
        self.hasTransparency = hasTransparency
    }
}
