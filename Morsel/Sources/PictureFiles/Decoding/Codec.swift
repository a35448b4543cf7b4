import AppClipCodeReader
import PictureCodecs

/// A decoder of one kind of file.
enum Codec: Sendable {
    case png, jpeg

    /// The decoder of a kind, if there is one.
    init?(_ kind: PictureKind) {
        switch kind {
        case .png: self = .png
        case .jpeg: self = .jpeg
        default: return nil
        }
    }

    // Of a progressive JPEG all coefficients are held, two bytes each, until its last pass. Ten
    // passes are usual; each costs time for all pixels, however few bytes it takes in the file.
    private static let limits = PictureLimits(
        longest_side: UInt32(PictureLayout.longestSide),
        memory: 256 << 20,
        scans: 100
    )

    /// Reads what comes before the picture.
    func header(of file: [UInt8]) throws(PictureFileError) -> FileHeader {
        let size = self == .png ? Self.pngSize(file) : nil
        if let size { try Self.check(width: size.width, height: size.height) }
        var found = PictureHeader()
        // Reason: the library is given all bytes with their number, and keeps none of them.
        let status = unsafe file.withUnsafeBufferPointer { bytes in
            let start = bytes.baseAddress
            return switch self {
            // Reason: as above.
            case .png: unsafe picture_png_header(start, bytes.count, Self.limits, &found)
            // Reason: as above.
            case .jpeg: unsafe picture_jpeg_header(start, bytes.count, Self.limits, &found)
            }
        }
        try status.check(offset: found.offset)
        try Self.check(width: Int(found.width), height: Int(found.height))
        guard let header = FileHeader(found) else {
            throw PictureFileError(.rareForm, offset: Int(found.offset))
        }
        return header
    }

    /// By how much a picture is made smaller while it is decoded.
    func reduction(of header: FileHeader, mostPixels: Int) -> Int {
        guard self == .jpeg else { return 1 }
        return [1, 2, 4].first { reduction in
            let size = header.reduced(by: reduction)
            return size.width * size.height <= mostPixels
        } ?? 8
    }

    /// Decodes a picture whose size was found to be allowed.
    func decode(
        _ file: [UInt8],
        _ header: FileHeader,
        _ reduction: Int,
        _ orientation: Orientation
    ) throws(PictureFileError) -> [UInt8] {
        let stored = header.reduced(by: reduction)
        let placement = PicturePlacement(stored, orientation)
        let byteCount = stored.width * stored.height * stored.format.bytesPerPixel
        var found = header.raw
        var status = PictureStatus.done
        // Reason: a decoder that is done has written every byte, or else none counts.
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: byteCount) { pixels, count in
            let room = pixels.baseAddress
            // Reason: the library is given all bytes with their number, and keeps none of them.
            status = unsafe file.withUnsafeBufferPointer { bytes in
                let start = bytes.baseAddress
                switch self {
                case .png:
                    // Reason: the room is that of the header's picture, which the decoder is held
                    // to; a PNG is neither reduced nor turned.
                    return unsafe picture_png_decode(
                        start,
                        bytes.count,
                        Self.limits,
                        &found,
                        room
                    )
                case .jpeg:
                    // Reason: the room is that of the reduced picture, and the placement leads
                    // each of its pixels to a place of its own there.
                    return unsafe picture_jpeg_decode(
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
        return pixels
    }

    // The first chunk begins at a fixed place, so that a size can be named that libpng does not
    // even take in.
    private static func pngSize(_ file: [UInt8]) -> (width: Int, height: Int)? {
        guard file.count >= 24, file[12..<16].elementsEqual("IHDR".utf8) else { return nil }
        let numbers = [16, 20].map { start in
            file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return (numbers[0], numbers[1])
    }

    private static func check(width: Int, height: Int) throws(PictureFileError) {
        let sides = 0...PictureLayout.longestSide
        guard sides ~= width, sides ~= height, width * height <= PictureLayout.mostPixels else {
            throw PictureFileError(.dimensions(width: width, height: height))
        }
    }
}

extension PictureStatus {
    /// Throws what a status means, unless it is done.
    fileprivate func check(offset: Int) throws(PictureFileError) {
        let code: PictureFileError.Code
        switch self {
        case .done: return
        case .truncated: code = .truncated
        case .damaged: code = .damaged
        case .unsupported: code = .rareForm
        case .tooLarge, .outOfMemory: code = .memory
        }
        throw PictureFileError(code, offset: offset)
    }
}
