// SPDX-License-Identifier: Apache-2.0

/// Fields that a spreadsheet would run as a formula.
///
/// A field that starts with `=`, `+`, `-`, `@`, a tab or a carriage return is written with an
/// apostrophe before it, as people type text that looks like a formula. ``CSVRecords`` takes one
/// away again; so that nothing is lost, a field that starts with apostrophes and then one of these
/// gets one more. Numbers are left as they are.
enum CSVFormula {
    /// Returns a field as it is written.
    static func guarded(_ field: String) -> String {
        startsFormula(field.utf8.drop { $0 == apostrophe }) && !isNumber(field.utf8)
            ? "'" + field : field
    }

    /// Returns a field as it is read, from its bytes.
    static func unguarded(_ field: String) -> String {
        guard field.utf8.first == apostrophe,
            startsFormula(field.utf8.drop { $0 == apostrophe })
        else { return field }
        // By scalars: a character can join the apostrophe with what follows.
        return String(field.unicodeScalars.dropFirst())
    }

    private static let apostrophe = UInt8(ascii: "'")

    private static func startsFormula(_ rest: Substring.UTF8View) -> Bool {
        rest.first.map { Array("=+-@\t\r".utf8).contains($0) } == true
    }

    /// Whether a field is a number with a sign, such as `-12.5`.
    private static func isNumber(_ field: String.UTF8View) -> Bool {
        guard let sign = field.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
            return false
        }
        let parts = field.dropFirst().split(
            separator: UInt8(ascii: "."),
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        let digits = Array("0123456789".utf8)
        return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(digits.contains) }
    }
}
