// SPDX-License-Identifier: Apache-2.0

import ClipCombine
import Testing

/// A test of an operator: the diagrams of its sources, and that of its result.
struct MarbleCase: CustomTestStringConvertible, Sendable {
    typealias Values = Marbles.Values

    let name: String
    let sources: [String]
    let expected: String
    let make: @Sendable ([Values], VirtualScheduler) -> Values

    var testDescription: String { name }

    init(
        _ name: String,
        _ sources: String...,
        gives expected: String,
        make: @escaping @Sendable ([Values], VirtualScheduler) -> Values
    ) {
        self.name = name
        self.sources = sources
        self.expected = expected
        self.make = make
    }
}

extension Publisher where Output == String {
    fileprivate var failing: Marbles.Values {
        mapError { _ in BrokenError.broken }.eraseToAnyPublisher()
    }
}

@Suite("Marbles: what operators send, frame by frame")
struct MarbleTests {
    static var table: [MarbleCase] {
        oneSource + severalSources + inTime
    }

    static var oneSource: [MarbleCase] {
        [
            MarbleCase("map", "a-b|", gives: "A-B|") { s, _ in s[0].map { $0.uppercased() }.failing
            },
            MarbleCase("tryMap throws", "a-b-c|", gives: "a-#---") { s, _ in
                s[0].tryMap { if $0 == "b" { throw BrokenError.broken } else { $0 } }.failing
            },
            MarbleCase("compactMap", "a-b-c|", gives: "a---c|") { s, _ in
                s[0].compactMap { $0 == "b" ? nil : $0 }.failing
            },
            MarbleCase("filter", "a-b-c|", gives: "a---c|") { s, _ in
                s[0].filter { $0 != "b" }.failing
            },
            MarbleCase("removeDuplicates", "aab-b-c|", gives: "a-b---c|") { s, _ in
                s[0].removeDuplicates().failing
            },
            MarbleCase("scan", "a-b|", gives: "a-(ab)|") { s, _ in s[0].scan("", +).failing },
            MarbleCase("reduce", "a-b|", gives: "---(ab|)") { s, _ in s[0].reduce("", +).failing },
            MarbleCase("reduce of an error", "a-b#", gives: "---#") { s, _ in
                s[0].reduce("", +).failing
            },
            MarbleCase("collect", "a-b-c|", gives: "-----(abc|)") { s, _ in
                s[0].collect().map { $0.joined() }.failing
            },
            MarbleCase("collect(2)", "a-b-c|", gives: "--(ab)--(c|)") { s, _ in
                s[0].collect(2).map { $0.joined() }.failing
            },
            MarbleCase("first", "-a-b|", gives: "-(a|)---") { s, _ in s[0].first().failing },
            MarbleCase("first(where:)", "-a-b-c|", gives: "---(b|)---") { s, _ in
                s[0].first { $0 == "b" }.failing
            },
            MarbleCase("last", "-a-b|", gives: "----(b|)") { s, _ in s[0].last().failing },
            MarbleCase("prefix(2)", "a-b-c|", gives: "a-(b|)---") { s, _ in s[0].prefix(2).failing
            },
            MarbleCase("prefix(0)", "a-b|", gives: "|---") { s, _ in s[0].prefix(0).failing },
            MarbleCase("prefix(while:)", "a-b-c|", gives: "a-|---") { s, _ in
                s[0].prefix { $0 == "a" }.failing
            },
            MarbleCase("output(at:)", "a-b-c|", gives: "--(b|)---") { s, _ in
                s[0].output(at: 1).failing
            },
            MarbleCase("dropFirst", "a-b-c|", gives: "--b-c|") { s, _ in s[0].dropFirst().failing },
            MarbleCase("drop(while:)", "a-b-a|", gives: "--b-a|") { s, _ in
                s[0].drop { $0 == "a" }.failing
            },
            MarbleCase("replaceEmpty", "---|", gives: "---(x|)") { s, _ in
                s[0].replaceEmpty(with: "x").failing
            },
            MarbleCase("replaceError", "a-#", gives: "a-(x|)") { s, _ in
                s[0].replaceError(with: "x").failing
            },
            MarbleCase("catch", "a-#", gives: "a-(yz|)") { s, _ in
                s[0].catch { _ in ["y", "z"].publisher }.failing
            },
            MarbleCase("retry", "a-#", gives: "a-#") { s, _ in s[0].retry(1).failing },
            MarbleCase("contains", "a-b-c|", gives: "--(true|)---") { s, _ in
                s[0].contains("b").map { "\($0)" }.failing
            },
            MarbleCase("allSatisfy", "a-a|", gives: "---(true|)") { s, _ in
                s[0].allSatisfy { $0 == "a" }.map { "\($0)" }.failing
            },
            MarbleCase("count", "a-a|", gives: "---(2|)") { s, _ in
                s[0].count().map { "\($0)" }.failing
            },
            MarbleCase("max", "a-c-b|", gives: "-----(c|)") { s, _ in s[0].max().failing },
            MarbleCase("min", "b-a-c|", gives: "-----(a|)") { s, _ in s[0].min().failing },
            MarbleCase("prepend", "--a|", gives: "(xy)-a|") { s, _ in
                s[0].prepend("x", "y").failing
            },
            MarbleCase("append", "--a|", gives: "--a(xy|)") { s, _ in
                s[0].append("x", "y").failing
            },
            MarbleCase("share", "-a-b|", gives: "-(aa)-(bb)|") { s, _ in
                let shared = s[0].share()
                return shared.merge(with: shared).failing
            },
        ]
    }

    static var severalSources: [MarbleCase] {
        [
            MarbleCase("merge", "a--c|", "-b----d|", gives: "ab-c--d|") { s, _ in
                s[0].merge(with: s[1]).failing
            },
            MarbleCase("merge of an error", "a--c|", "-b#", gives: "ab#-") { s, _ in
                s[0].merge(with: s[1]).failing
            },
            MarbleCase("merge of three", "a----|", "-b---|", "--c--|", gives: "abc--|") { s, _ in
                s[0].merge(with: s[1], s[2]).failing
            },
            MarbleCase("combineLatest", "a---c|", "-x-y---|", gives: "-(ax)-(ay)(cy)--|") { s, _ in
                s[0].combineLatest(s[1]).map { $0 + $1 }.failing
            },
            MarbleCase("combineLatest without values", "a-b|", "--|", gives: "--|-") { s, _ in
                s[0].combineLatest(s[1]).map { $0 + $1 }.failing
            },
            MarbleCase("combineLatest of three", "a----|", "-b---|", "--c--|", gives: "--(abc)--|")
            {
                s,
                _ in
                s[0].combineLatest(s[1], s[2]) { $0 + $1 + $2 }.failing
            },
            MarbleCase("zip", "ab---|", "--x-y|", gives: "--(ax)-(by)|") { s, _ in
                s[0].zip(s[1]).map { $0 + $1 }.failing
            },
            MarbleCase("zip ends when nothing can meet", "a|", "--x---", gives: "--(ax|)---") {
                s,
                _ in
                s[0].zip(s[1]).map { $0 + $1 }.failing
            },
            MarbleCase("flatMap", "a--b---|", gives: "(ax)--(bx)---|") { s, _ in
                s[0].flatMap { [$0, "x"].publisher }.failing
            },
            MarbleCase("flatMap one at a time", "a-----", gives: "(ax)-----") { s, _ in
                s[0].flatMap(maxPublishers: .max(1)) { [$0, "x"].publisher }.failing
            },
            MarbleCase("flatMap waits for the last", "a|", gives: "---(a|)") { s, v in
                s[0].flatMap { Just($0).delay(for: 3, scheduler: v) }.failing
            },
            MarbleCase("switchToLatest", "a--b-----|", gives: "-a--b----|") { s, v in
                s[0].map { value in
                    [value].publisher.delay(for: 1, scheduler: v)
                        .append([value].publisher.delay(for: 4, scheduler: v).filter { $0 == "-" })
                        .setFailureType(to: BrokenError.self)
                }
                .switchToLatest().failing
            },
            MarbleCase("prefix(untilOutputFrom:)", "a-b-c|", "---x|", gives: "a-b|--") { s, _ in
                s[0].prefix(untilOutputFrom: s[1]).failing
            },
            MarbleCase("drop(untilOutputFrom:)", "a-b-c|", "---x|", gives: "----c|") { s, _ in
                s[0].drop(untilOutputFrom: s[1]).failing
            },
        ]
    }

    static var inTime: [MarbleCase] {
        [
            MarbleCase("receive(on:)", "a-b|", gives: "a-b|") { s, v in s[0].receive(on: v).failing
            },
            MarbleCase("subscribe(on:)", "-ab|", gives: "-ab|") { s, v in
                s[0].subscribe(on: v).failing
            },
            MarbleCase("delay", "a-b|--", gives: "--a-b|") { s, v in
                s[0].delay(for: 2, scheduler: v).failing
            },
            MarbleCase("debounce", "ab---c-----|", gives: "---b---c---|") { s, v in
                s[0].debounce(for: 2, scheduler: v).failing
            },
            MarbleCase("debounce drops what has not waited", "ab|---", gives: "--|---") { s, v in
                s[0].debounce(for: 2, scheduler: v).failing
            },
            MarbleCase("throttle, the latest", "abc-d------|", gives: "a--c--d----|") { s, v in
                s[0].throttle(for: 3, scheduler: v, latest: true).failing
            },
            MarbleCase("throttle, the first", "abc-d------|", gives: "a--b--d----|") { s, v in
                s[0].throttle(for: 3, scheduler: v, latest: false).failing
            },
            MarbleCase("timeout", "a-b------", gives: "a-b--|---") { s, v in
                s[0].timeout(3, scheduler: v).failing
            },
            MarbleCase("timeout with an error", "a-b------", gives: "a-b--#---") { s, v in
                s[0].timeout(3, scheduler: v, customError: { .broken }).failing
            },
            MarbleCase("collect by time", "ab-c-d-|", gives: "--(ab)-c-d|") { s, v in
                s[0].collect(.byTime(v, 2)).map { $0.joined() }.failing
            },
            MarbleCase("measureInterval", "-a--b|", gives: "-1--3|") { s, v in
                s[0].measureInterval(using: v).map { "\(Int($0.timeInterval))" }.failing
            },
        ]
    }

    @Test("A table of operators", arguments: table)
    func draws(_ row: MarbleCase) {
        let scheduler = VirtualScheduler()
        let sources = row.sources.map { Marbles.publisher($0, on: scheduler) }
        let frames = row.sources.map { $0.filter { !"()".contains($0) }.count }.max() ?? 0
        let made = row.make(sources, scheduler)
        let drawn = Marbles.draw(made, frames: frames + 8, on: scheduler)
        let padding = row.expected + String(repeating: "-", count: 40)
        #expect(padding.hasPrefix(drawn), "drawn: \(drawn)")
        #expect(trimmed(drawn) == trimmed(row.expected))
    }

    private func trimmed(_ drawing: String) -> Substring {
        var rest = drawing[...]
        while rest.last == "-" { rest.removeLast() }
        return rest
    }
}
