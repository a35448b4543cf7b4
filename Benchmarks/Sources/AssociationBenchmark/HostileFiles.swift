// SPDX-License-Identifier: Apache-2.0

/// Files of the maximum size that are made to be slow.
enum HostileFiles {
    static let all: [(String, [UInt8])] = [
        ("one pattern *a*a*a…", one("*a", end: "b*")),
        ("one pattern a*a*a*…, as long as the URL", one("a*", end: "b*", size: 15_000)),
        ("patterns of *a*a*a…, 4 KB each", many("*a", end: "b*", size: 4_000)),
        ("patterns of *?a?a?a…b*, 4 KB each", many("?a", end: "b*", size: 4_000)),
        ("patterns of *aaaa…b*, 2 KB each", many("a", end: "b*", size: 2_000)),
        ("patterns of *a?a?…b*, 2 KB each", many("a?", end: "b*", size: 2_000)),
        ("12,000 patterns *b*", many("", end: "b*", size: 0)),
        ("names of a query", names()),
        ("variables of all lengths", variables()),
        ("40 rules of costly variables", costly("*$(v)$(w)b*", count: 40)),
        ("3,000 rules of costly variables", costly("*$(v)$(w)$(v)b*", count: 3_000)),
        ("3,000 rules of variables of words", costly("*$(x)$(x)b*", count: 3_000)),
        ("3,000 rules of long beginnings", costly("*$(y)b*", count: 3_000)),
        ("6,500 apps", apps()),
        ("nothing but brackets", nested()),
    ]

    private static let app = "ABCDE12345.com.example.fruta"
    private static let largest = 128 << 10

    private static func file(_ rules: String, more: String = "") -> [UInt8] {
        Array(
            """
            {"applinks":{\(more)"details":[{"appID":"\(app)","components":[\(rules)]}]}}
            """.utf8
        )
    }

    private static func one(_ unit: String, end: String, size: Int = largest - 200) -> [UInt8] {
        file("{\"/\":\"/\(String(repeating: unit, count: size / unit.utf8.count))\(end)\"}")
    }

    private static func many(_ unit: String, end: String, size: Int) -> [UInt8] {
        let units = String(repeating: unit, count: unit.isEmpty ? 0 : size / unit.utf8.count)
        let rule = "{\"/\":\"*\(units)\(end)\"}"
        let count = (largest - 200) / (rule.utf8.count + 1)
        return file(Array(repeating: rule, count: count).joined(separator: ","))
    }

    private static func names() -> [UInt8] {
        let names = (0..<9_000).map { "\"n\($0)\":\"*\"" }.joined(separator: ",")
        return file("{\"?\":{\(names)}}")
    }

    private static func variables() -> [UInt8] {
        let values = (1..<400).map { "\"\(String(repeating: "a", count: $0))\"" }
        let more = "\"substitutionVariables\":{\"v\":[\(values.joined(separator: ","))]},"
        let rule = "{\"/\":\"/\(String(repeating: "$(v)*", count: 2))b*\"}"
        return file(Array(repeating: rule, count: 1_000).joined(separator: ","), more: more)
    }

    /// Returns short rules that each use variables with many values.
    private static func costly(_ pattern: String, count: Int) -> [UInt8] {
        func list(_ name: String, _ values: [String]) -> String {
            "\"\(name)\":[\(values.map { "\"\($0)\"" }.joined(separator: ","))]"
        }
        func a(_ count: Int) -> String { String(repeating: "a", count: count) }
        let lists = [
            list("v", ["a", "aa", "a*", "?a*", "aaa*a", "a?a"]),
            list("w", (0..<100).map { "?\(a($0))*" }), list("x", (1..<200).map(a)),
            list("y", (0..<100).map { "\(a($0))ba*" }),
        ]
        let more = "\"substitutionVariables\":{\(lists.joined(separator: ","))},"
        let rule = "{\"/\":\"\(pattern)\"}"
        return file(Array(repeating: rule, count: count).joined(separator: ","), more: more)
    }

    private static func apps() -> [UInt8] {
        let names = (0..<6_500).map { "\"ABCDE12345.a\($0)\"" }.joined(separator: ",")
        return Array("{\"applinks\":{\"details\":[{\"appIDs\":[\(names)]}]}}".utf8)
    }

    private static func nested() -> [UInt8] {
        Array((String(repeating: "[", count: 30) + String(repeating: "]", count: 30)).utf8)
    }
}
