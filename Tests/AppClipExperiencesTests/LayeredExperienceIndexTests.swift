// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import SeededRandom
import Testing

/// An index with changes, compared with one that is built from scratch.
struct LayeredExperienceIndexTests {
    private typealias ID = AdvancedExperience.ID

    private let parts = ["", "/a", "/a/b", "/a/b/c", "/b", "/a?x=1", "/a?x=1&y=2", "/?x=1"]

    private func index(_ urls: [ID: String]) throws -> ExperienceIndex.Builder {
        var builder = ExperienceIndex.Builder()
        // Of two experiences with the same URL, the newer one is found.
        for id in urls.keys.sorted(by: >) {
            builder.add(try RegisteredURL(InvocationURL(urls[id] ?? "")), id)
        }
        return builder
    }

    /// C-16 to C-20: the results are those of a new index, after any number of changes.
    @Test(arguments: 0..<60)
    func findsWhatANewIndexFinds(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        var urls: [ID: String] = [:]
        func randomURL(_ random: inout SplitMix64) -> String {
            let host = Int.random(in: 0..<3, using: &random)
            return "https://h\(host).example" + (parts.randomElement(using: &random) ?? "")
        }
        /// A URL that no other experience has, or `nil`.
        func freeURL(_ random: inout SplitMix64) throws -> String? {
            let url = randomURL(&random)
            let key = try RegisteredURL(InvocationURL(url))
            let isTaken = try urls.values.contains {
                try RegisteredURL(InvocationURL($0)) == key
            }
            return isTaken ? nil : url
        }
        for number in 0..<12 {
            if let url = try freeURL(&random) { urls[ID(rawValue: Int64(number))] = url }
        }
        let base = LayeredExperienceIndex(try index(urls).finish())
        var changed: Set<ID> = []
        // One layer with all changes, and one for each.
        var stacked = base
        for _ in 0..<20 {
            let id = ID(rawValue: Int64.random(in: 0..<20, using: &random))
            changed.insert(id)
            urls[id] = nil
            if Bool.random(using: &random), let url = try freeURL(&random) { urls[id] = url }
            let layered = base.with(
                changed: changed,
                current: try index(urls.filter { changed.contains($0.key) }).finish()
            )
            stacked = stacked.with(
                changed: [id],
                current: try index(urls.filter { $0.key == id }).finish()
            )
            let fresh = try index(urls).finish()
            for host in 0..<3 {
                for part in parts + ["/a/b/c/d", "/c", "/a?x=1&y=2&z=3", "/a/b?x=1"] {
                    let url = try InvocationURL("https://h\(host).example\(part)")
                    let expected = fresh.mostSpecificMatch(for: url)
                    #expect(layered.mostSpecificMatch(for: url) == expected)
                    #expect(stacked.mostSpecificMatch(for: url) == expected)
                }
            }
        }
    }

    /// A reader keeps the value that it has.
    @Test func changesLeaveTheOldValueAsItIs() throws {
        let (one, two) = (ID(rawValue: 1), ID(rawValue: 2))
        let before = LayeredExperienceIndex(try index([one: "https://c.example/a"]).finish())
        let after = before.with(
            changed: [one, two],
            current: try index([two: "https://c.example"]).finish()
        )
        let url = try InvocationURL("https://c.example/a/b")
        #expect(before.mostSpecificMatch(for: url)?.experience == one)
        #expect(after.mostSpecificMatch(for: url)?.experience == two)
    }
}
