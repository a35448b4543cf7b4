// SPDX-License-Identifier: Apache-2.0

import AppSiteAssociation
import SeededRandom
import Testing

/// The compiled matcher compared with a naive one, for random rules and URLs.
struct MatchingPropertyTests {
    private static let app = "ABCDE12345.com.example.fruta"
    private static let values = ["a", "ab", "b?", "*c", "", "é"]

    /// A variable, and a first entry that matches nothing but is so costly that the texts after it are indexed, as for
    /// hostile files.
    private static let costlyVariable =
        "\"w\": [\"\", \"\(String(repeating: "x", count: 4_000))?\"]"
    private static func costlyEntry(_ part: String) -> String {
        """
        {"appIDs": ["\(app)", "\(app)x"], "components":
        [{"\(part)": "\(String(repeating: "$(w)", count: 16))!*"}]},
        """
    }

    /// Matches by backtracking: slow, but simple enough to be correct.
    private static func fits(_ pattern: [Character], _ text: [Unicode.Scalar]) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        let rest = Array(pattern.dropFirst())
        switch first {
        case "*": return (0...text.count).contains { fits(rest, Array(text.dropFirst($0))) }
        case "?": return !text.isEmpty && fits(rest, Array(text.dropFirst()))
        // A letter stands for a variable.
        case "v": return values.contains { fits(Array($0) + rest, text) }
        case "d":
            return text.first.map { ("0"..."9").contains($0) } == true
                && fits(rest, Array(text.dropFirst()))
        default:
            return text.first.map(Character.init) == first && fits(rest, Array(text.dropFirst()))
        }
    }

    private static func written(_ pattern: [Character]) -> String {
        pattern.map { $0 == "v" ? "$(v)" : $0 == "d" ? "$(digit)" : String($0) }.joined()
    }

    /// Rules 2, 7 and 10, for the fragment, which is not normalized.
    @Test(arguments: 0..<40)
    func agreesWithBacktracking(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        func some(_ letters: String, _ longest: Int) -> [Character] {
            let letters = Array(letters)
            return (0..<Int(random.next() % UInt64(longest + 1))).map { _ in
                letters[Int(random.next() % UInt64(letters.count))]
            }
        }
        let list = Self.values.map { "\"\($0)\"" }.joined(separator: ",")
        for _ in 0..<25 {
            let pattern = some(seed % 2 == 0 ? "ab*?c" : "abv*?déc", 7)
            let file = """
                {"applinks": {"substitutionVariables": {\(Self.costlyVariable), "v": [\(list)]},
                "details": [\(seed % 4 == 1 ? Self.costlyEntry("#") : "")
                {"appID": "\(Self.app)", "components": [{"#": "\(Self.written(pattern))"}]}]}}
                """
            let site = try SiteAssociation(json: Array(file.utf8))
            let matcher = LinkMatcher(site.links)
            for _ in 0..<10 {
                // Some texts are longer than a machine word has bits.
                let isSimple = pattern.count { $0 == "*" || $0 == "v" } < 2
                let padding = isSimple ? String(repeating: "b", count: 70) : ""
                let text = String(some("abcé1", 6)) + padding
                let url = try LinkURL("https://fruta.example/#" + text)
                let expected = Self.fits(pattern, Array(text.unicodeScalars))
                #expect(
                    (matcher.decision(for: Self.app, url) == .match) == expected,
                    "\(Self.written(pattern)) and \(text)"
                )
                let explanation = matcher.explanation(for: Self.app, url)
                #expect(explanation.decision == matcher.decision(for: Self.app, url))
            }
        }
    }

    /// Rules 2 and 10: literals between runs are found in their order, in short and long texts, with and without an
    /// index.
    @Test(arguments: 0..<20)
    func literalsBetweenRunsAreFoundInOrder(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed &+ 3_000)
        func letters(_ count: Int) -> String {
            (0..<count).map { _ in random.next() % 3 == 0 ? "b" : "a" }.joined()
        }
        for _ in 0..<10 {
            let length = seed % 2 == 0 ? 4 : 12
            let parts = (0..<6).map { _ in letters(1 + Int(random.next() % UInt64(length))) }
            let pattern = "x*\(parts.joined(separator: "*"))"
            let entry = seed % 4 < 2 ? "" : Self.costlyEntry("#")
            let file = """
                {"applinks": {"substitutionVariables": {\(Self.costlyVariable)}, "details": [\(entry)
                {"appID": "\(Self.app)", "components": [{"#": "\(pattern)*"}]},
                {"appID": "\(Self.app)x", "components": [{"#": "\(pattern)"}]}]}}
                """
            let matcher = LinkMatcher(try SiteAssociation(json: Array(file.utf8)).links)
            for length in [20, 64, 150, 400] {
                let text = "x" + letters(Int(random.next() % UInt64(length)))
                let url = try LinkURL("https://fruta.example/#" + text)
                #expect(
                    (matcher.decision(for: Self.app, url) == .match)
                        == Self.holds(text.dropFirst(), parts[...]),
                    "\(pattern)* and \(text)"
                )
                // Without a run at the end, the last part is at the end of the text.
                let ending = try LinkURL("https://fruta.example/#" + text + parts[5])
                #expect(
                    (matcher.decision(for: Self.app + "x", ending) == .match)
                        == Self.holds(text.dropFirst(), parts.dropLast()),
                    "\(pattern) and \(text)\(parts[5])"
                )
            }
        }
    }

    /// Returns whether a text contains parts one after the other.
    private static func holds(_ text: Substring, _ parts: ArraySlice<String>) -> Bool {
        guard let part = parts.first else { return true }
        guard let start = text.indices.first(where: { text[$0...].hasPrefix(part) }) else {
            return false
        }
        return holds(text[start...].dropFirst(part.count), parts.dropFirst())
    }

    /// Rules 3 and 7: a path matches a pattern if it matches one of the patterns in which values replace
    /// the variables.
    @Test(arguments: 0..<40)
    func pathsAgreeWithReplacedVariables(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed &+ 2_000)
        func one<Value>(_ values: [Value]) -> Value {
            values[Int(random.next() % UInt64(values.count))]
        }
        func expanded(_ words: ArraySlice<String>, _ values: [String]) -> [String] {
            guard let first = words.first else { return [""] }
            let rests = expanded(words.dropFirst(), values)
            return (first == "$(v)" ? values : [first]).flatMap { word in rests.map { word + $0 } }
        }
        func rules(_ patterns: [String], _ values: [String]) throws -> AppRules {
            let list = values.map { "\"\($0)\"" }.joined(separator: ",")
            let rules = patterns.map { "{\"/\": \"\($0)\"}" }.joined(separator: ",")
            let file = """
                {"applinks": {"substitutionVariables": {\(Self.costlyVariable), "v": [\(list)]},
                "details": [\(seed % 2 == 0 ? "" : Self.costlyEntry("/"))
                {"appID": "\(Self.app)", "components": [\(rules)]}]}}
                """
            let site = try SiteAssociation(json: Array(file.utf8))
            return LinkMatcher(site.links).rules(for: Self.app)
        }
        for _ in 0..<25 {
            let pieces = ["", "/", "//", "a", "/a", "a/", "*", "/*", "*/", "?", "a*", "é", "a?/"]
            let values = (0..<3).map { _ in one(pieces) }
            let words = (0..<5).map { _ in one(["", "/", "a", "*", "?", "$(v)", "$(v)", "/$(v)"]) }
                .flatMap { $0 == "/$(v)" ? ["/", "$(v)"] : [$0] }
            let pattern = words.joined()
            let whole = try rules([pattern], values)
            let expansions = try rules(expanded(words[...], values), values)
            for _ in 0..<20 {
                let path = (0..<4).map { _ in one(["", "/", "a", "b", "é", "/a"]) }.joined()
                let url = try LinkURL("https://fruta.example/" + path)
                #expect(
                    whole.decision(about: url) == expansions.decision(about: url),
                    "\(pattern) with \(values) and /\(path)"
                )
            }
        }
    }

    /// B5: decision, explanation and the list of apps agree for random files.
    @Test(arguments: 0..<30)
    func decisionAndExplanationAgree(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed &+ 1_000)
        func one<Value>(_ values: [Value]) -> Value {
            values[Int(random.next() % UInt64(values.count))]
        }
        let apps = ["ABCDE12345.a", "ABCDE12345.b", "ABCDE12345.c"]
        func rule() -> String {
            let parts = [
                one(["\"/\": \"/a/*\"", "\"/\": \"*b\"", "\"/\": \"/$(lang)/?\"", "\"/\": \"/A\""]),
                one(["\"?\": {\"q\": \"?\"}", "\"?\": \"q=*\"", "\"comment\": \"x\""]),
                one(["\"exclude\": true", "\"caseSensitive\": false", "\"percentEncoded\": false"]),
            ]
            return "{" + parts.joined(separator: ", ") + "}"
        }
        for _ in 0..<20 {
            let entries = (0..<3).map { _ in
                let rules = (0..<3).map { _ in rule() }.joined(separator: ", ")
                return
                    "{\"appIDs\": [\"\(one(apps))\", \"\(one(apps))\"], \"components\": [\(rules)]}"
            }
            let file = "{\"applinks\": {\"details\": [\(entries.joined(separator: ", "))]}}"
            let site = try SiteAssociation(json: Array(file.utf8))
            let matcher = LinkMatcher(site.links, host: "fruta.example")
            let path = one(["/a/1", "/a", "/b", "/de/x", "/A?q=1", "/a/b?q=&q=2", "/%61?q=1#f"])
            let url = try LinkURL("https://fruta.example" + path)
            let reached = matcher.decisions(about: url)
            #expect(Set(reached.map(\.app)) == Set(site.links?.entries.flatMap(\.apps) ?? []))
            for (app, decision) in reached {
                let explanation = matcher.explanation(for: app, url)
                #expect(explanation.decision == decision)
                #expect(matcher.decision(for: app, url) == decision)
                #expect(explanation.rules.dropLast().allSatisfy { !$0.fits })
                if explanation.reason == .rule {
                    #expect(explanation.rules.last?.fits == true)
                    let excludes = explanation.rules.last?.effective.excludes.value
                    #expect(excludes == (decision == .exclude))
                }
            }
            #expect(site.differences(to: site).isEmpty)
        }
    }
}
