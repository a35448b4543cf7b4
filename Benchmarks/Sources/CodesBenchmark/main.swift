import AllocationCount
import AppClipCodes

// Microseconds and heap allocations for each code, on one core: the median of 21 rounds of 2,000.
// Run: swift run -c release --package-path Benchmarks CodesBenchmark

let urls = (0..<2_000).map { number in
    switch number % 5 {
    case 0: "https://appclip.example.com/shop?p=\(number)"
    case 1: "https://example.com/item/\(number * 37)"
    case 2: "https://seeds.example/buy?id=\(number)"
    case 3: "https://www.example.org/recipes/berry-\(number)"
    default: "https://go.example.de/?p=\(number)&p1=ab"
    }
}

func measure(_ name: String, _ work: (Int) -> Int) {
    var times: [Double] = []
    var allocations = 0
    var sum = 0
    for _ in 0..<21 {
        let before = allocation_count()
        let clock = ContinuousClock()
        let duration = clock.measure { for index in urls.indices { sum &+= work(index) } }
        allocations = Int(allocation_count() - before)
        times.append(Double(duration.components.attoseconds) / 1e12 / Double(urls.count))
    }
    times.sort()
    let median = Double(Int(times[10] * 100 + 0.5)) / 100
    let perCode = Double(allocations * 10 / urls.count) / 10
    print("\(name): \(median) µs, \(perCode) allocations (\(sum & 1))")
}

let styles: [(String, CodeStyle)] = [
    ("cam, none", CodeStyle(colors: ColorPair.templates[9], logo: .none)),
    ("nfc, badge", CodeStyle(colors: ColorPair.templates[9], kind: .nfc, logo: .badge)),
]
let parsed = try urls.map { try EncodableURL($0) }
let payloads = try parsed.map { try CompressedURL($0).payload }

measure("check a URL") { (try? EncodableURL(urls[$0]))?.text.utf8.count ?? 0 }
measure("compress") { (try? CompressedURL(parsed[$0]))?.bits ?? 0 }
measure("pattern") { RingPattern(payloads[$0]).arcCount }
for (name, style) in styles {
    measure("URL to SVG, \(name)") { index in
        guard
            let url = try? EncodableURL(urls[index]),
            let compressed = try? CompressedURL(url)
        else { return 0 }
        let pattern = RingPattern(compressed.payload)
        return CodeSVG(pattern: pattern, style: style, text: url.text).bytes.count
    }
}
measure("payload to URL") { (try? payloads[$0].url())?.text.utf8.count ?? 0 }
