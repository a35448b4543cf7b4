// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import ImageHeaders

/// An image file and what its header says.
public struct ImageFile: Sendable, Hashable {
    /// The maximum size of a file in bytes.
    public static let largestFile = 16 << 20

    /// The bytes.
    public let bytes: [UInt8]

    /// The image's size, format and digest, as a card refers to it.
    public let header: HeaderImage

    /// Reads the header of a PNG or JPEG file.
    ///
    /// Its pixels are not read.
    ///
    /// - Parameter bytes: The file.
    /// - Throws: ``ParsingError`` if the file is too large or its header cannot be read.
    public init(_ bytes: [UInt8]) throws(ParsingError) {
        guard bytes.count <= Self.largestFile else { throw .tooLarge(bytes.count) }
        let png = PNGHeader(bytes)
        let size = png.map { ($0.width, $0.height) } ?? JPEGSegments.frameSize(of: bytes)
        guard let (width, height) = size else { throw .unknownFormat }
        self.bytes = bytes
        header = HeaderImage(
            reference: Digest(of: bytes).text,
            width: width,
            height: height,
            format: png == nil ? .jpeg : .png,
            hasTransparency: png?.hasTransparency ?? false
        )
    }

    /// The media type with which the image is served.
    public var contentType: String { header.format == .jpeg ? "image/jpeg" : "image/png" }

    /// Why a file is not accepted as an image.
    @nonexhaustive public enum ParsingError: Error, Sendable, Hashable {
        /// The file has more bytes than ``ImageFile/largestFile``.
        case tooLarge(Int)
        /// The file is neither a PNG nor a JPEG, or its header is damaged.
        case unknownFormat
    }
}
