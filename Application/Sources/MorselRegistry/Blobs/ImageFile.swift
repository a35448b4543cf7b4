// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import ImageFiles
import ImageHeaders

/// An image file, and what the store has to know about it.
public struct ImageFile: Sendable, Hashable {
    /// The maximum size of a file in bytes.
    public static let largestFile = 16_000_000

    /// The pixels of the largest image that cards take, 3000 × 2000.
    private static let mostPixels = 6_000_000

    /// The bytes.
    public let bytes: [UInt8]

    /// The image's size, format and digest, as a card refers to it.
    public let header: HeaderImage

    /// Reads a PNG or JPEG file.
    ///
    /// The pixels of an image whose size cards take are decoded: a file of which a part is missing or
    /// damaged is refused, and an image is transparent if one of its pixels is, whatever its colour type says
    /// (rule C-06). An image of any other size is refused for its size, and not decoded.
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

    /// Why a file is not accepted as an image.
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
    /// Whether cards take an image of the size.
    fileprivate var hasSizeOfCards: Bool {
        findings.allSatisfy { if case .imageSize = $0.code { false } else { true } }
    }
}
