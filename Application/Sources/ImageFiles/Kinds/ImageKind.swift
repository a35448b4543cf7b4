// SPDX-License-Identifier: Apache-2.0

import ImageHeaders

/// The kind of an image file, recognized by its first bytes; its name does not matter.
public enum ImageKind: String, Sendable, Hashable, CaseIterable {
    /// Portable Network Graphics.
    case png
    /// JPEG, the still images of most cameras.
    case jpeg
    /// Scalable Vector Graphics, or any text in angle brackets with such a root element.
    case svg
    /// High Efficiency Image File Format, the still images of iPhones.
    case heic
    /// The same container with AV1 in it.
    case avif
    /// WebP.
    case webp
    /// Graphics Interchange Format.
    case gif
    /// Tagged Image File Format, and the raw images that are built on it.
    case tiff
    /// Windows bitmap.
    case bmp
    /// JPEG XL, the successor of JPEG.
    case jpegXL
    /// JPEG 2000, in its file format or as a bare codestream.
    case jpeg2000
    /// Photoshop document.
    case psd
    /// Portable Document Format, which can hold images.
    case pdf

    /// The number of bytes at the beginning of a file that suffice to recognize its kind.
    public static let prefixByteCount = 4_096

    /// Recognizes the kind of a file by its first bytes; `nil` if it is unknown.
    ///
    /// - Complexity: O(1): at most ``prefixByteCount`` bytes are read.
    public init?(of file: [UInt8]) {
        let start = file.prefix(Self.prefixByteCount)
        if let kind = Self.signatures.first(where: { start.starts(with: $0.bytes) })?.kind {
            self = kind
        } else if start.starts(with: Self.riff), start.dropFirst(8).starts(with: Self.webP) {
            self = .webp
        } else if let kind = Self.boxedKind(start) {
            self = kind
        } else if Self.isBitmap(start) {
            self = .bmp
        } else if Self.isSVG(start) {
            self = .svg
        } else {
            return nil
        }
    }

    private static let signatures: [(bytes: [UInt8], kind: ImageKind)] = [
        (PNGHeader.signature, .png),
        (JPEGSegments.signature, .jpeg),
        (Array("GIF87a".utf8), .gif),
        (Array("GIF89a".utf8), .gif),
        ([0x49, 0x49, 0x2A, 0x00], .tiff),
        ([0x4D, 0x4D, 0x00, 0x2A], .tiff),
        ([0xFF, 0x0A], .jpegXL),
        ([0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A], .jpegXL),
        ([0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A], .jpeg2000),
        ([0xFF, 0x4F, 0xFF, 0x51], .jpeg2000),
        (Array("8BPS".utf8), .psd),
        (Array("%PDF-".utf8), .pdf),
    ]
    private static let riff = Array("RIFF".utf8)
    private static let webP = Array("WEBP".utf8)

    // "BM", the length of the file, and four zero bytes; two letters alone could be text.
    private static func isBitmap(_ start: ArraySlice<UInt8>) -> Bool {
        start.starts(with: Array("BM".utf8)) && start.dropFirst(6).starts(with: [0, 0, 0, 0])
    }

    // The ISO base media file format: a box "ftyp" with a brand of four letters. Videos use it as
    // well, with other brands.
    private static func boxedKind(_ start: ArraySlice<UInt8>) -> ImageKind? {
        guard start.dropFirst(4).starts(with: Array("ftyp".utf8)) else { return nil }
        let brand = String(decoding: start.dropFirst(8).prefix(4), as: UTF8.self)
        switch brand {
        case "avif", "avis": return .avif
        case "heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1": return .heic
        default: return nil
        }
    }

    private static func isSVG(_ start: ArraySlice<UInt8>) -> Bool {
        var rest = start
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard rest.first == UInt8(ascii: "<") else { return false }
        let tag = Array("<svg".utf8)
        return rest.indices.contains { rest[$0...].starts(with: tag) }
    }
}
