import Foundation

/// The rules of groups D, E and F, with the tests that bear their ids.
///
/// The sentences and the reasons stand in `rules.tsv`; the tests are found in the sources beside, and in
/// those of what clip code calls.
struct RuleTable {
    let rows: [Row]

    struct Row {
        let id: String
        let sentence: String

        /// Why nothing here can be tested; empty where something is.
        let reason: String

        /// The tests, each as suite and function.
        let tests: [String]
    }

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The page that is made of this table.
    static let page = folder.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/device-rules.md")

    init() throws {
        let tests = try Self.tests()
        let list = Self.folder.appendingPathComponent("Rules/rules.tsv")
        let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
        rows = lines.dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(
                String.init
            )
            return Row(
                id: fields[0],
                sentence: fields[1],
                reason: fields[2],
                tests: tests[fields[0], default: []].sorted()
            )
        }
    }

    /// The page as it has to be.
    var markdown: String {
        var text = """
            # The device's rules and their tests

            Each rule of groups D (invocation, card, launch), E (life, privacy, permissions) and F (from clip
            to full app), with the tests in `Tests/AppClipDeviceTests` that bear its id, or the reason why
            nothing can test it. Tests of what clip code calls have their target's name before them. Made by
            `RuleTableTests`; with `MORSEL_RECORD` in the environment it writes this page anew.


            """
        for (letter, title) in [
            ("D", "Invocation, card, launch"), ("E", "Life, privacy, permissions"),
            ("F", "From clip to full app"),
        ] {
            text +=
                "## \(letter) · \(title)\n\n| rule | what it says | tests, or why there is none |\n"
            text += "|---|---|---|\n"
            for row in rows where row.id.hasPrefix(letter) {
                let tests = row.tests.map { "`\($0)`" }.joined(separator: ", ")
                text +=
                    "| \(row.id) | \(row.sentence) | \(row.reason.isEmpty ? tests : row.reason) |\n"
            }
            text += "\n"
        }
        return text
    }

    // MARK: Finding tests

    /// The tests by the ids in the comments before them.
    private static func tests() throws -> [String: [String]] {
        var found: [String: [String]] = [:]
        let all = folder.deletingLastPathComponent()
        for target in ["AppClipDeviceTests", "AppClipTests", "ListingTests", "SystemModulesTests"] {
            let folder = all.appendingPathComponent(target)
            let prefix = target == "AppClipDeviceTests" ? "" : target + "/"
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Rules/") }
            for file in files {
                let text = try String(
                    contentsOf: folder.appendingPathComponent(file),
                    encoding: .utf8
                )
                for (id, test) in Self.tests(in: text) {
                    found[id, default: []].append(prefix + test)
                }
            }
        }
        return found
    }

    private static func tests(in text: String) -> [(String, String)] {
        var result: [(String, String)] = []
        var suite = ""
        var ids: [String] = []
        var isTest = false
        for line in text.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            if words.hasPrefix("///") {
                ids += Self.ids(in: String(words))
            } else if line.hasPrefix("struct ") {
                suite = String(words.dropFirst(7).prefix { $0.isLetter })
                ids = []
            } else {
                if words.hasPrefix("@Test") { isTest = true }
                guard let range = words.range(of: "func ") else { continue }
                let name = words[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
                if isTest { result += ids.map { ($0, suite + "." + name) } }
                (ids, isTest) = ([], false)
            }
        }
        return result
    }

    /// The ids in a comment, those between two that are joined by `to` included.
    private static func ids(in comment: String) -> [String] {
        let words = comment.split { " ,:;()".contains($0) }.map(String.init)
        var ids: [String] = []
        for (index, word) in words.enumerated() {
            guard let number = Self.number(of: word) else { continue }
            ids.append(word)
            guard index + 2 < words.count, words[index + 1] == "to",
                let last = Self.number(of: words[index + 2]), last > number
            else { continue }
            ids += ((number + 1)..<last).map { "\(word.prefix(2))\($0 < 10 ? "0" : "")\($0)" }
        }
        return ids
    }

    private static func number(of word: String) -> Int? {
        guard word.utf8.count == 4, word.dropFirst().first == "-" else { return nil }
        return Int(word.suffix(2))
    }
}
