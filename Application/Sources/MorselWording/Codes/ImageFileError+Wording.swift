// SPDX-License-Identifier: Apache-2.0

public import AppClipCodeReader
import AppClipCodes
import AppClipTypes
public import ImageFiles

extension ImageFileError {
    /// A sentence that explains why an image file cannot be read.
    public var sentence: String {
        switch code {
        case .empty: "the file is empty."
        case .tooLarge: "the file is larger than \(ByteCount(DecodedImage.largestFile))."
        case .unknownKind: "the file is not an image in a supported format; use PNG, JPEG or SVG."
        case .notDecoded(let kind):
            "\(kind.name) files are not supported; save the image as PNG or JPEG."
        case .dimensions(let width, let height):
            "the image has \(width) × \(height) pixels; the maximum is \(ImageLayout.longestSide) "
                + "per side and \(ImageLayout.mostPixels >> 20) Mi in total."
        case .truncated:
            "the file is truncated: it ends after \(offset) bytes, before the "
                + "end of the image."
        case .damaged: "the file is damaged, at or before byte \(offset)."
        case .rareForm:
            "the file uses an unsupported variant of its format; save it again as PNG "
                + "or JPEG."
        case .memory:
            "decoding the image needs too much memory; save it smaller, or not "
                + "progressive."
        @unknown default: "the file cannot be read."
        }
    }

    /// The name of the error, for programs.
    public var name: String {
        switch code {
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
}

extension FoundCode {
    /// A line with the kind of a code and the confidence of its reading.
    public var summary: String {
        let kind =
            switch self.kind {
            case .camera: "Scan-only"
            case .nfc: "NFC-integrated"
            case nil: "App Clip Code"
            }
        let mirrored = isMirrored ? ", mirrored" : ""
        // Uncertain codes are not reported; the value shows how clear the code was in the image.
        return "\(kind)\(mirrored) · \(Int(confidence * 100)) % confidence"
    }
}

extension ImageKind {
    fileprivate var name: String {
        switch self {
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
