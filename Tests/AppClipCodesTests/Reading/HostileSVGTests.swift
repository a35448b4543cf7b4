// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import Testing

@testable import AppClipCodes

/// Files from untrusted sources.
@Suite struct HostileSVGTests {
    private func failure(_ file: [UInt8]) -> SVGReading.ReadingError? {
        do throws(SVGReading.ReadingError) {
            _ = try SVGReading(file)
            return nil
        } catch {
            return error
        }
    }

    private func failure(_ text: String) -> SVGReading.ReadingError? { failure(Array(text.utf8)) }

    @Test func rejectsDeclarationsOfEntities() {
        let text = "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a 'aaaa'>]><svg>&a;</svg>"
        #expect(failure(text) == .notXML(offset: 21))
    }

    @Test(arguments: [
        ("<", 0), ("<svg", 0), ("<svg a", 5), ("<svg a=", 5), ("<svg a=1>", 5), ("<svg a='1", 5),
        ("<!--", 0), ("<!-->", 0), ("<!--->", 0), ("<?xml", 0), ("<?>", 0), ("<![CDATA[ ]]", 0),
        ("<!DOCTYPE svg", 0),
        ("<svg><>", 5), ("<svg>< a>", 5), ("</", 0), ("<svg a='1' =2>", 11), ("<svg a:b=\u{1}>", 5),
    ])
    func reportsWhereAFileIsNotXML(_ text: String, offset: Int) {
        #expect(failure(text) == .notXML(offset: offset))
    }

    @Test(arguments: [
        "", "no XML", "<svg/>", "<svg></svg>", "<svg><path/></svg>",
        "<svg><path d=''/><path d='M 1 2 A 3 4'/><path d='M'/></svg>",
        // A radius that no ring has; an ellipse; a point between the slots.
        "<path d='M 1 2 A 100 100 0 0 0 3 4'/>", "<path d='M 1 2 A 364.8 300 0 0 0 3 4'/>",
        "<path d='M 400 400 A 364.8 364.8 0 0 0 400 400'/>",
        "<path d='M 1e9 2 A 364.8 364.8 0 0 0 3 4'/>",
        "<path d='M 99999999999999999999 2 A 364.8 364.8 0 0 0 3 4'/>",
    ])
    func findsNoArcs(_ text: String) { #expect(failure(text) == .noArcs) }

    @Test func findsNoCodeInAFewArcs() throws {
        let svg = String(decoding: try AppClipCode("https://a.co").svg, as: UTF8.self)
        let arcs = svg.split(separator: "\n").filter { $0.contains("data-color=") }
        for count in [1, 2, 10, 20] {
            let file = "<svg>" + arcs.prefix(count).joined() + "</svg>"
            #expect(failure(file) == .rings(RingReadingError(code: .notACode)), "\(count)")
        }
    }

    @Test func rejectsHugeFiles() throws {
        #expect(SVGReading.largestFile == 4 << 20)
        let space = [UInt8](repeating: 0x20, count: SVGReading.largestFile)
        #expect(failure(space) == .noArcs)
        #expect(failure(space + [0x20]) == .tooLarge)
        // A code among many other elements can still be read.
        let code = try AppClipCode("https://a.co")
        let padded = code.svg + space.prefix(1 << 20)
        #expect(try SVGReading(padded).url == code.url)
    }

    @Test(arguments: ["<a>", "<!---->", "<a b='", "&amp;", "<path d='", "</a>", "<?a?>", "<a "])
    func survivesManyRepetitions(_ piece: String) {
        let text = String(repeating: piece, count: (1 << 17) / piece.utf8.count)
        #expect(failure(text) != nil)
    }

    @Test func rejectsTooManyAttributes() {
        let many = (0..<65).map { " a\($0)=''" }.joined()
        #expect(failure("<svg\(many)>") == .notXML(offset: 0))
    }

    @Test func survivesMutations() throws {
        var random = SplitMix64(seed: 30)
        let code = try AppClipCode("https://appclip.seeds.example/menu?p=12")
        let whole = code.svg
        let pieces: [UInt8] = Array("<>\"'=/&#; \0-0.9MA%!?[]xé".utf8)
        var read = 0
        for _ in 0..<trials(10_000) {
            var file = whole
            for _ in 0..<random.number(1..<9) {
                let place = random.number(0..<file.count)
                switch random.number(0..<4) {
                case 0: file[place] = UInt8(random.number(0..<256))
                case 1: file[place] = random.pick(pieces)
                case 2: file.insert(random.pick(pieces), at: place)
                default:
                    let end = min(file.count, place + random.number(1..<60))
                    file.removeSubrange(place..<end)
                }
                if random.oneIn(200) { file.removeSubrange(random.number(1..<file.count)...) }
            }
            // The result is what was in the file.
            guard let reading = try? SVGReading(file) else { continue }
            read += 1
            #expect(reading.url == code.url)
        }
        #expect(read > trials(1_000))
    }

    @Test func survivesGarbage() {
        var random = SplitMix64(seed: 31)
        for _ in 0..<trials(5_000) {
            let garbage = (0..<random.number(0..<400)).map { _ in
                random.oneIn(3)
                    ? random.pick(Array("<>/='\" d".utf8)) : UInt8(random.number(0..<256))
            }
            #expect(failure(garbage) != nil)
        }
    }
}
