// SPDX-License-Identifier: Apache-2.0

/// The text pieces of which arcs are written, created once.
///
/// Each slot has one text for an arc that starts in it and one for an arc that ends before it, so
/// an arc is written by copying four pieces. A piece is padded to whole words: copying a few words
/// and advancing by the true length is much cheaper than copying by length.
struct ArcText: Sendable {
    /// The size of a piece in 64-bit words.
    static let wordCount = 6

    /// A text of at most 48 bytes.
    struct Piece: Sendable {
        var words: [6 of UInt64] = .init(repeating: 0)
        var count = 0

        init(_ text: [UInt8]) {
            precondition(text.count <= 8 * ArcText.wordCount, "a piece has 48 bytes")
            for (index, byte) in text.enumerated() {
                words[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8)
            }
            count = text.count
        }
    }

    /// By ring bit: the line up to the end point of an arc that ends before the slot.
    let ends: [Piece]

    /// By ring bit: the start point of an arc that starts in the slot.
    let starts: [Piece]

    /// By ring, then by "longer than a half circle": the text between end and start point.
    let middles: [Piece]

    /// By ring: the number of slots from which on an arc is longer than a half circle.
    let largeFrom: [Int]

    static let shared = ArcText()

    private init() {
        var ends: [Piece] = []
        var starts: [Piece] = []
        var middles: [Piece] = []
        var largeFrom: [Int] = []
        for ring in RingLayout.rings {
            for slot in 0..<ring.slotCount {
                let angle = ArcGeometry.angle(ofSlot: slot, in: ring)
                let lead = #"            <path d="M "#
                let end = Self.point(at: angle - ring.halfGap, in: ring)
                ends.append(Piece(Array(lead.utf8) + end))
                starts.append(Piece(Self.point(at: angle + ring.halfGap, in: ring)))
            }
            let radius = Self.sixDecimals(ring.radius)
            for large in ["0", "1"] {
                let space = Array(" ".utf8)
                let flags = Array(" 0 \(large) 0 ".utf8)
                middles.append(Piece(Array(" A ".utf8) + radius + space + radius + flags))
            }
            let slotAngle = 360 / Double(ring.slotCount)
            let large = (0...ring.slotCount).first { length in
                Double(length) * slotAngle - 2 * ring.halfGap > 180
            }
            largeFrom.append(large ?? ring.slotCount + 1)
        }
        self.ends = ends
        self.starts = starts
        self.middles = middles
        self.largeFrom = largeFrom
    }

    private static func point(at angle: Double, in ring: RingLayout.Ring) -> [UInt8] {
        let (x, y) = ArcGeometry.point(at: angle, in: ring)
        return sixDecimals(x) + Array(" ".utf8) + sixDecimals(y)
    }

    /// Returns a number from 0 to 9,999 as C's `%f` writes it.
    static func sixDecimals(_ number: Double) -> [UInt8] {
        let millionths = Int64(number * 1_000_000 + 0.5)
        let decimals = "\(1_000_000 + millionths % 1_000_000)".utf8.dropFirst()
        return Array("\(millionths / 1_000_000).".utf8) + decimals
    }
}
