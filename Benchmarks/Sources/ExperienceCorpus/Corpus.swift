// SPDX-License-Identifier: Apache-2.0

/// A made-up set of registered URLs, and invocations of them.
package struct Corpus: Sendable {
    package let name: String

    /// Returns the registered URL of an experience, by its number.
    package let registered: @Sendable (Int) -> String

    /// The suffixes that invocations add to a registered URL.
    package let added: [String]

    /// Businesses by host, by path and by query.
    package static let all = [
        Corpus(
            name: "a host for each business",
            registered: { "https://\(word(for: $0)).shops-\($0 % 97).example" },
            added: ["", "/", "/menu?table=4", "/order/7?p=12&p1=3"]
        ),
        Corpus(
            name: "a path for each store",
            registered: { "https://appclip.coffee.example/\(word(for: $0 / 64))/store-\($0)" },
            added: ["", "/", "/menu?table=4", "?p=12&p1=3", "/order/7?p=12"]
        ),
        Corpus(
            name: "a query for each bicycle",
            registered: { "https://rent.example/\(word(for: $0 / 50_000))?id=\($0)" },
            added: ["", "&colour=red", "&p=12&p1=3"]
        ),
        Corpus(
            name: "hosts, cities and paths of several lengths",
            registered: { number in
                switch number % 4 {
                case 0: "https://\(word(for: number)).shops.example"
                case 1: "https://city-\(number % 1_001).example/\(word(for: number))"
                case 2: "https://city-\(number % 1_001).example/museum/\(word(for: number))"
                default: "https://city-\(number % 1_001).example/tram/stop/\(number)"
                }
            },
            added: ["", "/", "/menu?table=4"]
        ),
        // A search has to try up to fifteen prefixes.
        Corpus(
            name: "all lengths of path and query on each host",
            registered: { number in
                let path = (0..<(number % 5)).map { "/\(word(for: number / 5 + $0))" }.joined()
                let items = ["", "?id=\(number)", "?id=\(number)&a=b"][number / 5 % 3]
                return "https://city-\(number % 10_007).example/n\(number)\(path)\(items)"
            },
            added: ["", "#top"]
        ),
    ]

    /// Returns a word for a business's name, always the same for a number.
    private static func word(for number: Int) -> String {
        let syllables = ["ba", "co", "di", "fu", "gre", "ha", "lo", "mi", "no", "pe", "ra", "sta"]
        var word = ""
        var rest = number
        repeat {
            word += syllables[rest % syllables.count]
            rest /= syllables.count
        } while rest > 0
        return word
    }

    /// Returns invocations of experiences all over a registry, in an order that defeats caches.
    package func invocations(count: Int, host: String = "") -> [String] {
        (0..<200_000).map { number in
            let experience = Int((UInt64(number) &* 0x9E37_79B9_7F4A_7C15) >> 20) % count
            let text = registered(experience) + added[number % added.count]
            return "https://" + host + text.dropFirst("https://".count)
        }
    }
}
