// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import SeededRandom
import Testing

/// O-14: the index compared with a linear search.
struct ExperienceIndexPropertyTests {
    /// All pairs of a registered URL and an invocation URL out of a few short parts.
    @Test func matchesLinearSearchOnAllShortURLs() throws {
        let texts = shortURLs()
        let urls = try texts.map { try InvocationURL($0) }
        for text in texts {
            let index = try ExperienceIndex(of: [text])
            let list = try ExperienceList(of: [text])
            for url in urls {
                #expect(index.mostSpecificMatch(for: url) == list.mostSpecificMatch(for: url))
                #expect(
                    try RegisteredURL(InvocationURL(text)).covers(url)
                        == (list.mostSpecificMatch(for: url) != nil)
                )
            }
        }
    }

    /// Many indexes of random sizes, with related URLs.
    @Test(arguments: 0..<40)
    func matchesLinearSearchOnRandomURLs(_ round: Int) throws {
        var random = SplitMix64(seed: UInt64(round))
        let count = Int.random(in: 1...200, using: &random)
        let registered = (0..<count).map { _ in randomURL(using: &random, isInvocation: false) }
        let index = try ExperienceIndex(of: registered, seed: random.next())
        let list = try ExperienceList(of: registered)
        #expect(index.count == list.count)
        for _ in 0..<400 {
            let url = try InvocationURL(randomURL(using: &random, isInvocation: true))
            #expect(
                index.mostSpecificMatch(for: url) == list.mostSpecificMatch(for: url),
                "\(url)"
            )
        }
        // C-19: every registered URL matches itself, or the one that was there before it.
        for text in registered {
            let url = try InvocationURL(text)
            #expect(index.mostSpecificMatch(for: url) == list.mostSpecificMatch(for: url))
            #expect(index.mostSpecificMatch(for: url) != nil)
        }
    }

    private func shortURLs() -> [String] {
        let paths = ["", "/", "/a", "/a/", "/ab", "/a/b", "/a//b", "/a/b/", "//", "/%61"]
        let queries = ["", "?", "?x", "?x&", "?x&y", "?xy", "?y&x", "?x=1", "?x&y&z", "?&x"]
        return ["https://c.example", "https://d.c.example"].flatMap { host in
            paths.flatMap { path in queries.map { host + path + $0 } }
        }
    }

    private func randomURL(using random: inout SplitMix64, isInvocation: Bool) -> String {
        let hosts = ["c.example", "www.c.example", "C.example", "d.example", "cc.example"]
        let words = ["a", "b", "ab", "rent", "rental", "", "store-locator", "A", "%61", "..", "."]
        var text = "https://" + hosts[Int.random(in: 0..<hosts.count, using: &random)]
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            text += "/" + words[Int.random(in: 0..<words.count, using: &random)]
        }
        let items = ["x=1", "x=12", "y", "y=", "x", "", "z=a/b?c"]
        for place in 0..<max(0, Int.random(in: -2...4, using: &random)) {
            text += place == 0 ? "?" : "&"
            text += items[Int.random(in: 0..<items.count, using: &random)]
        }
        if isInvocation, Bool.random(using: &random) { text += "#f" }
        return text
    }
}

/// A reference implementation: components and items as lists of words.
struct ExperienceList {
    private var entries: [(host: String, path: [String], query: [String], id: Int64)] = []

    var count: Int { entries.count }

    init(of texts: [String]) throws {
        for (id, text) in texts.enumerated() {
            let entry = Self.parts(of: try InvocationURL(text))
            let isTaken = entries.contains {
                $0.host == entry.host && $0.path == entry.path && $0.query == entry.query
            }
            if !isTaken { entries.append((entry.host, entry.path, entry.query, Int64(id))) }
        }
    }

    func mostSpecificMatch(for url: InvocationURL) -> ExperienceIndex.Match? {
        let parts = Self.parts(of: url)
        return
            entries
            .filter { entry in
                entry.host == parts.host && parts.path.starts(with: entry.path)
                    && parts.query.starts(with: entry.query)
            }
            .max { ($0.path.count, $0.query.count) < ($1.path.count, $1.query.count) }
            .map { entry in
                ExperienceIndex.Match(
                    experience: AdvancedExperience.ID(rawValue: entry.id),
                    pathComponents: entry.path.count,
                    queryItems: entry.query.count
                )
            }
    }

    private static func parts(of url: InvocationURL) -> (
        host: String, path: [String], query: [String]
    ) {
        var path = url.path.split(separator: "/", omittingEmptySubsequences: false)
            .dropFirst().map(String.init)
        while path.last == "" { path.removeLast() }
        let query =
            url.query?.split(separator: "&", omittingEmptySubsequences: false).map(String.init)
            ?? []
        return (url.host.text, path, query)
    }
}
