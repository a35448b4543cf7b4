// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The characters that a context model can code, in ASCII order.
struct Alphabet: Sendable {
    /// The symbol of a byte that is not in the alphabet.
    static let none: UInt8 = 0xFF

    /// The characters; the index of each is its symbol.
    let characters: [UInt8]

    /// The symbol of each byte value, or `none`.
    let symbols: [UInt8]

    var count: Int { characters.count }

    /// Creates an alphabet of at most 128 different ASCII characters.
    init(_ text: StaticString) {
        let characters = text.bytes
        precondition(characters.count <= 128, "a symbol has seven bits")
        var symbols = [UInt8](repeating: Self.none, count: 256)
        for (symbol, character) in characters.enumerated() {
            symbols[Int(character)] = UInt8(symbol)
        }
        self.characters = characters
        self.symbols = symbols
    }

    func contains(_ byte: UInt8) -> Bool { symbols[Int(byte)] != Self.none }

    /// The characters of hosts.
    static let host = Alphabet("-.0123456789abcdefghijklmnopqrstuvwxyz|")

    /// The characters of a single path component, query key or query value ("SPQ").
    static let segment = Alphabet(
        "&+-./0123456789=?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz|"
    )

    /// The characters of a path, query and fragment that are coded as one text ("CPQ").
    static let combined = Alphabet(
        "#%&+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
    )

    /// The characters of the six-bit form of a value ("FIX6"): the index is the code.
    static let sixBit = Alphabet(
        ".0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz|"
    )
}
