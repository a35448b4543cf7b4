// SPDX-License-Identifier: Apache-2.0

public import AppClipCodeReader

/// The pixels of a PNG or JPEG file, upright, as `AppClipCodeReader` takes them.
///
/// - **PNG**: every colour type and depth, interlaced or not. Palettes become colours, `tRNS`
///   becomes opacity, 16 bits become the nearest 8. Colours stay the numbers of the file: gamma,
///   profiles and orientation of a PNG are ignored. Checksums have to be correct, and the end
///   has to be there.
/// - **JPEG**: baseline, extended and progressive with 8 bits; brightness alone, YCbCr, RGB, CMYK
///   and YCCK. The orientation of its EXIF is applied; damaged EXIF is passed over. A file that
///   ends before its last row is rejected; only the end marker may be missing, and later passes
///   of a progressive one. JPEG has no check sums, so other damage shows in the pixels at most.
///
/// A JPEG of more than ``mostFullPixels`` is decoded at a half, a quarter or an eighth of its size:
/// the codes in it are found in smaller versions anyway, and it takes less memory and time.
public struct DecodedImage: Sendable {
    /// The maximum size of a file, in bytes.
    public static let largestFile = 64 << 20

    /// The maximum number of pixels of a JPEG that is decoded in full size; a larger one is reduced.
    public static let mostFullPixels = 1 << 24

    /// The kind of the file.
    public let kind: ImageKind

    /// The width of the upright image in the file, in pixels.
    public let width: Int

    /// The height of the upright image in the file, in pixels.
    public let height: Int

    /// The number of pixels of the file, in each direction, that became one: 1, 2, 4 or 8.
    public let reduction: Int

    /// The layout of ``pixels``.
    public let layout: ImageLayout

    /// The decoded pixels, row by row without gaps.
    public let pixels: [UInt8]

    // Of a reduced image, which may start with an incomplete pixel if it was rotated.
    private let firstX: Int
    private let firstY: Int

    /// Decodes a file.
    ///
    /// The header is checked before memory is allocated for the image.
    ///
    /// - Parameters:
    ///   - file: The bytes of the file.
    ///   - mostFullPixels: The maximum number of pixels of a JPEG that is decoded in full size.
    ///   - isStrict: Whether an image is rejected if a part of it is missing or damaged, even though it could be
    ///     shown.
    /// - Throws: `ImageFileError`.
    /// - Complexity: O(size of the file + pixels). Besides the result, a PNG takes the memory of a few rows, a
    ///   progressive JPEG up to 256 MiB.
    public init(
        _ file: [UInt8],
        mostFullPixels: Int = Self.mostFullPixels,
        isStrict: Bool = false
    ) throws(ImageFileError) {
        let (kind, codec) = try Self.codec(of: file)
        let header = try codec.header(of: file)
        let reduction = codec.reduction(of: header, mostPixels: mostFullPixels)
        let orientation = codec == .jpeg ? Orientation(ofJPEG: file) : .upright
        let stored = header.reduced(by: reduction)
        let size = orientation.uprightSize(width: stored.width, height: stored.height)
        guard
            let layout = ImageLayout(
                width: size.width,
                height: size.height,
                format: stored.format
            )
        else {
            throw ImageFileError(.dimensions(width: header.width, height: header.height))
        }
        pixels = try codec.decode(
            file,
            header,
            reduction,
            orientation,
            isStrict: isStrict
        )
        self.kind = kind
        self.layout = layout
        self.reduction = reduction
        (width, height) = orientation.uprightSize(width: header.width, height: header.height)
        let end = orientation.upright(x: 0, y: 0, width: header.width, height: header.height)
        // If the file's first pixel comes last, the incomplete one comes first.
        firstX = end.x > 0 ? width - layout.width * reduction : 0
        firstY = end.y > 0 ? height - layout.height * reduction : 0
    }

    /// Returns the width and the height of the stored image in pixels, from the header.
    ///
    /// - Parameter file: The bytes of the file.
    /// - Returns: The size.
    /// - Throws: `ImageFileError`.
    public static func size(of file: [UInt8]) throws(ImageFileError) -> (width: Int, height: Int) {
        let header = try codec(of: file).codec.header(of: file)
        return (header.width, header.height)
    }

    private static func codec(
        of file: [UInt8]
    ) throws(ImageFileError) -> (kind: ImageKind, codec: Codec) {
        guard !file.isEmpty else { throw ImageFileError(.empty) }
        guard file.count <= largestFile else {
            throw ImageFileError(.tooLarge(byteCount: file.count))
        }
        guard let kind = ImageKind(of: file) else { throw ImageFileError(.unknownKind) }
        guard let codec = Codec(kind) else { throw ImageFileError(.notDecoded(kind)) }
        return (kind, codec)
    }

    /// Returns the position of a point of ``pixels`` in the upright image of the file.
    public func pointInFile(_ point: PlanePoint) -> PlanePoint {
        PlanePoint(
            x: point.x * Double(reduction) + Double(firstX),
            y: point.y * Double(reduction) + Double(firstY)
        )
    }
}
