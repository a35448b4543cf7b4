import ScenarioFiles
import Testing

/// Files that are made to do harm are refused, and soon.
struct BoundsTests {
    /// A file of aliases of aliases stands for more than there is memory.
    @Test func refusesLaughs() {
        var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
        for (name, before) in zip("bcdefghij", "abcdefghi") {
            text +=
                "\(name): &\(name) ["
                + [String](repeating: "*\(before)", count: 10).joined(separator: ", ") + "]\n"
        }
        #expect(faults(in: text).map(\.code) == [.tooManyValues(limit: 100_000)])
    }

    /// Keys are compared while they are read, before anything is counted.
    @Test(arguments: ["? *j\n: x\n", "? [*j]\n: x\n", "[*j]: x\n", "*j : x\n", "{ ? *j : x }\n"])
    func refusesLaughsInKeys(_ key: String) {
        var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
        for (name, before) in zip("bcdefghij", "abcdefghi") {
            text +=
                "\(name): &\(name) ["
                + [String](repeating: "*\(before)", count: 10).joined(separator: ", ") + "]\n"
        }
        #expect(faults(in: text + "k:\n  " + key).map(\.code) == [.keysNotPlain])
    }

    /// Keys within keys are compared again at each level.
    @Test func refusesKeysWithinKeys() {
        let text = String(repeating: "{? ", count: 900) + "x" + String(repeating: "}", count: 900)
        #expect(faults(in: text).map(\.code) == [.keysNotPlain])
    }

    /// A file of unknown keys is not answered with a book; what cases find again is told once.
    @Test func tellsAHundredFaultsAtMost() {
        let keys = (0..<10_000).map { "k\($0): 1\n" }.joined()
        #expect(faults(in: keys).count == 100)
        let cases = (0..<500).map { _ in "  - {}\n" }.joined()
        let text = "scenario: A\ncases:\n\(cases)stepz: []\nstep: []"
        #expect(faults(in: text).count == 3)
    }

    @Test func refusesDepth() {
        let flow =
            "scenario: " + String(repeating: "[", count: 33) + String(repeating: "]", count: 33)
        #expect(faults(in: flow).map(\.code) == [.tooDeep(limit: 32)])
        let block = "scenario:\n  " + String(repeating: "- ", count: 100_000) + "x"
        #expect(faults(in: block).count == 1)
        let open = String(repeating: "[", count: 1_000_000)
        #expect(faults(in: open).count == 1)
    }

    @Test func refusesSize() {
        let bytes = [UInt8](repeating: UInt8(ascii: "#"), count: ScenarioFile.largestFile + 1)
        #expect(faults(in: bytes).map(\.code) == [.fileTooLarge(limit: ScenarioFile.largestFile)])
        #expect(faults(in: Array(bytes.dropLast())).map(\.code) == [.empty])
    }

    @Test func refusesManyValues() {
        let text = "scenario: [" + String(repeating: "1,", count: 100_001) + "]"
        #expect(faults(in: text).map(\.code) == [.tooManyValues(limit: 100_000)])
    }

    @Test func refusesManySteps() {
        let list = "[" + String(repeating: "{},", count: 10_001) + "]"
        #expect(faults(in: "scenario: A\nsteps: \(list)").map(\.code) == [.tooMany(limit: 10_000)])
        // Cases count as what they become.
        let cases = "[" + String(repeating: "{},", count: 101) + "]"
        let steps = "[" + String(repeating: "{},", count: 100) + "]"
        let text = "scenario: A\ncases: \(cases)\nsteps: \(steps)"
        #expect(faults(in: text).map(\.code) == [.tooMany(limit: 10_000)])
    }

    /// A text of a mebibyte does not become one of a gibibyte.
    @Test func refusesLongFilledTexts() {
        let long = String(repeating: "x", count: 10_000)
        let name = String(repeating: "${a}", count: 10)
        let text = "scenario: \(name)\ncases: [{ a: \(long) }]\nsteps: []"
        #expect(faults(in: text).map(\.code) == [.tooManyValues(limit: 65_536)])
    }

    @Test(arguments: [[0xFF], [0x61, 0x3A, 0x20, 0xC3, 0x28], [0, 0, 0], [0xEF, 0xBB, 0xBF]])
    func refusesBytesThatAreNoText(_ bytes: [UInt8]) {
        #expect(faults(in: bytes).count == 1)
    }

    /// Aliases are of use where they are few or stand for words.
    @Test func takesHonestAliases() throws {
        var text = "scenario: A\nworld: &w \(Fruta.world)\nsteps:\n"
        for _ in 0..<100 { text += "  - world: *w\n" }
        #expect(faults(in: text).isEmpty)
    }
}
