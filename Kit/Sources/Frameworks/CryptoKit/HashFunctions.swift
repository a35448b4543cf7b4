// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names are Apple's own, and mean what they mean there.

public import Foundation

/// A message in blocks, padded as FIPS 180-4 and RFC 1321 specify.
private struct Message: Sendable {
    var rest: [UInt8] = []
    var count = 0

    /// Appends bytes, and passes each full block to a closure.
    mutating func add(_ bytes: some DataProtocol, block: Int, _ use: (ArraySlice<UInt8>) -> Void) {
        rest.append(contentsOf: bytes)
        count += bytes.count
        var start = 0
        while rest.count - start >= block {
            use(rest[start..<start + block])
            start += block
        }
        rest.removeFirst(start)
    }

    /// Returns the rest of the message with its padding: a bit, zeros, and the count of bits in `width` bytes.
    func end(block: Int, width: Int, isBigEndian: Bool) -> [UInt8] {
        var bytes = rest + [0x80]
        bytes += Array(repeating: 0, count: (2 * block - width - bytes.count % block) % block)
        let bits = UInt64(count) * 8
        let length = (0..<width).map { $0 < 8 ? UInt8(truncatingIfNeeded: bits >> (8 * $0)) : 0 }
        return bytes + (isBigEndian ? length.reversed() : length)
    }
}

private func bigEndianBytes<Word: FixedWidthInteger>(_ words: [Word]) -> [UInt8] {
    words.flatMap { word in
        (0..<Word.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
}

extension FixedWidthInteger {
    fileprivate func turned(right count: Int) -> Self {
        self >> count | self << (Self.bitWidth - count)
    }
}

/// Applies the compression function that SHA-256 and SHA-512 share, for words of 32 and 64 bits (FIPS 180-4, 6.2
/// and 6.4).
private func compress<Word: FixedWidthInteger>(
    _ state: inout [Word],
    _ block: ArraySlice<UInt8>,
    _ constants: [Word],
    _ turns: (big0: [Int], big1: [Int], small0: [Int], small1: [Int])
) {
    let size = Word.bitWidth / 8
    var words = (0..<16).map { index in
        block.dropFirst(index * size).prefix(size).reduce(Word(0)) { $0 << 8 | Word($1) }
    }
    func big(_ x: Word, _ t: [Int]) -> Word {
        x.turned(right: t[0]) ^ x.turned(right: t[1]) ^ x.turned(right: t[2])
    }
    func small(_ x: Word, _ t: [Int]) -> Word {
        x.turned(right: t[0]) ^ x.turned(right: t[1]) ^ x >> t[2]
    }
    for index in 16..<constants.count {
        words.append(
            words[index - 16] &+ small(words[index - 15], turns.small0) &+ words[index - 7]
                &+ small(words[index - 2], turns.small1)
        )
    }
    var s = state
    for index in constants.indices {
        let choice = s[4] & s[5] ^ ~s[4] & s[6]
        let first = s[7] &+ big(s[4], turns.big1) &+ choice &+ constants[index] &+ words[index]
        let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
        let second = big(s[0], turns.big0) &+ majority
        s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
}

/// The roots of the first primes, from which FIPS 180-4 derives its constants: the first 64 bits after the point.
private enum Roots {
    static let primes: [UInt64] = {
        var found: [UInt64] = []
        var number: UInt64 = 2
        while found.count < 80 {
            if found.allSatisfy({ number % $0 != 0 }) { found.append(number) }
            number += 1
        }
        return found
    }()

    static func fraction(power: Int, of prime: UInt64) -> UInt64 {
        // The largest `root` with `root ^ power ≤ prime · 2 ^ (64 · power)`, bit by bit, without its integer part.
        var root = Wide(0)
        for bit in (0..<68).reversed() {
            let next = root.setting(bit)
            if next.power(power) <= Wide(prime).shifted(words: 2 * power) { root = next }
        }
        return UInt64(root.words[0]) | UInt64(root.words[1]) << 32
    }

    static let square = primes.prefix(16).map { fraction(power: 2, of: $0) }
    static let cube = primes.map { fraction(power: 3, of: $0) }
}

/// An integer of any size, in words of 32 bits, the lowest first.
private struct Wide {
    var words: [UInt32]

    init(_ value: UInt64) {
        words = [UInt32(truncatingIfNeeded: value), UInt32(value >> 32)] + [0, 0]
    }
    func setting(_ bit: Int) -> Wide {
        var result = self
        result.words[bit / 32] |= 1 << UInt32(bit % 32)
        return result
    }
    func shifted(words count: Int) -> Wide {
        var result = self
        result.words = Array(repeating: 0, count: count) + words
        return result
    }
    func power(_ exponent: Int) -> Wide { (1..<exponent).reduce(self) { value, _ in value * self } }
    static func * (a: Wide, b: Wide) -> Wide {
        var words = Array(repeating: UInt32(0), count: a.words.count + b.words.count)
        for (i, x) in a.words.enumerated() {
            var carry: UInt64 = 0
            for (j, y) in b.words.enumerated() {
                let sum = UInt64(x) * UInt64(y) + UInt64(words[i + j]) + carry
                words[i + j] = UInt32(truncatingIfNeeded: sum)
                carry = sum >> 32
            }
            words[i + b.words.count] = UInt32(carry)
        }
        var result = a
        result.words = words
        return result
    }
    static func <= (a: Wide, b: Wide) -> Bool {
        for index in (0..<max(a.words.count, b.words.count)).reversed() {
            let x = index < a.words.count ? a.words[index] : 0
            let y = index < b.words.count ? b.words[index] : 0
            if x != y { return x < y }
        }
        return true
    }
}

/// CryptoKit's `SHA256`.
public struct SHA256: HashFunction {
    public static let blockByteCount = 64
    public static let byteCount = 32
    private var message = Message()
    private var state = Roots.square.prefix(8).map { UInt32($0 >> 32) }
    private static let constants = Roots.cube.prefix(64).map { UInt32($0 >> 32) }

    public init() {}
    public mutating func update<Bytes: DataProtocol>(data: Bytes) {
        var state = state
        message.add(data, block: 64) { Self.take($0, into: &state) }
        self.state = state
    }
    public func finalize() -> SHA256Digest {
        var state = state
        let end = message.end(block: 64, width: 8, isBigEndian: true)
        for start in stride(from: 0, to: end.count, by: 64) {
            Self.take(end[start..<start + 64], into: &state)
        }
        return SHA256Digest(bytes: bigEndianBytes(state))
    }
    private static func take(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        compress(
            &state,
            block,
            constants,
            ([2, 13, 22], [6, 11, 25], [7, 18, 3], [17, 19, 10])
        )
    }
}

/// The common part of SHA-384 and SHA-512.
private struct LongHash: Sendable {
    var message = Message()
    var state: [UInt64]

    mutating func update(_ data: some DataProtocol) {
        var state = state
        message.add(data, block: 128) { Self.take($0, into: &state) }
        self.state = state
    }
    func bytes() -> [UInt8] {
        var state = state
        let end = message.end(block: 128, width: 16, isBigEndian: true)
        for start in stride(from: 0, to: end.count, by: 128) {
            Self.take(end[start..<start + 128], into: &state)
        }
        return bigEndianBytes(state)
    }
    private static func take(_ block: ArraySlice<UInt8>, into state: inout [UInt64]) {
        compress(
            &state,
            block,
            Roots.cube,
            ([28, 34, 39], [14, 18, 41], [1, 8, 7], [19, 61, 6])
        )
    }
}

/// CryptoKit's `SHA512`.
public struct SHA512: HashFunction {
    public static let blockByteCount = 128
    public static let byteCount = 64
    private var hash = LongHash(state: Array(Roots.square.prefix(8)))
    public init() {}
    public mutating func update<Bytes: DataProtocol>(data: Bytes) { hash.update(data) }
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: hash.bytes()) }
}

/// CryptoKit's `SHA384`.
public struct SHA384: HashFunction {
    public static let blockByteCount = 128
    public static let byteCount = 48
    private var hash = LongHash(state: Array(Roots.square[8..<16]))
    public init() {}
    public mutating func update<Bytes: DataProtocol>(data: Bytes) { hash.update(data) }
    public func finalize() -> SHA384Digest {
        SHA384Digest(bytes: Array(hash.bytes().prefix(48)))
    }
}

/// Hash functions that are not secure: CryptoKit's `Insecure`.
public enum Insecure {
    public struct SHA1Digest: Digest {
        public static let byteCount = 20
        public static let name = "SHA1"
        public let bytes: [UInt8]
        public init(bytes: [UInt8]) { self.bytes = bytes }
    }
    public struct MD5Digest: Digest {
        public static let byteCount = 16
        public static let name = "MD5"
        public let bytes: [UInt8]
        public init(bytes: [UInt8]) { self.bytes = bytes }
    }

    /// SHA-1 (FIPS 180-4, 6.1).
    public struct SHA1: HashFunction {
        public static let blockByteCount = 64
        public static let byteCount = 20
        private var message = Message()
        private var state: [UInt32] = [
            0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0,
        ]
        public init() {}
        public mutating func update<Bytes: DataProtocol>(data: Bytes) {
            var state = state
            message.add(data, block: 64) { Self.take($0, into: &state) }
            self.state = state
        }
        public func finalize() -> SHA1Digest {
            var state = state
            let end = message.end(block: 64, width: 8, isBigEndian: true)
            for start in stride(from: 0, to: end.count, by: 64) {
                Self.take(end[start..<start + 64], into: &state)
            }
            return SHA1Digest(bytes: bigEndianBytes(state))
        }
        private static func take(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
            var words = (0..<16).map { index in
                block.dropFirst(index * 4).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            for t in 16..<80 {
                let mixed = words[t - 3] ^ words[t - 8] ^ words[t - 14] ^ words[t - 16]
                words.append(mixed.turned(right: 31))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for t in 0..<80 {
                let (f, k): (UInt32, UInt32) =
                    switch t {
                    case ..<20: (b & c | ~b & d, 0x5A82_7999)
                    case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                    case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
                    default: (b ^ c ^ d, 0xCA62_C1D6)
                    }
                let next = a.turned(right: 27) &+ f &+ e &+ k &+ words[t]
                (e, d, c, b, a) = (d, c, b.turned(right: 2), a, next)
            }
            for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
        }
    }

    /// MD5 (RFC 1321).
    public struct MD5: HashFunction {
        public static let blockByteCount = 64
        public static let byteCount = 16
        private var message = Message()
        private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
        private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
        private static let turns = [
            [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
        ]
        public init() {}
        public mutating func update<Bytes: DataProtocol>(data: Bytes) {
            var state = state
            message.add(data, block: 64) { Self.take($0, into: &state) }
            self.state = state
        }
        public func finalize() -> MD5Digest {
            var state = state
            let end = message.end(block: 64, width: 8, isBigEndian: false)
            for start in stride(from: 0, to: end.count, by: 64) {
                Self.take(end[start..<start + 64], into: &state)
            }
            return MD5Digest(bytes: bigEndianBytes(state.map(\.byteSwapped)))
        }
        private static func take(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
            let words = (0..<16).map { index in
                block.dropFirst(index * 4).prefix(4).reversed()
                    .reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for i in 0..<64 {
                let (f, g): (UInt32, Int) =
                    switch i / 16 {
                    case 0: (b & c | ~b & d, i)
                    case 1: (d & b | ~d & c, (5 * i + 1) % 16)
                    case 2: (b ^ c ^ d, (3 * i + 5) % 16)
                    default: (c ^ (b | ~d), 7 * i % 16)
                    }
                let sum = a &+ f &+ sines[i] &+ words[g]
                (a, d, c, b) = (d, c, b, b &+ sum.turned(right: 32 - turns[i / 16][i % 4]))
            }
            for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
        }
    }
}
