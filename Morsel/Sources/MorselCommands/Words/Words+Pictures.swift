internal import MorselPictures

extension Words {
    /// Why a picture could not be made.
    static func sentence(_ error: PictureError) -> String {
        switch error.code {
        case .viewBox:
            "picture: the drawing has no size."
        case .pixelSize(let width, _, let allowed):
            "size: \(width) pixels cannot be; \(allowed.lowerBound) to \(allowed.upperBound) can."
        case .pageSize(let width, _, let allowed):
            "width: \(width) mm cannot be; \(allowed.lowerBound) to \(allowed.upperBound) mm can."
        case .columns(let columns, let allowed):
            "columns: \(columns) cannot be; \(allowed.lowerBound) to \(allowed.upperBound) can."
        case .shape(let index), .pathData(_, let index):
            "picture: shape \(index) cannot be drawn."
        case .viewBoxDiffers(let item):
            "sheet: code \(item + 1) has another logo than the first; one sheet has all with the "
                + "badge or all without."
        case .captionTooLong(let item):
            "sheet: the URL of code \(item + 1) does not fit under it; make --caption or the code "
                + "larger."
        case .captionNotPrintable(let item):
            "sheet: the URL of code \(item + 1) has characters that cannot be printed."
        case .footerTooLong, .footerNotPrintable:
            "footer: the text cannot be printed in one line; make it shorter and plain."
        case .itemCount(let announced, let given):
            "sheet: \(given) codes were made where \(announced) were announced."
        case .cairo(let status):
            "picture: cairo failed with status \(status)."
        @unknown default:
            "picture: it cannot be made."
        }
    }

    /// Why a sheet cannot be laid out.
    static func sentence(_ error: PrintSheet.LayoutError) -> String {
        switch error.code {
        case .length(let length, let value, let allowed):
            "\(name(length)): \(value) mm cannot be; "
                + "\(allowed.lowerBound) to \(allowed.upperBound) mm can."
        case .noCodeFits(let width, let height, let availableWidth, let availableHeight):
            "sheet: a code with its caption takes \(rounded(width)) x \(rounded(height)) mm and the "
                + "page has room for \(rounded(availableWidth)) x \(rounded(availableHeight)) mm; "
                + "make --diameter or --margin smaller."
        case .gapTooSmallForMarks(let gap, let needed):
            "gap: \(rounded(gap)) mm leave no room for the cutting marks; at least "
                + "\(rounded(needed)) mm do."
        case .viewBox:
            "picture: the drawing has no size."
        @unknown default:
            "sheet: it cannot be laid out."
        }
    }

    private static func rounded(_ length: Double) -> Double { (length * 10).rounded() / 10 }

    private static func name(_ length: PrintSheet.Length) -> String {
        switch length {
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

    /// Why there is no QR code.
    static func sentence(_ error: QRCode.EncodingError) -> String {
        switch error.code {
        case .empty:
            "there is nothing to encode; give a URL."
        case .tooLong(let bytes, let capacity):
            "the text has \(bytes) bytes and the largest code of this level holds \(capacity); "
                + "shorten it or take a lower --level."
        case .version(let version):
            "there is no version \(version); 1 to 40 exist."
        case .library(let number):
            "the library failed with error \(number)."
        @unknown default:
            "it cannot be made."
        }
    }

    /// Why a tag cannot hold a URL.
    static func sentence(_ error: NDEFError) -> String {
        switch error.code {
        case .emptyURI:
            "there is nothing to write; give a URL."
        case .tooLong(let bytes, let allowed):
            "the URL has \(bytes) bytes; at most \(allowed) are written."
        case .tagTooSmall(let needed, let available):
            "the message takes \(needed) bytes and this tag has \(available); take a larger tag or "
                + "a shorter URL."
        default:
            "the record cannot be made."
        }
    }

    /// Bytes as small hexadecimal digits.
    static func hexadecimal(_ bytes: [UInt8], separator: String = "") -> String {
        bytes.map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        .joined(separator: separator)
    }
}
