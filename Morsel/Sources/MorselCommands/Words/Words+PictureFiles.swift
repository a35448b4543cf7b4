internal import AppClipCodeReader
internal import AppClipCodes
internal import PictureFiles

extension Words {
    /// Why a file gives no picture.
    static func sentence(_ error: PictureFileError) -> String {
        switch error.code {
        case .empty: "the file is empty."
        case .tooLarge: "it is larger than \(DecodedPicture.largestFile >> 20) MiB."
        case .unknownKind: "it is no picture of a known kind; PNG, JPEG and SVG files are read."
        case .notDecoded(let kind):
            "it is a \(name(kind)) file, which is not read; save it as PNG or JPEG."
        case .dimensions(let width, let height):
            "its picture has \(width) × \(height) pixels; at most \(PictureLayout.longestSide) a "
                + "side and \(PictureLayout.mostPixels >> 20) Mi in all are read."
        case .truncated: "it ends after \(error.offset) bytes, before its picture does."
        case .damaged: "it is damaged, at byte \(error.offset) or before."
        case .rareForm: "it is of a rare form that is not read; save it anew as PNG or JPEG."
        case .memory: "its picture takes too much memory; save it smaller, or not progressive."
        @unknown default: "it cannot be read."
        }
    }

    /// The same for programs.
    static func code(_ error: PictureFileError) -> String {
        switch error.code {
        case .empty: "empty"
        case .tooLarge: "tooLarge"
        case .unknownKind, .notDecoded: "kind"
        case .dimensions: "dimensions"
        case .truncated: "truncated"
        case .damaged: "damaged"
        case .rareForm: "rareForm"
        case .memory: "memory"
        @unknown default: "unreadable"
        }
    }

    /// What is worth knowing of a code beside its URL.
    static func summary(_ code: FoundCode) -> String {
        let kind =
            switch code.kind {
            case .camera: "Scan-only"
            case .nfc: "NFC-integrated"
            case nil: "App Clip Code"
            }
        let mirrored = code.isMirrored ? ", mirrored" : ""
        // A whole per cent, never more than is known.
        return "\(kind)\(mirrored) · \(Int(code.confidence * 100)) % sure"
    }

    private static func name(_ kind: PictureKind) -> String {
        switch kind {
        case .png: "PNG"
        case .jpeg: "JPEG"
        case .svg: "SVG"
        case .heic: "HEIC"
        case .avif: "AVIF"
        case .webp: "WebP"
        case .gif: "GIF"
        case .tiff: "TIFF"
        case .bmp: "BMP"
        case .jpegXL: "JPEG XL"
        case .jpeg2000: "JPEG 2000"
        case .psd: "Photoshop"
        case .pdf: "PDF"
        }
    }
}
