// SPDX-License-Identifier: Apache-2.0

import ScenarioFiles
import Testing

/// Malicious files are rejected quickly.
struct BoundsTests {
    /// Aliases of aliases expand exponentially ("billion laughs").
    @Test func rejectsExponentialAliases() {
        var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
        for (name, before) in zip("bcdefghij", "abcdefghi") {
            text +=
                "\(name): &\(name) ["
                + [String](repeating: "*\(before)", count: 10).joined(separator: ", ") + "]\n"
        }
        #expect(errors(in: text).map(\.code) == [.tooManyValues(limit: 100_000)])
    }

    /// The YAML parser compares keys before values are counted.
    @Test(arguments: ["? *j\n: x\n", "? [*j]\n: x\n", "[*j]: x\n", "*j : x\n", "{ ? *j : x }\n"])
    func rejectsExponentialAliasesInKeys(_ key: String) {
        var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
        for (name, before) in zip("bcdefghij", "abcdefghi") {
            text +=
                "\(name): &\(name) ["
                + [String](repeating: "*\(before)", count: 10).joined(separator: ", ") + "]\n"
        }
        #expect(errors(in: text + "k:\n  " + key).map(\.code) == [.keysNotPlain])
    }

    /// The YAML parser compares nested keys again at each level.
    @Test func rejectsNestedKeys() {
        let text = String(repeating: "{? ", count: 900) + "x" + String(repeating: "}", count: 900)
        #expect(errors(in: text).map(\.code) == [.keysNotPlain])
    }

    /// The number of reported errors is limited, and an error that several cases share is reported
    /// once.
    @Test func reportsAtMostAHundredErrors() {
        let keys = (0..<10_000).map { "k\($0): 1\n" }.joined()
        #expect(errors(in: keys).count == 100)
        let cases = (0..<500).map { _ in "  - {}\n" }.joined()
        let text = "scenario: A\ncases:\n\(cases)stepz: []\nstep: []"
        #expect(errors(in: text).count == 3)
    }

    @Test func rejectsDeepNesting() {
        let flow =
            "scenario: " + String(repeating: "[", count: 33) + String(repeating: "]", count: 33)
        #expect(errors(in: flow).map(\.code) == [.tooDeep(limit: 32)])
        let block = "scenario:\n  " + String(repeating: "- ", count: 100_000) + "x"
        #expect(errors(in: block).count == 1)
        let open = String(repeating: "[", count: 1_000_000)
        #expect(errors(in: open).count == 1)
    }

    @Test func rejectsLargeFiles() {
        let bytes = [UInt8](repeating: UInt8(ascii: "#"), count: ScenarioFile.largestFile + 1)
        #expect(errors(in: bytes).map(\.code) == [.fileTooLarge(limit: ScenarioFile.largestFile)])
        #expect(errors(in: Array(bytes.dropLast())).map(\.code) == [.empty])
    }

    @Test func rejectsManyValues() {
        let text = "scenario: [" + String(repeating: "1,", count: 100_001) + "]"
        #expect(errors(in: text).map(\.code) == [.tooManyValues(limit: 100_000)])
    }

    @Test func rejectsManySteps() {
        let list = "[" + String(repeating: "{},", count: 10_001) + "]"
        #expect(errors(in: "scenario: A\nsteps: \(list)").map(\.code) == [.tooMany(limit: 10_000)])
        // The steps of each case count.
        let cases = "[" + String(repeating: "{},", count: 101) + "]"
        let steps = "[" + String(repeating: "{},", count: 100) + "]"
        let text = "scenario: A\ncases: \(cases)\nsteps: \(steps)"
        #expect(errors(in: text).map(\.code) == [.tooMany(limit: 10_000)])
    }

    /// Variables cannot turn a text of a mebibyte into one of a gibibyte.
    @Test func rejectsLongTextsAfterSubstitution() {
        let long = String(repeating: "x", count: 10_000)
        let name = String(repeating: "${a}", count: 10)
        let text = "scenario: \(name)\ncases: [{ a: \(long) }]\nsteps: []"
        #expect(errors(in: text).map(\.code) == [.textTooLong(limit: 65_536)])
    }

    @Test(arguments: [[0xFF], [0x61, 0x3A, 0x20, 0xC3, 0x28], [0, 0, 0], [0xEF, 0xBB, 0xBF]])
    func rejectsBytesThatAreNotText(_ bytes: [UInt8]) {
        #expect(errors(in: bytes).count == 1)
    }

    /// Many aliases are accepted if the values they stand for are small.
    @Test func acceptsHarmlessAliases() throws {
        var text = "scenario: A\nworld: &w \(Fruta.world)\nsteps:\n"
        for _ in 0..<100 { text += "  - world: *w\n" }
        #expect(errors(in: text).isEmpty)
    }
}
