// SPDX-License-Identifier: Apache-2.0

/// The reason a file cannot be decoded as an image.
public struct ImageFileError: Error, Sendable, Hashable {
    /// The kind of error.
    public let code: Code

    /// The number of bytes of the file that had been read when the error was detected.
    public let offset: Int

    init(_ code: Code, offset: Int = 0) {
        self.code = code
        self.offset = offset
    }

    /// The reasons a file cannot be decoded.
    @nonexhaustive
    public enum Code: Sendable, Hashable {
        /// The file is empty.
        case empty
        /// The file is larger than ``DecodedImage/largestFile``.
        case tooLarge(byteCount: Int)
        /// The file is not an image of a known kind.
        case unknownKind
        /// The file is an image of a kind that is not supported.
        case notDecoded(ImageKind)
        /// The image's sides or its number of pixels exceed the limits.
        ///
        /// See `ImageLayout.longestSide` and `ImageLayout.mostPixels`.
        case dimensions(width: Int, height: Int)
        /// The file ends before the image does.
        case truncated
        /// The file breaks the rules of its format, or a checksum is wrong.
        case damaged
        /// The file uses a rare variant of its format, such as JPEG with twelve bits per channel.
        case rareForm
        /// Decoding the image would take more memory than allowed.
        case memory
    }
}
