// SPDX-License-Identifier: Apache-2.0

/// Text that shows two by four pixels in each character.
struct Braille {
    // The bit of each dot of a Braille pattern (U+2800):
    //
    //     0 3
    //     1 4
    //     2 5
    //     6 7
    private static let bits: [[UInt32]] = [
        [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
    ]

    let width: Int
    let height: Int

    func text(_ isInk: (Int, Int) -> Bool) -> String {
        var text = ""
        for top in stride(from: 0, to: height, by: 4) {
            for left in stride(from: 0, to: width, by: 2) {
                var dots: UInt32 = 0
                for (row, bits) in Self.bits.enumerated() where top + row < height {
                    for (column, bit) in bits.enumerated() where left + column < width {
                        if isInk(left + column, top + row) { dots |= bit }
                    }
                }
                text.unicodeScalars.append(Unicode.Scalar(0x2800 + dots) ?? " ")
            }
            text += "\n"
        }
        return text
    }
}
