// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import ImageFiles
import ImageHeaders

/// An image file, and the properties of it that the store needs.
public struct ImageFile: Sendable, Hashable {
    /// The maximum size of a file, in bytes.
    public static let largestFile = 16_000_000

    /// The number of pixels of the largest image that cards accept, 3000 × 2000.
    private static let mostPixels = 6_000_000

    /// The bytes of the file.
    public let bytes: [UInt8]

    /// The reference to the image in a card, with its size, format and digest.
    public let header: HeaderImage

    /// Reads a PNG or JPEG file.
    ///
    /// If cards accept the size of the image, its pixels are decoded: a file with a missing or damaged part
    /// is rejected, and an image is transparent if one of its pixels is, whatever its colour type says
    /// (rule C-06). An image of any other size is rejected for its size, without being decoded.
    ///
    /// - Parameter bytes: The file.
    /// - Throws: ``ParsingError``.
    /// - Complexity: O(pixels), of which there are at most 6 million.
    public init(_ bytes: [UInt8]) throws(ParsingError) {
        guard bytes.count <= Self.largestFile else { throw .tooLarge(bytes.count) }
        let png = PNGHeader(bytes)
        let size = png.map { ($0.width, $0.height) } ?? JPEGSegments.frameSize(of: bytes)
        guard let (width, height) = size else { throw .unknownFormat }
        func header(hasTransparency: Bool) -> HeaderImage {
            HeaderImage(
                reference: Digest(of: bytes).text,
                width: width,
                height: height,
                format: png == nil ? .jpeg : .png,
                hasTransparency: hasTransparency
            )
        }
        self.bytes = bytes
        var found = header(hasTransparency: png?.hasTransparency ?? false)
        if found.hasSizeOfCards {
            let image: IntactImage
            do throws(ImageFileError) {
                image = try IntactImage(bytes, mostPixels: Self.mostPixels)
            } catch { throw .damaged }
            found = header(hasTransparency: !image.isOpaque)
        }
        self.header = found
    }

    /// The media type with which the image is served.
    public var contentType: String { header.format == .jpeg ? "image/jpeg" : "image/png" }

    /// The reason a file is not accepted as an image.
    @nonexhaustive public enum ParsingError: Error, Sendable, Hashable {
        /// The file has more bytes than ``ImageFile/largestFile``.
        case tooLarge(Int)
        /// The file is neither a PNG nor a JPEG, or its header is damaged.
        case unknownFormat
        /// The pixels cannot be decoded.
        case damaged
    }
}

extension HeaderImage {
    /// Whether cards accept the size of the image.
    fileprivate var hasSizeOfCards: Bool {
        findings.allSatisfy { if case .imageSize = $0.code { false } else { true } }
    }
}
