/// Why a file gives no picture.
public struct PictureFileError: Error, Sendable, Hashable {
    /// What is wrong.
    public let code: Code

    /// How many bytes of the file had been taken when that turned out.
    public let offset: Int

    init(_ code: Code, offset: Int = 0) {
        self.code = code
        self.offset = offset
    }

    /// The reasons for which a file gives no picture.
    @nonexhaustive
    public enum Code: Sendable, Hashable {
        /// It has no bytes.
        case empty
        /// It is larger than ``DecodedPicture/largestFile``.
        case tooLarge(byteCount: Int)
        /// It is no picture of a known kind.
        case unknownKind
        /// It is a picture of a kind that is not decoded.
        case notDecoded(PictureKind)
        /// Its picture has a side or a number of pixels that is beyond what is read.
        ///
        /// See `PictureLayout.longestSide` and `PictureLayout.mostPixels`.
        case dimensions(width: Int, height: Int)
        /// It ends before the picture does.
        case truncated
        /// It breaks the rules of its kind, or its check sums.
        case damaged
        /// It keeps a rare form of its kind, such as twelve bits a channel in JPEG.
        case rareForm
        /// Its picture would take more memory than a decoder may have.
        case memory
    }
}
