// SPDX-License-Identifier: Apache-2.0

import AllocationCount
import AppClipCodes
import CodeProduction

/// Prints the cost of codes: to create one, to read one, and to create ten thousand.
///
/// Run with `swift run -c release --package-path Benchmarks CodesBenchmark`.
@main
enum CodesBenchmark {
    static let urls = (0..<2_000).map { number in
        switch number % 5 {
        case 0: "https://appclip.example.com/shop?p=\(number)"
        case 1: "https://example.com/item/\(number * 37)"
        case 2: "https://seeds.example/buy?id=\(number)"
        case 3: "https://www.example.org/recipes/berry-\(number)"
        default: "https://go.example.de/?p=\(number)&p1=ab"
        }
    }

    static let styles: [(String, CodeStyle)] = [
        ("cam, none", CodeStyle(colors: ColorPair.templates[9], logo: .none)),
        ("nfc, badge", CodeStyle(colors: ColorPair.templates[9], kind: .nfc, logo: .badge)),
    ]

    static func main() async throws {
        unpack()
        try make()
        try read()
        try await pack()
    }

    /// Measures the first code, which computes the code words of its contexts.
    private static func unpack() {
        let duration = ContinuousClock().measure { _ = try? AppClipCode(urls[0]) }
        let milliseconds = Round.rounded(Round.microseconds(duration) / 1000)
        print("first code: \(milliseconds) ms")
    }

    private static func make() throws {
        let parsed = try urls.map { try EncodableURL($0) }
        let payloads = try parsed.map { try CompressedURL($0).payload }
        Round.measure("check a URL", count: urls.count) { index in
            (try? EncodableURL(urls[index]))?.text.utf8.count ?? 0
        }
        Round.measure("compress", count: urls.count) { index in
            (try? CompressedURL(parsed[index]))?.bits ?? 0
        }
        Round.measure("pattern", count: urls.count) { RingPattern(payloads[$0]).arcCount }
        for (name, style) in styles {
            Round.measure("URL to SVG, \(name)", count: urls.count, limit: 6) { index in
                (try? AppClipCode(urls[index], style: style))?.svg.count ?? 0
            }
        }
        Round.measure("advice", count: urls.count) { parsed[$0].advice().count }
    }

    private static func read() throws {
        let codes = try urls.map { try AppClipCode($0, style: styles[0].1) }
        let files = codes.map(\.svg)
        let observations = codes.map { RingObservation($0.pattern) }
        let damaged = observations.map { observation in
            var observation = observation
            for slot in stride(from: 3, to: 128, by: 40) { observation.slots[slot] = .unknown }
            return observation
        }
        Round.measure("payload to URL", count: urls.count) { index in
            (try? codes[index].compressed.payload.url())?.text.utf8.count ?? 0
        }
        Round.measure("rings to payload", count: urls.count) { index in
            (try? observations[index].read())?.correctedSlots ?? 0
        }
        Round.measure("damaged rings to payload", count: urls.count) { index in
            (try? damaged[index].read())?.correctedSlots ?? 0
        }
        Round.measure("SVG to URL", count: urls.count) { index in
            (try? SVGReading(files[index]))?.url.text.utf8.count ?? 0
        }
    }

    /// Measures the way from a list to an archive, on all cores; the archive is counted and not written.
    private static func pack() async throws {
        let header = "SVG File Name,URL,Background Color,Foreground Color,Type,Logo\n"
        let rows = (0..<10_000).map { row in
            "\(row).svg,https://appclip.example.com/shop?p=\(row),FFFFFF,000000,cam,badge\n"
        }
        let file = Array((header + rows.joined()).utf8)
        var times: [Double] = []
        var size = 0
        for _ in 0..<5 {
            let start = ContinuousClock().now
            let list = try CodeList(file, style: styles[0].1)
            let package = try PrintPackage(orders: list.orders, archiveName: "codes.zip")
            size = 0
            try await package.write(
                with: CodeGenerator(),
                to: { size += $0.count },
                progress: { _ in }
            )
            times.append(Round.microseconds(ContinuousClock().now - start) / 1e6)
        }
        times.sort()
        print(
            "10,000 codes, CSV to ZIP of \(size >> 20) MiB: \(Round.rounded(times[2])) s (limit 1.5 s)"
        )
    }
}
