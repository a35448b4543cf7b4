// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import SeededRandom

/// Random property lists.
struct RandomList {
    private var random: SplitMix64

    /// Whether there are only strings, arrays, dictionaries and data, the types of OpenStep lists.
    private let isOpenStep: Bool

    init(seed: UInt64, isOpenStep: Bool) {
        random = SplitMix64(seed: seed)
        self.isOpenStep = isOpenStep
    }

    mutating func value(depth: Int = 0) -> PropertyList {
        let isLeaf = depth > 3 || (depth > 0 && Int.random(in: 0..<3, using: &random) > 0)
        return PropertyList(isLeaf ? leaf() : container(depth: depth))
    }

    private mutating func container(depth: Int) -> PropertyList.Content {
        let count = Int.random(in: 0..<6, using: &random)
        // A list that is only a string or an array would be a different kind of file.
        if depth > 0, Bool.random(using: &random) {
            return .array((0..<count).map { _ in value(depth: depth + 1) })
        }
        return .dictionary(
            (0..<count).map { index in
                PropertyList.Member(
                    name: "\(index)" + text(),
                    offset: 0,
                    value: value(depth: depth + 1)
                )
            }
        )
    }

    private mutating func leaf() -> PropertyList.Content {
        switch Int.random(in: 0..<(isOpenStep ? 6 : 10), using: &random) {
        case 0...4: .string(text())
        case 5: .data((0..<Int.random(in: 0..<20, using: &random)).map { _ in byte() })
        case 6: .boolean(Bool.random(using: &random))
        case 7:
            .integer(Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random))
        case 8: .real(Double(Int64.random(in: -1_000_000...1_000_000, using: &random)) / 64)
        default: .date(date())
        }
    }

    private mutating func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }

    private mutating func date() -> String {
        let month = Int.random(in: 10...12, using: &random)
        let day = Int.random(in: 10...28, using: &random)
        let hour = Int.random(in: 10...23, using: &random)
        let year = Int.random(in: 1_901...2_400, using: &random)
        return "\(year)-\(month)-\(day)T\(hour):10:59Z"
    }

    private mutating func text() -> String {
        let alphabet = Array("ab Z09_./-:;=,{}()<>\"'\\*&%#\n\t$@+~é€😀\u{301}\u{A0}".unicodeScalars)
        var text = ""
        for _ in 0..<Int.random(in: 0..<12, using: &random) {
            text.unicodeScalars.append(alphabet.randomElement(using: &random) ?? "a")
        }
        return text
    }
}
