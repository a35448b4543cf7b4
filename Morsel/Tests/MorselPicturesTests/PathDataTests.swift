import MorselPictures
import Testing

/// SVG path data is read in full and judged strictly.
@Suite struct PathDataTests {
    @Test(arguments: [
        ("", ""),
        (" \n\t", ""),
        ("M1 2", "M1,2"),
        ("m1,2", "M1,2"),
        ("M1 2 3 4 5 6", "M1,2 L3,4 L5,6"),
        ("m1 2 3 4 5 6", "M1,2 L4,6 L9,12"),
        ("M1 2L3-4", "M1,2 L3,-4"),
        ("M1 2l3-4.5.5.5", "M1,2 L4,-2.5 L4.5,-2"),
        ("M1 2H5h5V9v-1", "M1,2 L5,2 L10,2 L10,9 L10,8"),
        ("M1 2H5 7 9", "M1,2 L5,2 L7,2 L9,2"),
        ("M10 10C1 2 3 4 5 6", "M10,10 C1,2,3,4,5,6"),
        ("M10 10c1 2 3 4 5 6", "M10,10 C11,12,13,14,15,16"),
        // The first control point mirrors the last one, or is the current point.
        ("M0 0C0 1 2 3 4 4S6 7 8 8", "M0,0 C0,1,2,3,4,4 C6,5,6,7,8,8"),
        ("M1 1s2 3 4 4", "M1,1 C1,1,3,4,5,5"),
        ("M0 0Q0 1 0 2T3 4s1 1 2 2", "M0,0 C0,0.667,0,1.333,0,2 C0,2.667,1,3.333,3,4 C3,4,4,5,5,6"),
        ("M0 0Q3 0 3 3", "M0,0 C2,0,3,1,3,3"),
        ("M0 0q3 0 3 3t3 3", "M0,0 C2,0,3,1,3,3 C3,5,4,6,6,6"),
        ("M6 0T3 3", "M6,0 C6,0,5,1,3,3"),
        // After a close, the current point is where the part began, and a new part begins.
        ("M1 2h3zl1 1", "M1,2 L4,2 Z M1,2 L2,3"),
        ("M1 2h3Zm1 1z", "M1,2 L4,2 Z M2,3 Z"),
        ("M1e1.5E-1", "M10,0.05"),
        ("M+1-.5", "M1,-0.5"),
        ("M 1 , 2 L\t3\n,4 ", "M1,2 L3,4"),
        ("M0.6.5", "M0.6,0.5"),
    ])
    func readsEveryCommand(_ text: String, expected: String) throws {
        #expect(try PathData(text).segments.map(\.shown).joined(separator: " ") == expected)
    }

    @Test(arguments: [
        ("M0 0A5 5 0 0 1 10 0", "M0,0 C0,-2.761,2.239,-5,5,-5 C7.761,-5,10,-2.761,10,0"),
        ("M0 0a5 5 0 0 0 10 0", "M0,0 C0,2.761,2.239,5,5,5 C7.761,5,10,2.761,10,0"),
        // Flags may stand next to what follows.
        ("M0 0a5 5 0 0010 0", "M0,0 C0,2.761,2.239,5,5,5 C7.761,5,10,2.761,10,0"),
        // Radii that do not reach grow; negative ones lose their sign.
        ("M0 0A1-1 0 0 1 10 0", "M0,0 C0,-2.761,2.239,-5,5,-5 C7.761,-5,10,-2.761,10,0"),
        ("M10 0A10 10 0 0 1 0 10", "M10,0 C10,5.523,5.523,10,0,10"),
        // An ellipse turned by a quarter.
        ("M0 0A10 5 90 0 1 10 0", "M0,0 C0,-5.523,2.239,-10,5,-10 C7.761,-10,10,-5.523,10,0"),
        ("M0 0A0 5 0 0 1 10 0", "M0,0 L10,0"),
        ("M1 1A5 5 0 0 1 1 1L2 2", "M1,1 L2,2"),
        ("M0 0A1e-300 1e-300 0 0 1 1e9 1e9", "M0,0 L1000000000,1000000000"),
    ])
    func turnsArcsIntoCubics(_ text: String, expected: String) throws {
        #expect(try PathData(text).segments.map(\.shown).joined(separator: " ") == expected)
    }

    @Test func largeArcKeepsToItsCircle() throws {
        let segments = try PathData("M10 0A10 10 0 1 1 0-10").segments
        #expect(segments.count == 4)
        var start = PathPoint(x: 10, y: 0)
        for case .cubic(let first, let second, let end) in segments {
            for step in 0...20 {
                let point = bezier(start, first, second, end, at: Double(step) / 20)
                let radius = (point.x * point.x + point.y * point.y).squareRoot()
                #expect(abs(radius - 10) < 0.003)
            }
            start = end
        }
        #expect(start == PathPoint(x: 0, y: -10))
    }

    @Test(arguments: [
        ("L1 2", PathData.Code.firstCommandNotMove, 0),
        (" z", .firstCommandNotMove, 1),
        ("1 2", .commandExpected, 0),
        ("M1 2X", .commandExpected, 4),
        ("M1 2z3", .commandExpected, 5),
        ("M1 2,L3 4", .numberExpected, 5),
        ("M,1 2", .numberExpected, 1),
        ("M1", .numberExpected, 2),
        ("M1 2 3", .numberExpected, 6),
        ("M1 2,", .numberExpected, 5),
        ("M1 2,,3 4", .numberExpected, 5),
        ("M. 1", .numberExpected, 1),
        ("M-", .numberExpected, 1),
        ("M1 2c1 2 3 4 5", .numberExpected, 14),
        ("M1e 2", .numberExpected, 2),
        ("M1 2a5 5 0 2 0 1 1", .flagExpected, 11),
        ("M1 2a5 5 0 0", .flagExpected, 12),
        ("M1e10 2", .numberOutOfRange, 1),
        ("M1 -1e999", .numberOutOfRange, 3),
        ("Mnan 0", .numberExpected, 1),
        // A combining accent joins no byte of the grammar.
        ("M1 2\u{301}z", .commandExpected, 4),
    ])
    func refusesWithTheOffset(_ text: String, code: PathData.Code, offset: Int) {
        let error = #expect(throws: PathData.ParsingError.self) { try PathData(text) }
        #expect(error?.code == code)
        #expect(error?.offset == offset)
    }

    @Test func neverTrapsAndNeverLeavesTheFiniteNumbers() {
        var random = SeededGenerator(state: 7)
        let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \n1100 ,,".utf8)
        var readable = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 0..<60, using: &random)
            let tail = (0..<count).map { _ in
                alphabet[Int.random(in: alphabet.indices, using: &random)]
            }
            guard let path = try? PathData(bytes: Array("M1 1".utf8) + tail) else { continue }
            readable += 1
            let isFinite = path.segments.allSatisfy(\.isFinite)
            #expect(isFinite)
        }
        #expect(readable > 50)
    }

    @Test func arcsOfAnySizeStayFinite() throws {
        let numbers = ["0", "1e-9", "2e-9", "1e-5", "1", "-3.5", "1e5", "1e9", "-1e9"]
        for radiusX in numbers {
            for radiusY in numbers {
                for end in numbers {
                    for flags in ["0 0", "0 1", "1 0", "1 1"] {
                        let text = "M0 0A\(radiusX) \(radiusY) 33 \(flags) \(end) 1e-7"
                        let isFinite = try PathData(text).segments.allSatisfy(\.isFinite)
                        #expect(isFinite, "\(text)")
                    }
                }
            }
        }
    }

    @Test func refusesMoreThanItsLimit() {
        let bytes = [UInt8](repeating: 0x20, count: PathData.maximumByteCount + 1)
        let error = #expect(throws: PathData.ParsingError.self) { try PathData(bytes: bytes) }
        #expect(error?.code == .tooLong)
    }
}

private func bezier(
    _ start: PathPoint,
    _ first: PathPoint,
    _ second: PathPoint,
    _ end: PathPoint,
    at time: Double
) -> PathPoint {
    func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        let rest = 1 - time
        let outer = rest * rest * rest * a + time * time * time * d
        return outer + 3 * rest * time * (rest * b + time * c)
    }
    return PathPoint(
        x: mix(start.x, first.x, second.x, end.x),
        y: mix(start.y, first.y, second.y, end.y)
    )
}

/// A linear congruential generator (Knuth's MMIX constants), so that a failure can be repeated.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // The low bits of such a generator repeat soon.
        return state ^ state >> 33
    }
}

extension PathSegment {
    fileprivate var isFinite: Bool {
        switch self {
        case .move(let point), .line(let point): point.x.isFinite && point.y.isFinite
        case .cubic(let first, let second, let end):
            [first, second, end].allSatisfy { $0.x.isFinite && $0.y.isFinite }
        case .close: true
        }
    }

    fileprivate var shown: String {
        switch self {
        case .move(let point): "M" + shown(point)
        case .line(let point): "L" + shown(point)
        case .cubic(let first, let second, let end): "C" + shown(first, second, end)
        case .close: "Z"
        }
    }

    private func shown(_ points: PathPoint...) -> String {
        points.flatMap { [$0.x, $0.y] }.map { number in
            // Three decimals, and no negative zero.
            let rounded = (number * 1_000).rounded() / 1_000 + 0
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        .joined(separator: ",")
    }
}
