// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader

/// A PNG or JPEG file that was decoded from its first pixel to its last, so that it can be published.
///
/// A header alone says little: the pixels after it can be missing, damaged, or of another number.
public struct IntactImage: Sendable, Hashable {
    /// What the file is.
    public let kind: ImageKind

    /// The width of the upright image in pixels.
    public let width: Int

    /// The height of the upright image in pixels.
    public let height: Int

    /// Whether no pixel is transparent, be there an alpha channel or not.
    public let isOpaque: Bool

    /// Decodes a file.
    ///
    /// - Parameters:
    ///   - file: The bytes of the file.
    ///   - mostPixels: The most pixels of the image; the header is judged before memory is taken.
    /// - Throws: ``ImageFileError``, also for a JPEG that viewers would show with a part missing.
    /// - Complexity: O(size of the file + pixels); at most four bytes a pixel, and some rows.
    public init(_ file: [UInt8], mostPixels: Int) throws(ImageFileError) {
        let size = try DecodedImage.size(of: file)
        guard size.width * size.height <= mostPixels else {
            throw ImageFileError(.dimensions(width: size.width, height: size.height))
        }
        let image = try DecodedImage(file, mostFullPixels: .max, isStrict: true)
        kind = image.kind
        width = image.width
        height = image.height
        isOpaque = image.isOpaque
    }
}

extension DecodedImage {
    /// Whether no pixel is transparent.
    ///
    /// - Complexity: O(pixels).
    public var isOpaque: Bool {
        guard layout.format == .rgba else { return true }
        let bytes = pixels.span
        for index in stride(from: 3, to: bytes.count, by: 4) where bytes[index] < .max {
            return false
        }
        return true
    }
}
