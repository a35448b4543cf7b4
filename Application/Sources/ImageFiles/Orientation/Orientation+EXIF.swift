// SPDX-License-Identifier: Apache-2.0

import ImageHeaders

extension Orientation {
    /// Creates the orientation that a JPEG file states.
    ///
    /// The first EXIF segment is used. If it is missing or damaged, or has no valid
    /// orientation, the image is used unchanged: an image is not rejected for its
    /// metadata.
    ///
    /// - Complexity: O(segments before the image).
    init(ofJPEG file: [UInt8]) {
        self = Self.exifSegment(file).flatMap(Self.orientation) ?? .upright
    }

    private static let exifSignature = Array("Exif\0".utf8)

    private static func exifSegment(_ file: [UInt8]) -> ArraySlice<UInt8>? {
        // Two zeros end the signature; the second one is sometimes something else.
        JPEGSegments(of: file).first { segment in
            segment.marker == 0xE1 && segment.content.starts(with: exifSignature)
                && segment.content.count >= 6
        }?
        .content.dropFirst(6)
    }

    // The segment holds a TIFF file, whose first directory has twelve bytes an entry.
    private static func orientation(_ tiff: ArraySlice<UInt8>) -> Orientation? {
        let isLittle: Bool
        if tiff.starts(with: [0x49, 0x49]) {
            isLittle = true
        } else if tiff.starts(with: [0x4D, 0x4D]) {
            isLittle = false
        } else {
            return nil
        }
        func number(at offset: Int, of byteCount: Int) -> Int? {
            let start = tiff.startIndex + offset
            guard offset <= tiff.count, start + byteCount <= tiff.endIndex else { return nil }
            let bytes = tiff[start..<start + byteCount]
            return (isLittle ? Array(bytes.reversed()) : Array(bytes))
                .reduce(0) { $0 << 8 | Int($1) }
        }
        guard number(at: 2, of: 2) == 42, let directory = number(at: 4, of: 4),
            let count = number(at: directory, of: 2)
        else { return nil }
        for entry in 0..<count {
            let place = directory + 2 + 12 * entry
            guard let tag = number(at: place, of: 2) else { return nil }
            // One number of two bytes, the first two of the four bytes of the value.
            if tag == 0x0112, number(at: place + 2, of: 2) == 3, number(at: place + 4, of: 4) == 1 {
                return number(at: place + 8, of: 2)
                    .flatMap { UInt8(exactly: $0) }
                    .flatMap(Orientation.init(rawValue:))
            }
        }
        return nil
    }
}
