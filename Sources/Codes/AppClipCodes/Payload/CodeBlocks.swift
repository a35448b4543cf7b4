// SPDX-License-Identifier: Apache-2.0

/// The order of a code's bits before they are spread over the rings
/// (Documentation/app-clip-code.md, 9.2 to 9.5).
///
///     0      16                          120    128
///     | meta | gap block                 | fixed |
///
/// The *gap block* holds the breaks of the rings; the *arc block* is in the colours of the arcs,
/// after a foreground arc and before a repetition of the gap block.
package enum CodeBlocks {
    package static let gapStart = 16
    package static let gapBits = 104
    package static let gapSymbols = 13
    package static let arcBits = 56
    package static let arcSymbols = 7
    package static let fixedStart = 120

    /// The last eight bits, always the same.
    package static let fixed: UInt8 = 0b0101_0100

    /// The version of a code, which determines how the bits of a payload are divided.
    package enum Version: Int, Sendable, CaseIterable {
        /// Up to 112 bits: nine gap symbols and five arc symbols.
        case short = 0
        /// Up to 128 bits: eleven gap symbols and five arc symbols.
        case long = 1

        package var gapData: Int { self == .short ? 9 : 11 }
        package var gapCode: ReedSolomon { self == .short ? .four : .two }
    }

    /// The maximum number of zeros in a gap block that is drawn inverted: there are then always
    /// enough arcs to carry the arc block.
    package static let mostZerosInverted = 51

    /// Returns the meta block: four symbols of four bits that hold version and inversion with their
    /// own parity.
    ///
    /// Only four different meta blocks exist.
    package static func meta(_ version: Version, inverted: Bool) -> UInt16 {
        switch (version, inverted) {
        case (.short, false): 0b0000_0000_0000_0000
        case (.short, true): 0b0000_0001_0011_0010
        case (.long, false): 0b0000_0010_0110_0100
        case (.long, true): 0b0000_0011_0101_0110
        }
    }

    /// `ringBits[i]`: the ring bit that carries bit *i*.
    package static let ringBits: [UInt8] = [
        16, 0, 1, 2, 4, 5, 6, 7, 30, 31, 32, 33, 34, 36, 37, 38,
        127, 95, 94, 66, 65, 17, 18, 19, 101, 102, 103, 71, 72, 46, 23, 24,
        114, 115, 116, 117, 83, 84, 56, 57, 118, 119, 120, 85, 86, 87, 58, 59,
        96, 97, 98, 67, 68, 41, 42, 20, 104, 105, 73, 74, 75, 47, 48, 25,
        8, 9, 10, 11, 12, 13, 14, 15, 121, 122, 123, 88, 89, 60, 61, 62,
        124, 125, 126, 91, 92, 93, 64, 39, 100, 69, 70, 43, 44, 21, 22, 3,
        111, 112, 113, 80, 81, 82, 54, 53, 106, 107, 108, 76, 77, 49, 50, 26,
        109, 110, 78, 79, 51, 52, 28, 29, 27, 35, 40, 45, 55, 63, 90, 99,
    ]

    /// The value that is combined with each byte of a payload by exclusive or.
    package static let scrambling: UInt8 = 0xA5
}
