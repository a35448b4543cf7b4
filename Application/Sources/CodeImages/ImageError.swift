// SPDX-License-Identifier: Apache-2.0

/// The reason drawing an image failed.
public struct ImageError: Error, Sendable, Hashable {
    /// The kind of error.
    public let code: Code

    init(_ code: Code) {
        self.code = code
    }

    /// The reasons drawing an image can fail.
    @nonexhaustive
    public enum Code: Sendable, Hashable {
        /// The view box is empty or not finite.
        case viewBox
        /// The width or the height in pixels is outside of the supported range.
        case pixelSize(width: Int, height: Int, allowed: ClosedRange<Int>)
        /// The width or the height in millimetres is outside of the range of a PDF page.
        case pageSize(width: Double, height: Double, allowed: ClosedRange<Double>)
        /// The number of columns is outside of the range of a terminal image.
        case columns(Int, allowed: ClosedRange<Int>)
        /// The shape at this index has a number that is not finite.
        case shape(Int)
        /// The code at this index does not have the proportions that its sheet was laid out for.
        case viewBoxDiffers(item: Int)
        /// The caption of the code at this index does not fit, even at the smallest size.
        case captionTooLong(item: Int)
        /// The caption of the code at this index has control characters, which no font can show.
        case captionNotPrintable(item: Int)
        /// The footer does not fit, even at the smallest size.
        case footerTooLong
        /// The footer has control characters, which no font can show.
        case footerNotPrintable
        /// A sheet received more or fewer codes than its layout expects.
        case itemCount(announced: Int, given: Int)
        /// Cairo failed, with the number of its status (`cairo_status_t`).
        case cairo(status: Int)
    }
}
