// SPDX-License-Identifier: Apache-2.0

import SeededRandom

@testable import AppClipCodes

/// Generates URLs of many shapes and lengths that Apple's generator accepts.
struct RandomURL {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// Returns the next URL, in lowercase; a server need not be able to have its host.
    mutating func next() -> String {
        "https://" + host() + path() + query() + (random.oneIn(8) ? "#" + value() : "")
    }

    private static let topLevelDomains =
        (TopLevelDomains.frequent.words + TopLevelDomains.others.words)
        .map { String(decoding: $0, as: UTF8.self) } + ["zz", "c-m", "1", ""]

    private static let words = PathWords.list.words.map { String(decoding: $0, as: UTF8.self) }

    private mutating func text(_ characters: String, _ count: Range<Int>) -> String {
        let characters = Array(characters)
        return String((0..<random.number(count)).map { _ in random.pick(characters) })
    }

    private mutating func host() -> String {
        var labels = (0..<random.number(1..<3)).map { _ in
            text("abcdefghijklmnopqrstuvwxyz0123456789-", 1..<8)
        }
        if random.oneIn(4) { labels.insert("appclip", at: 0) }
        if random.oneIn(6) { labels.insert("www", at: 0) }
        let host = (labels + [random.pick(Self.topLevelDomains)]).joined(separator: ".")
        return host.contains("xn--") ? "seeds.example" : host
    }

    private mutating func path() -> String {
        switch random.number(0..<6) {
        case 0: return ""
        case 1: return "/"
        case 2: return "/" + random.pick(Self.words)
        default:
            let path =
                (0..<random.number(1..<4)).map { _ in "/" + value() }.joined()
                + (random.oneIn(4) ? "/" : "")
            // Two slashes at the start are rejected; later in the path they are accepted.
            return path.hasPrefix("//") ? "/a" + path : path
        }
    }

    private mutating func query() -> String {
        switch random.number(0..<5) {
        case 0, 1: return ""
        case 2:
            let arguments = (0..<random.number(1..<4)).map { index in
                (index == 0 ? "p=" : "p\(index)=") + value()
            }
            return "?" + arguments.joined(separator: "&")
        case 3:
            let names = ["id", "p", "", "item", "p1", "q[]"]
            let arguments = (0..<random.number(1..<4)).map { _ in
                random.pick(names) + (random.oneIn(8) ? "" : "=") + value()
            }
            return "?" + arguments.joined(separator: random.oneIn(9) ? "&&" : "&")
        default: return "?" + value()
        }
    }

    private mutating func value() -> String {
        switch random.number(0..<9) {
        case 0: text("0123456789", 1..<12)
        case 1: "00" + text("0123456789", 1..<3)
        case 2: random.pick(Self.words)
        case 3: text("ABCDEFGHIJKLMNOPQRSTUVWXYZabc.019", 1..<8)
        case 4: random.pick(["%20", "%c3%A9", "%2F", "[", "]", ",", ":", ";", "_", "+", "="])
        case 5: ""
        default: text("abcdefghijklmnopqrstuvwxyz-", 1..<8)
        }
    }
}
