/// The picture at the top of a card, as far as the store judges it (rule C-06).
public struct HeaderImage: Sendable, Hashable {
    /// What the picture is found by, such as a digest.
    public let reference: String

    /// The width in pixels.
    public let width: Int

    /// The height in pixels.
    public let height: Int

    /// The format.
    public let format: Format

    /// Whether any pixel can be seen through.
    public let hasTransparency: Bool

    /// A format of pictures.
    @nonexhaustive public enum Format: String, Sendable, Hashable {
        /// PNG.
        case png
        /// JPEG.
        case jpeg
        /// Anything else, which the store does not take.
        case other
    }

    /// A picture.
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
