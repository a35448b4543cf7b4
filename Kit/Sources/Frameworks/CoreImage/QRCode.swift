// SPDX-License-Identifier: Apache-2.0

/// A QR code of bytes (ISO/IEC 18004).
struct QRCode {
    /// The error correction level of a code: the share that may be unreadable.
    enum Level: String {
        case l = "L"
        case m = "M"
        case q = "Q"
        case h = "H"

        // The two bits that represent it in the code.
        var bits: Int {
            switch self {
            case .l: 1
            case .m: 0
            case .q: 3
            case .h: 2
            }
        }

        var row: Int {
            switch self {
            case .l: 0
            case .m: 1
            case .q: 2
            case .h: 3
            }
        }
    }

    /// The number of modules on a side.
    let side: Int
    private var dark: [Bool]
    // Modules that are the same in every code of the size.
    private var isFixed: [Bool]
    private let version: Int

    /// Whether a module is dark.
    func isDark(_ x: Int, _ y: Int) -> Bool { dark[y * side + x] }

    /// Creates the smallest code that holds bytes; `nil` if none does.
    init?(_ bytes: [UInt8], level: Level) {
        guard
            let version = (1...40).first(where: {
                4 + ($0 < 10 ? 8 : 16) + bytes.count * 8 <= QRTables.dataBytes($0, level) * 8
            })
        else { return nil }
        self.version = version
        side = version * 4 + 17
        dark = Array(repeating: false, count: side * side)
        isFixed = dark
        drawFixed()
        drawData(Self.codewords(of: bytes, version, level))
        var best: (penalty: Int, mask: Int)?
        for mask in 0..<8 {
            var candidate = self
            candidate.apply(mask)
            candidate.drawFormat(level, mask)
            let penalty = candidate.penalty
            if best.map({ penalty < $0.penalty }) ?? true { best = (penalty, mask) }
        }
        guard let mask = best?.mask else { return nil }
        apply(mask)
        drawFormat(level, mask)
    }

    // MARK: Bytes

    private static func codewords(of bytes: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        var bits: [Bool] = []
        func add(_ value: Int, _ count: Int) {
            bits += (0..<count).reversed().map { value >> $0 & 1 == 1 }
        }
        add(0b0100, 4)
        add(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { add(Int(byte), 8) }
        let capacity = QRTables.dataBytes(version, level)
        add(0, min(4, capacity * 8 - bits.count))
        add(0, (8 - bits.count % 8) % 8)
        var data = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var padding: UInt8 = 0xEC
        while data.count < capacity {
            data.append(padding)
            padding ^= 0xEC ^ 0x11
        }
        return interleaved(data, version, level)
    }

    private static func interleaved(
        _ data: [UInt8],
        _ version: Int,
        _ level: Level
    ) -> [UInt8] {
        let blocks = QRTables.blocks(version, level)
        let correction = QRTables.correctionBytes(version, level)
        let short = data.count / blocks
        let firstLong = blocks - data.count % blocks
        let divisor = ReedSolomon.divisor(correction)
        var parts: [(data: [UInt8], correction: [UInt8])] = []
        var start = 0
        for block in 0..<blocks {
            let count = short + (block < firstLong ? 0 : 1)
            let part = Array(data[start..<start + count])
            parts.append((part, ReedSolomon.remainder(of: part, by: divisor)))
            start += count
        }
        var result: [UInt8] = []
        for index in 0...short {
            result += parts.compactMap { index < $0.data.count ? $0.data[index] : nil }
        }
        for index in 0..<correction { result += parts.map { $0.correction[index] } }
        return result
    }

    // MARK: Squares

    private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard (0..<side).contains(x), (0..<side).contains(y) else { return }
        dark[y * side + x] = isDark
        isFixed[y * side + x] = true
    }

    private mutating func drawFixed() {
        for index in 0..<side {
            fix(6, index, index % 2 == 0)
            fix(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
            for dy in -4...4 {
                for dx in -4...4 {
                    let distance = max(abs(dx), abs(dy))
                    fix(x + dx, y + dy, distance != 2 && distance != 4)
                }
            }
        }
        let centers = QRTables.alignment(version)
        for (i, x) in centers.enumerated() {
            for (j, y) in centers.enumerated() {
                let last = centers.count - 1
                if (i, j) == (0, 0) || (i, j) == (0, last) || (i, j) == (last, 0) { continue }
                for dy in -2...2 {
                    for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
                }
            }
        }
        drawFormat(.l, 0)
        drawVersion()
    }

    private mutating func drawFormat(_ level: Level, _ mask: Int) {
        let data = level.bits << 3 | mask
        var remainder = data
        for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
        let bits = (data << 10 | remainder) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { fix(8, index, bit(index)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for index in 9..<15 { fix(14 - index, 8, bit(index)) }
        for index in 0..<8 { fix(side - 1 - index, 8, bit(index)) }
        for index in 8..<15 { fix(8, side - 15 + index, bit(index)) }
        fix(8, side - 8, true)
    }

    private mutating func drawVersion() {
        guard version >= 7 else { return }
        var remainder = version
        for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
        let bits = version << 12 | remainder
        for index in 0..<18 {
            let (a, b) = (side - 11 + index % 3, index / 3)
            fix(a, b, bits >> index & 1 == 1)
            fix(b, a, bits >> index & 1 == 1)
        }
    }

    private mutating func drawData(_ data: [UInt8]) {
        var index = 0
        var right = side - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for vertical in 0..<side {
                for x in [right, right - 1] {
                    let isUpward = (right + 1) & 2 == 0
                    let y = isUpward ? side - 1 - vertical : vertical
                    guard !isFixed[y * side + x], index < data.count * 8 else { continue }
                    dark[y * side + x] = data[index / 8] >> (7 - index % 8) & 1 == 1
                    index += 1
                }
            }
            right -= 2
        }
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<side {
            for x in 0..<side where !isFixed[y * side + x] {
                let turns =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if turns { dark[y * side + x].toggle() }
            }
        }
    }

    // MARK: Choosing the mask

    private var penalty: Int {
        var penalty = 0
        let rows = (0..<side).map { Array(dark[$0 * side..<($0 + 1) * side]) }
        let columns = (0..<side).map { x in (0..<side).map { dark[$0 * side + x] } }
        for line in rows + columns { penalty += Self.penalty(of: line) }
        for y in 0..<side - 1 {
            for x in 0..<side - 1 {
                let color = rows[y][x]
                let isBlock =
                    color == rows[y][x + 1] && color == rows[y + 1][x]
                    && color == rows[y + 1][x + 1]
                if isBlock { penalty += 3 }
            }
        }
        let count = dark.count { $0 }
        let total = side * side
        return penalty + (abs(count * 20 - total * 10) + total - 1) / total * 10 - 10
    }

    private static func penalty(of line: [Bool]) -> Int {
        var penalty = 0
        var run = 0
        for (index, color) in line.enumerated() {
            run = index > 0 && line[index - 1] == color ? run + 1 : 1
            if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
        }
        // A finder pattern with four light modules on one side; beyond the edge, all modules are
        // light.
        let finder = [true, false, true, true, true, false, true]
        let light = [Bool](repeating: false, count: 4)
        let padded = light + line + light
        for start in 0...padded.count - 11 {
            let part = Array(padded[start..<start + 11])
            if part == finder + light || part == light + finder { penalty += 40 }
        }
        return penalty
    }
}
