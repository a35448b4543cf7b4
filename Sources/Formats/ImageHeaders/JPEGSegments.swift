// SPDX-License-Identifier: Apache-2.0

/// The segments of a JPEG file before its first scan (ITU-T T.81, annex B).
///
/// The sequence ends where the pixels begin, at the end of the file, and at a damaged segment.
public struct JPEGSegments: Sequence, IteratorProtocol, Sendable {
    /// The first bytes of every JPEG file: a marker, and the beginning of the next.
    public static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

    /// A marker and the bytes that belong to it.
    public struct Segment: Sendable, Hashable {
        /// The second byte of its marker, such as 0xE1 for the segment that contains EXIF data.
        public let marker: UInt8

        /// The bytes after its length, or as many of them as the file has.
        public let content: ArraySlice<UInt8>
    }

    private let file: [UInt8]
    private var offset = 2

    /// Creates a sequence of the segments of a file.
    public init(of file: [UInt8]) { self.file = file }

    /// Returns the next segment, or `nil` after the last.
    public mutating func next() -> Segment? {
        while offset + 4 <= file.count, file[offset] == 0xFF {
            let marker = file[offset + 1]
            if marker == 0xFF {
                // A fill byte.
                offset += 1
                continue
            }
            // Start of scan, or end of image.
            if marker == 0xDA || marker == 0xD9 { return nil }
            // The length counts its own two bytes.
            let length = Int(file[offset + 2]) << 8 | Int(file[offset + 3])
            guard length >= 2 else { return nil }
            let end = Swift.min(file.count, offset + 2 + length)
            let content = file[Swift.min(offset + 4, end)..<end]
            offset += 2 + length
            return Segment(marker: marker, content: content)
        }
        return nil
    }
}

extension JPEGSegments {
    /// Returns the size in pixels that the frame header of a file states, each side more than 0; `nil` if the file is
    /// not a JPEG or has no frame header before its first scan.
    ///
    /// - Complexity: O(number of segments).
    public static func frameSize(of file: [UInt8]) -> (width: Int, height: Int)? {
        guard file.starts(with: signature) else { return nil }
        for segment in JPEGSegments(of: file) where segment.beginsFrame {
            // One byte for the precision, two for the height, two for the width.
            let numbers = segment.content.dropFirst().prefix(4).map { Int($0) }
            guard numbers.count == 4 else { continue }
            let (width, height) = (numbers[2] << 8 | numbers[3], numbers[0] << 8 | numbers[1])
            if width > 0, height > 0 { return (width, height) }
        }
        return nil
    }
}

extension JPEGSegments.Segment {
    /// Whether this is a frame header (SOF0 to SOF15); the other three markers of the range define
    /// Huffman tables, extensions and arithmetic coding.
    fileprivate var beginsFrame: Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }
}
