// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppClipCodes

/// Numbers of path data.
@Suite struct NumberScannerTests {
    private func numbers(_ text: String) -> [Double]? {
        let bytes = Array(text.utf8)
        var scanner = NumberScanner(bytes.indices)
        var numbers: [Double] = []
        while !scanner.isAtEnd(bytes.span) {
            guard let number = scanner.number(bytes.span) else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    @Test(arguments: [
        ("", []), ("1", [1]), ("-1.5", [-1.5]), ("+2", [2]), (".5", [0.5]), ("5.", [5]),
        ("1 2,3\n4", [1, 2, 3, 4]), ("1-2", [1, -2]), ("1.5.5", [1.5, 0.5]), ("0001", [1]),
        ("0.12500000000000000000000000", [0.125]), ("999999999999999", [999_999_999_999_999]),
    ])
    func readsNumbers(_ text: String, wanted: [Double]) { #expect(numbers(text) == wanted) }

    @Test(arguments: [".", "-", "+-1", "a", "1 x", "--1", "1e5", "\u{301}"])
    func rejectsOtherText(_ text: String) { #expect(numbers(text) == nil) }

    @Test func readsFlagsThatRunTogether() {
        let bytes = Array("0015".utf8)
        var scanner = NumberScanner(bytes.indices)
        #expect(scanner.flag(bytes.span) == false)
        #expect(scanner.flag(bytes.span) == false)
        #expect(scanner.flag(bytes.span) == true)
        #expect(scanner.flag(bytes.span) == nil)
        #expect(scanner.number(bytes.span) == 5)
    }
}
