// SPDX-License-Identifier: Apache-2.0

/// The versions of a card's image for screens: WebP files of certain widths.
///
/// An image has 1,800 × 1,200 pixels or more, of which the screen of a phone shows half, and a PNG has
/// several times the bytes.
public enum ScreenImage {
    /// The widths in pixels: a card takes 366 points of a common phone, and 520 of a large screen.
    public static let widths = [400, 800, 1_200]

    /// The maximum number of pixels of an image that is read: the largest of a card.
    private static let mostPixels = 6_000_000

    /// Returns the version of an image file with a width.
    ///
    /// - Parameters:
    ///   - file: The bytes of a PNG or JPEG file.
    ///   - width: The width in pixels.
    /// - Returns: The bytes of the WebP file; `nil` if the file cannot be decoded, or is smaller itself.
    public static func webP(of file: [UInt8], width: Int) -> [UInt8]? {
        // The size is checked before memory is allocated for the pixels.
        guard let size = try? DecodedImage.size(of: file),
            size.width * size.height <= mostPixels,
            let image = try? DecodedImage(file),
            let smaller = try? image.webP(width: width), smaller.count < file.count
        else { return nil }
        return smaller
    }
}
