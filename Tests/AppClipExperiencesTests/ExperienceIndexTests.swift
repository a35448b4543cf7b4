// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import Testing

struct ExperienceIndexTests {
    /// C-16, C-17, C-19, O-14: the most specific prefix, by path and then by query.
    @Test(arguments: [
        ("https://c.example", 0),
        ("https://c.example/", 0),
        ("https://c.example/other", 0),
        ("https://c.example/store", 1),
        ("https://c.example/store/", 1),
        ("https://c.example/store/zrh", 1),
        ("https://c.example/storefront", 0),
        ("https://c.example/store/cup", 2),
        ("https://c.example/store/cup?x=1", 2),
        ("https://c.example/store/cup/blue?type=a", 2),
        ("https://c.example/store/cups", 1),
        ("https://c.example/store?type=a", 3),
        ("https://c.example/store?type=a&id=7", 3),
        ("https://c.example/store?type=a&size=2", 4),
        ("https://c.example/store?type=a&size=21", 3),
        ("https://c.example/store?size=2&type=a", 1),
        ("https://c.example/store/zrh?type=a", 3),
        // The longer path wins over the longer query.
        ("https://c.example/store/cup?type=a&size=2", 2),
        ("https://c.example/?type=a", 0),
        ("https://www.c.example/store", nil),
        ("https://d.example/store", nil),
    ])
    func findsTheMostSpecific(_ invocation: String, _ expected: Int64?) throws {
        let index = try ExperienceIndex(of: [
            "https://c.example/",
            "https://c.example/store/",
            "https://c.example/store/cup",
            "https://c.example/store?type=a",
            "https://c.example/store?type=a&size=2",
        ])
        let match = index.mostSpecificMatch(for: try InvocationURL(invocation))
        #expect(match?.experience.rawValue == expected)
    }

    @Test func reportsWhatMatched() throws {
        let index = try ExperienceIndex(of: ["https://c.example/store/cup?type=a"])
        let url = try InvocationURL("https://c.example/store/cup/blue?type=a&id=7")
        let match = try #require(index.mostSpecificMatch(for: url))
        #expect(match.pathComponents == 2)
        #expect(match.queryItems == 1)
    }

    @Test func emptyIndexHasNoMatch() throws {
        let index = ExperienceIndex.Builder().finish()
        #expect(index.count == 0)
        #expect(index.mostSpecificMatch(for: try InvocationURL("https://c.example")) == nil)
    }

    /// O-13: the first experience keeps a URL, and the second one is reported.
    @Test func firstOfTwoWithOneURLIsKept() throws {
        let index = try ExperienceIndex(of: [
            "https://c.example/store", "https://c.example/", "https://C.example/store/",
            "https://c.example",
        ])
        #expect(index.count == 2)
        #expect(index.duplicates.map(\.refused.rawValue) == [2, 3])
        #expect(index.duplicates.map(\.kept.rawValue) == [0, 1])
        let match = index.mostSpecificMatch(for: try InvocationURL("https://c.example/store"))
        #expect(match?.experience.rawValue == 0)
    }

    @Test func findsTheLongestRegisteredURLs() throws {
        let path = String(repeating: "/a", count: Limits.registeredPathComponents)
        let query = "a" + String(repeating: "&a", count: Limits.registeredQueryItems - 1)
        let index = try ExperienceIndex(of: ["https://c.example\(path)?\(query)"])
        for more in ["", "&a", "&b=1"] {
            let url = try InvocationURL("https://c.example\(path)?\(query)\(more)")
            #expect(index.mostSpecificMatch(for: url) != nil)
        }
        let longer = try InvocationURL("https://c.example\(path)/a?\(query)")
        #expect(index.mostSpecificMatch(for: longer) != nil)
        let shorter = try InvocationURL("https://c.example\(path)?\(query.dropLast(2))")
        #expect(index.mostSpecificMatch(for: shorter) == nil)
    }

    /// Components of every length from 0 to 40 bytes, which fill whole cells, parts of cells, and both.
    @Test func distinguishesBytesAtAnyOffset() throws {
        var texts: [String] = []
        for length in 1...40 {
            for place in 0..<length {
                var component = [UInt8](repeating: 0x61, count: length)
                component[place] = 0x62
                texts.append("https://c.example/" + String(decoding: component, as: UTF8.self))
            }
        }
        let index = try ExperienceIndex(of: texts)
        #expect(index.count == texts.count)
        for (id, text) in texts.enumerated() {
            let match = index.mostSpecificMatch(for: try InvocationURL(text))
            #expect(match?.experience.rawValue == Int64(id))
        }
    }
}

extension ExperienceIndex {
    /// Creates an index of URLs whose experiences are numbered in their order.
    init(of texts: [String], seed: UInt64 = 0) throws {
        var builder = Builder(seed: seed)
        for (id, text) in texts.enumerated() {
            let url = try RegisteredURL(InvocationURL(text))
            builder.add(url, AdvancedExperience.ID(rawValue: Int64(id)))
        }
        self = builder.finish()
    }
}
