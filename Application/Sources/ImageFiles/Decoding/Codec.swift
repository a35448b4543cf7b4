// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import ImageCodecs
import ImageHeaders

/// A decoder of one file format.
enum Codec: Sendable {
    case png, jpeg

    /// Creates the decoder of a kind, if there is one.
    init?(_ kind: ImageKind) {
        switch kind {
        case .png: self = .png
        case .jpeg: self = .jpeg
        default: return nil
        }
    }

    // All coefficients of a progressive JPEG are in memory, two bytes each, until its last pass. Ten
    // passes are usual; each takes time for all pixels, however few bytes it has in the file.
    private static let limits = ImageLimits(
        longest_side: UInt32(ImageLayout.longestSide),
        memory: 256 << 20,
        scans: 100
    )

    /// Reads the header of a file.
    func header(of file: [UInt8]) throws(ImageFileError) -> FileHeader {
        // Read here as well, since libpng does not report a size that it does not accept.
        let size = self == .png ? PNGHeader.size(of: file) : nil
        if let size { try Self.check(width: size.width, height: size.height) }
        var found = ImageHeader()
        // Reason: the library gets the bytes with their count and does not keep them.
        let status = unsafe file.withUnsafeBufferPointer { bytes in
            let start = bytes.baseAddress
            return switch self {
            // Reason: as above.
            case .png: unsafe image_png_header(start, bytes.count, Self.limits, &found)
            // Reason: as above.
            case .jpeg: unsafe image_jpeg_header(start, bytes.count, Self.limits, &found)
            }
        }
        try status.check(offset: found.offset)
        try Self.check(width: Int(found.width), height: Int(found.height))
        guard let header = FileHeader(found) else {
            throw ImageFileError(.rareForm, offset: Int(found.offset))
        }
        return header
    }

    /// Returns the factor by which an image is reduced while it is decoded.
    func reduction(of header: FileHeader, mostPixels: Int) -> Int {
        guard self == .jpeg else { return 1 }
        return [1, 2, 4].first { reduction in
            let size = header.reduced(by: reduction)
            return size.width * size.height <= mostPixels
        } ?? 8
    }

    /// Decodes an image whose size was already checked.
    ///
    /// If it is strict, an image with parts that the decoder made up counts as damaged.
    func decode(
        _ file: [UInt8],
        _ header: FileHeader,
        _ reduction: Int,
        _ orientation: Orientation,
        isStrict: Bool
    ) throws(ImageFileError) -> [UInt8] {
        let stored = header.reduced(by: reduction)
        let placement = ImagePlacement(stored, orientation)
        let byteCount = stored.width * stored.height * stored.format.bytesPerPixel
        var found = header.raw
        var status = ImageStatus.done
        // A decoder that succeeds has written every byte; otherwise none is used.
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: byteCount) { pixels, count in
            let room = pixels.baseAddress
            // Reason: the library gets the bytes with their count and does not keep them.
            status = unsafe file.withUnsafeBufferPointer { bytes in
                let start = bytes.baseAddress
                switch self {
                case .png:
                    // The room is that of the header's image, which the decoder is held to; a PNG is
                    // neither reduced nor rotated.
                    return unsafe image_png_decode(
                        start,
                        bytes.count,
                        Self.limits,
                        &found,
                        room
                    )
                case .jpeg:
                    // Reason: the room is that of the reduced image, and the placement leads
                    // each of its pixels to a place of its own there.
                    return unsafe image_jpeg_decode(
                        start,
                        bytes.count,
                        Self.limits,
                        &found,
                        UInt32(reduction),
                        placement,
                        room
                    )
                }
            }
            count = status == .done ? byteCount : 0
        }
        try status.check(offset: found.offset)
        guard found.damages == 0 || !isStrict else {
            throw ImageFileError(.damaged, offset: Int(found.offset))
        }
        return pixels
    }

    private static func check(width: Int, height: Int) throws(ImageFileError) {
        let sides = 0...ImageLayout.longestSide
        guard sides ~= width, sides ~= height, width * height <= ImageLayout.mostPixels else {
            throw ImageFileError(.dimensions(width: width, height: height))
        }
    }
}

extension ImageStatus {
    /// Throws the error of a status, unless it is success.
    func check(offset: Int) throws(ImageFileError) {
        let code: ImageFileError.Code
        switch self {
        case .done: return
        case .truncated: code = .truncated
        case .damaged: code = .damaged
        case .unsupported: code = .rareForm
        case .tooLarge, .outOfMemory: code = .memory
        }
        throw ImageFileError(code, offset: offset)
    }
}
