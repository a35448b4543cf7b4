public import AppClipExperiences

/// A picture as a file, with what its header says.
public struct ImageFile: Sendable, Hashable {
    /// The most bytes of a picture.
    public static let largestFile = 16 << 20

    /// The bytes.
    public let bytes: [UInt8]

    /// What a card refers to, and the store judges.
    public let header: HeaderImage

    /// Reads the header of a PNG or JPEG file.
    ///
    /// Its pixels are not looked at.
    ///
    /// - Parameter bytes: The file.
    /// - Throws: ``Fault`` if the file is too large or its header cannot be read.
    public init(_ bytes: [UInt8]) throws(Fault) {
        guard bytes.count <= Self.largestFile else { throw .tooLarge(bytes.count) }
        guard let found = PictureHeader(png: bytes) ?? PictureHeader(jpeg: bytes) else {
            throw .unknownFormat
        }
        self.bytes = bytes
        header = HeaderImage(
            reference: Digest(of: bytes).text,
            width: found.width,
            height: found.height,
            format: found.isJPEG ? .jpeg : .png,
            hasTransparency: found.hasTransparency
        )
    }

    /// The type under which the picture is served.
    public var contentType: String { header.format == .jpeg ? "image/jpeg" : "image/png" }

    /// Why bytes are no picture that is taken.
    @nonexhaustive public enum Fault: Error, Sendable, Hashable {
        /// The file has more bytes than ``ImageFile/largestFile``.
        case tooLarge(Int)
        /// The file is no PNG and no JPEG, or its header is broken.
        case unknownFormat
    }
}
