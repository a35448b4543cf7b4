extension Orientation {
    /// What a JPEG file says of how the camera was held.
    ///
    /// The first EXIF segment counts. Where there is none, or it is damaged, or names no
    /// orientation that there is, the picture is taken as it is: a picture is not lost for its
    /// remarks.
    ///
    /// - Complexity: O(segments before the picture).
    init(ofJPEG file: [UInt8]) {
        self = Self.exifSegment(file).flatMap(Self.orientation) ?? .upright
    }

    private static let exifSignature = Array("Exif\0".utf8)

    // Segments follow each other from the third byte: 0xFF, a number, the length in two bytes that
    // counts itself. Those without a length do not stand before the picture.
    private static func exifSegment(_ file: [UInt8]) -> ArraySlice<UInt8>? {
        var next = 2
        while next + 4 <= file.count, file[next] == 0xFF {
            let marker = file[next + 1]
            if marker == 0xFF {
                // Filling.
                next += 1
                continue
            }
            // The picture, or the end.
            if marker == 0xDA || marker == 0xD9 { return nil }
            let length = Int(file[next + 2]) << 8 | Int(file[next + 3])
            guard length >= 2 else { return nil }
            let end = min(file.count, next + 2 + length)
            let content = file[min(next + 4, end)..<end]
            // Two zeros end the signature; the second one is sometimes something else.
            if marker == 0xE1, content.starts(with: exifSignature), content.count >= 6 {
                return content.dropFirst(6)
            }
            next += 2 + length
        }
        return nil
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
            // One number of two bytes, at the beginning of the four for the value.
            if tag == 0x0112, number(at: place + 2, of: 2) == 3, number(at: place + 4, of: 4) == 1 {
                return number(at: place + 8, of: 2)
                    .flatMap { UInt8(exactly: $0) }
                    .flatMap(Orientation.init(rawValue:))
            }
        }
        return nil
    }
}
