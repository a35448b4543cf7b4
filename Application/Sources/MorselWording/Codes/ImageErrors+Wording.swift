// SPDX-License-Identifier: Apache-2.0

public import CodeImages
public import NFCTags

extension ImageError {
    /// A sentence that explains why an image cannot be drawn.
    public var sentence: String {
        switch code {
        case .viewBox:
            "image: the drawing's view box is empty."
        case .pixelSize(let width, _, let allowed):
            "size: the size must be between \(allowed.lowerBound) and \(allowed.upperBound) "
                + "pixels; got \(width)."
        case .pageSize(let width, _, let allowed):
            "width: the width must be between \(allowed.lowerBound) and \(allowed.upperBound) mm; "
                + "got \(width)."
        case .columns(let columns, let allowed):
            "columns: the number of columns must be between \(allowed.lowerBound) and "
                + "\(allowed.upperBound); got \(columns)."
        case .shape(let index):
            "image: shape \(index) of the drawing is invalid."
        case .viewBoxDiffers(let item):
            "sheet: code \(item + 1) has a different logo from the first code; all codes on a "
                + "sheet must have the same."
        case .captionTooLong(let item):
            "sheet: the URL does not fit below code \(item + 1); increase --caption or --diameter."
        case .captionNotPrintable(let item):
            "sheet: the URL of code \(item + 1) contains control characters, which cannot be "
                + "printed."
        case .footerTooLong, .footerNotPrintable:
            "footer: the text does not fit on one line or contains control characters."
        case .itemCount(let announced, let given):
            "sheet: \(given) codes were drawn instead of \(announced)."
        case .cairo(let status):
            "image: drawing failed with cairo status \(status)."
        @unknown default:
            "image: drawing failed."
        }
    }
}

extension PrintSheet.LayoutError {
    /// A sentence that explains why a sheet cannot be laid out.
    public var sentence: String {
        switch code {
        case .length(let length, let value, let allowed):
            "\(length.name): the length must be between \(allowed.lowerBound) and "
                + "\(allowed.upperBound) mm; got \(value)."
        case .noCodeFits(let width, let height, let availableWidth, let availableHeight):
            "sheet: a code with its caption needs \(Self.rounded(width)) x \(Self.rounded(height)) mm, but "
                + "the page has \(Self.rounded(availableWidth)) x \(Self.rounded(availableHeight)) mm; "
                + "decrease --diameter or --margin."
        case .gapTooSmallForMarks(let gap, let needed):
            "gap: the gap must be at least \(Self.rounded(needed)) mm for crop marks; got "
                + "\(Self.rounded(gap)) mm."
        case .viewBox:
            "image: the drawing's view box is empty."
        @unknown default:
            "sheet: the layout is invalid."
        }
    }

    private static func rounded(_ length: Double) -> Double { (length * 10).rounded() / 10 }
}

extension PrintSheet.Length {
    /// The option for the length.
    fileprivate var name: String {
        switch self {
        case .pageWidth, .pageHeight: "page"
        case .margin: "margin"
        case .codeSize: "diameter"
        case .gap: "gap"
        case .captionHeight: "caption"
        case .footerHeight: "footer"
        case .markLength, .markOffset: "marks"
        @unknown default: "sheet"
        }
    }
}

extension QRCode.EncodingError {
    /// A sentence that explains why a QR code cannot be generated.
    public var sentence: String {
        switch code {
        case .empty:
            "the text is empty; specify a URL."
        case .tooLong(let bytes, let capacity):
            "the text has \(bytes) bytes, but the largest code of this level holds \(capacity); "
                + "shorten the text or use a lower --level."
        case .version(let version):
            "the version must be between 1 and 40; got \(version)."
        case .library(let number):
            "encoding failed with error \(number) of libqrencode."
        @unknown default:
            "encoding failed."
        }
    }
}

extension NDEFError {
    /// A sentence that explains why a tag cannot hold a URL.
    public var sentence: String {
        switch code {
        case .emptyURI:
            "the URL is empty; specify a URL."
        case .tooLong(let bytes, let allowed):
            "the URL has \(bytes) bytes; the maximum is \(allowed)."
        case .tagTooSmall(let needed, let available):
            "the message needs \(needed) bytes, but this tag has \(available); use a larger tag or "
                + "a shorter URL."
        default:
            "the record cannot be created."
        }
    }
}
