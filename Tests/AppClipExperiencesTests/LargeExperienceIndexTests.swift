// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import SeededRandom
import Testing

/// Indexes of so many experiences that they are built in parts, compared with a dictionary of prefixes.
struct LargeExperienceIndexTests {
    /// C-16 to C-18, C-20, C-23: the results are those of looking up each prefix in a dictionary.
    ///
    /// The index is joined from builders of some thousand URLs each.
    @Test(arguments: [25_000, 700, 20_000])
    func findsWhatADictionaryFinds(inOneBuilder most: Int64) throws {
        var random = SplitMix64(seed: 7)
        let seed = random.next()
        var builder = ExperienceIndex.Builder(seed: seed)
        var part = builder
        var prefixes: [String: Int64] = [:]
        var duplicates: [[Int64]] = []
        for number in 0..<25_000 as Range<Int64> {
            let parts = Parts(using: &random)
            let url = try RegisteredURL(InvocationURL(parts.text(using: &random)))
            part.add(url, AdvancedExperience.ID(rawValue: number))
            if number % most == most - 1 {
                builder.add(contentsOf: part)
                part = ExperienceIndex.Builder(seed: seed)
            }
            if let kept = prefixes[parts.key] {
                duplicates.append([number, kept])
            } else {
                prefixes[parts.key] = number
            }
        }
        builder.add(contentsOf: part)
        let index = builder.finish()
        #expect(index.count == prefixes.count)
        #expect(index.duplicates.map { [$0.refused.rawValue, $0.kept.rawValue] } == duplicates)
        let read = try #require(ExperienceIndex(index.bytes))
        #expect(read.count == index.count)
        for _ in 0..<5_000 {
            let parts = Parts(using: &random)
            let url = try InvocationURL(parts.text(using: &random))
            let expected = parts.prefixes.lazy.compactMap { parts in
                prefixes[parts.key].map {
                    ExperienceIndex.Match(
                        experience: AdvancedExperience.ID(rawValue: $0),
                        pathComponents: parts.path.count,
                        queryItems: parts.query.count
                    )
                }
            }.first
            #expect(index.mostSpecificMatch(for: url) == expected, "\(url)")
            #expect(read.mostSpecificMatch(for: url) == expected, "\(url)")
        }
    }
}

/// The parts of a URL.
private struct Parts {
    var host: String
    var path: ArraySlice<String>
    var query: ArraySlice<String>

    init(using random: inout SplitMix64) {
        host = "h\(Int.random(in: 0..<4_000, using: &random)).example"
        func parts(_ most: Int, _ names: Int, _ random: inout SplitMix64) -> ArraySlice<String> {
            (0..<Int.random(in: 0...most, using: &random)).map { _ in
                // Some names begin with others.
                String(repeating: "n", count: Int.random(in: 1...names, using: &random))
            }[...]
        }
        path = parts(4, 3, &random)
        query = parts(3, 2, &random)
    }

    /// The key of the parts in a dictionary.
    var key: String {
        let path = path.map { "/" + $0 }.joined()
        return host + path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }

    /// Returns a URL with these parts, in some cases with a slash at the end of the path.
    func text(using random: inout SplitMix64) -> String {
        let path = path.map { "/" + $0 }.joined()
        let query = query.isEmpty ? "" : "?" + query.joined(separator: "&")
        return "https://\(host)\(path)\(Bool.random(using: &random) ? "/" : "")\(query)"
    }

    /// All prefixes, the most specific first.
    var prefixes: [Parts] {
        (0...path.count).reversed().flatMap { pathCount in
            (0...query.count).reversed().map { queryCount in
                var prefix = self
                prefix.path = path.prefix(pathCount)
                prefix.query = query.prefix(queryCount)
                return prefix
            }
        }
    }
}
