// SPDX-License-Identifier: Apache-2.0

/// A systematic Reed–Solomon code over GF(256) with the roots α¹, α², … and at most four parity
/// symbols (Documentation/app-clip-code.md, 9.2).
package struct ReedSolomon: Sendable {
    /// The number of parity symbols that follow the data.
    package let parityCount: Int

    // The parity of a single symbol, its first symbol in the highest byte: the division of a
    // polynomial takes one look-up for each symbol, as in a checksum.
    private let remainders: [UInt32]

    /// Two parity symbols: one error or two erasures.
    package static let two = ReedSolomon(parityCount: 2)

    /// Four parity symbols: two errors, one error and two erasures, or four erasures.
    package static let four = ReedSolomon(parityCount: 4)

    private init(parityCount: Int) {
        // Leading coefficient first, without it: the product of (x + α^i).
        var generator: [UInt8] = [1]
        for root in 1...parityCount {
            let element = GaloisField.power(root)
            var product = generator + [0]
            for (index, coefficient) in generator.enumerated() {
                product[index + 1] ^= GaloisField.multiply(coefficient, element)
            }
            generator = product
        }
        self.parityCount = parityCount
        remainders = (0..<256).map { symbol in
            generator.dropFirst().reduce(0) { packed, coefficient in
                packed << 8 | UInt32(GaloisField.multiply(UInt8(symbol), coefficient))
            }
        }
    }

    /// Returns the parity symbols of `data`, the first of them in the highest of the used bytes.
    func parity(of data: Span<UInt8>) -> UInt32 {
        let top = UInt32(8 * (parityCount - 1))
        let mask: UInt32 = parityCount == 4 ? .max : 1 << UInt32(8 * parityCount) - 1
        var parity: UInt32 = 0
        for index in data.indices {
            let symbol = data[index] ^ UInt8(truncatingIfNeeded: parity >> top)
            parity = (parity << 8 ^ remainders[Int(symbol)]) & mask
        }
        return parity
    }
}
