// SPDX-License-Identifier: Apache-2.0

/// Why a file gives no image.
public struct ImageFileError: Error, Sendable, Hashable {
    /// What is wrong.
    public let code: Code

    /// How many bytes of the file had been read when the error was detected.
    public let offset: Int

    init(_ code: Code, offset: Int = 0) {
        self.code = code
        self.offset = offset
    }

    /// The reasons for which a file gives no image.
    @nonexhaustive
    public enum Code: Sendable, Hashable {
        /// It has no bytes.
        case empty
        /// It is larger than ``DecodedImage/largestFile``.
        case tooLarge(byteCount: Int)
        /// It is no image of a known kind.
        case unknownKind
        /// It is an image of a kind that is not decoded.
        case notDecoded(ImageKind)
        /// The image's sides or its number of pixels exceed the limits.
        ///
        /// See `ImageLayout.longestSide` and `ImageLayout.mostPixels`.
        case dimensions(width: Int, height: Int)
        /// It ends before the image does.
        case truncated
        /// It breaks the rules of its kind, or its check sums.
        case damaged
        /// It keeps a rare form of its kind, such as twelve bits a channel in JPEG.
        case rareForm
        /// Decoding the image would need more memory than allowed.
        case memory
    }
}
