// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader

/// A PNG or JPEG file that was decoded from its first pixel to its last, so that it can be published.
///
/// A header alone proves little: the pixels after it can be missing, damaged, or of another number.
public struct IntactImage: Sendable, Hashable {
    /// The kind of the file.
    public let kind: ImageKind

    /// The width of the upright image in pixels.
    public let width: Int

    /// The height of the upright image in pixels.
    public let height: Int

    /// Whether no pixel is transparent, with or without an alpha channel.
    public let isOpaque: Bool

    /// Decodes a file.
    ///
    /// - Parameters:
    ///   - file: The bytes of the file.
    ///   - mostPixels: The maximum number of pixels; the header is checked before memory is
    ///     allocated.
    /// - Throws: ``ImageFileError``, also for a JPEG that viewers would show with a part missing.
    /// - Complexity: O(size of the file + pixels); at most four bytes per pixel, and a few rows.
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
