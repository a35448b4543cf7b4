// SPDX-License-Identifier: Apache-2.0

import AllocationCount
import AppSiteAssociation
import Glibc

/// Prints how many URLs a core decides in a second, how much a decision allocates, and how long hostile files take.
///
///     swift run -c release --package-path Benchmarks AssociationBenchmark
@main enum AssociationBenchmark {
    static func main() throws {
        try decisions()
        try readings()
        print("\nhostile files, one decision about a URL of 8,000 bytes")
        for (name, file) in HostileFiles.all { try hostile(name, file) }
    }

    private static let app = "ABCDE12345.com.example.fruta"

    /// Measures decisions for a file of 16 rules, as large shops have, and URLs that match each of them or none.
    private static func decisions() throws {
        let matcher = LinkMatcher(try SiteAssociation(json: shop).links, host: "fruta.example")
        let urls = try addresses.map { try LinkURL("https://fruta.example" + $0) }
        let rules = matcher.rules(for: app)
        print("16 rules, \(urls.count) URLs that reach all of them or none")
        measure("decision for an app", urls) { rules.decision(about: $0) }
        measure("decision, the app looked up by its name", urls) { matcher.decision(for: app, $0) }
        let last = try [LinkURL("https://fruta.example/nothing/of/all/this?x=1")]
        measure("decision that asks all 16 rules", last) { rules.decision(about: $0) }
    }

    private static func measure(
        _ name: String,
        _ urls: [LinkURL],
        _ decide: (LinkURL) -> LinkDecision
    ) {
        let count = 2_000_000
        var best = Duration.seconds(1_000)
        var matches = 0
        let before = allocation_count()
        for _ in 0..<5 {
            let time = measured {
                for index in 0..<count where decide(urls[index % urls.count]) == .match {
                    matches += 1
                }
            }
            best = min(best, time)
        }
        let allocations = allocation_count() - before
        print(
            "  \(name): \(Int(Double(count) / seconds(best))) a second,",
            "\(allocations) allocations in \(5 * count), \(matches / 5) matches"
        )
    }

    private static func readings() throws {
        let count = 20_000
        let url = "https://fruta.example/en/menu/smoothies/berry-blue?size=2&ref=mail#top"
        var bytes = 0
        let parsing = try measured {
            for _ in 0..<count { bytes += try LinkURL(url).text.utf8.count }
        }
        print("  reading a URL: \(microseconds(parsing) / count) µs")
        let reading = try measured {
            for _ in 0..<200 {
                let links = try SiteAssociation(json: shop).links
                bytes += LinkMatcher(links).decision(for: app, try LinkURL(url)) == .match ? 1 : 0
            }
        }
        print("  reading and compiling the file: \(microseconds(reading) / 200) µs")
    }

    private static func hostile(_ name: String, _ file: [UInt8]) throws {
        var site: SiteAssociation?
        let reading = try measured { site = try SiteAssociation(json: file) }
        var matcher = LinkMatcher(nil)
        let compiling = measured { matcher = LinkMatcher(site?.links) }
        let path = String(repeating: "a", count: 7_950)
        let url = try LinkURL("https://fruta.example/\(path)?\(String(path.prefix(10)))")
        var decision = LinkDecision.noMatch
        let deciding = measured { decision = matcher.decision(for: app, url) }
        var findings = 0
        let linting = measured { findings = site?.lint().count ?? 0 }
        print(
            "  \(name), \(file.count) bytes: read \(microseconds(reading)) µs,",
            "compiled \(microseconds(compiling)) µs, decided \(microseconds(deciding)) µs",
            "(\(decision)), linted \(microseconds(linting)) µs (\(findings) findings)"
        )
    }

    /// Measures the processor time of this thread, which other programs on the machine do not affect.
    private static func measured(_ work: () throws -> Void) rethrows -> Duration {
        func now() -> Duration {
            var time = timespec()
            // Every Linux has this clock.
            _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        }
        let start = now()
        try work()
        return now() - start
    }

    private static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    private static func microseconds(_ duration: Duration) -> Int { Int(seconds(duration) * 1e6) }

    /// The rules of a shop.
    private static let shop = Array(
        """
        {"applinks": {"substitutionVariables": {"kind": ["smoothies", "juices", "bowls"]},
        "details": [{"appIDs": ["\(app)"], "components": [
        {"#": "no_universal_links", "exclude": true},
        {"/": "/account/*", "exclude": true},
        {"/": "/help/website/*", "exclude": true},
        {"/": "/help/*", "?": {"articleNumber": "????"}},
        {"/": "/menu/$(kind)/*"},
        {"/": "/$(lang)/menu/*"},
        {"/": "/buy/*"},
        {"/": "/order/??????"},
        {"/": "/orders/*/receipt"},
        {"/": "/rewards"},
        {"/": "/share", "?": {"id": "?*"}},
        {"/": "/stores/*/menu"},
        {"/": "/gift/*", "caseSensitive": false},
        {"/": "/search", "?": "q=*"},
        {"/": "*.html", "exclude": true},
        {"/": "/app/*", "#": "*"}]}]}}
        """.utf8
    )

    private static let addresses = [
        "/buy/1#no_universal_links", "/account/settings", "/help/website/faq",
        "/help/123?articleNumber=4815&utm_source=x", "/menu/juices/orange", "/de/menu/today",
        "/buy/42", "/order/a1b2c3", "/orders/2026-11/receipt", "/rewards", "/share?id=7",
        "/stores/berlin-mitte/menu", "/GIFT/card", "/search?q=berry", "/imprint.html",
        "/app/open#x", "/", "/nothing/of/all/this?x=1",
    ]
}
