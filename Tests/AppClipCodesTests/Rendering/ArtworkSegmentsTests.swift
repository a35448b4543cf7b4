// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppClipCodes

/// The artwork as typed segments.
@Suite struct ArtworkSegmentsTests {
    private typealias Point = CodeDrawing.Point

    private static func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    private static let outlines: [(StaticString, [CodeDrawing.PathSegment])] = [
        ("", []),
        ("M1 2", [.move(to: point(1, 2))]),
        (
            "M1 2L3-4l.5,.5",
            [
                .move(to: point(1, 2)), .line(to: point(3, -4)), .line(to: point(3.5, -3.5)),
            ]
        ),
        (
            "M1 2H5h5V9v-1",
            [
                .move(to: point(1, 2)), .line(to: point(5, 2)), .line(to: point(10, 2)),
                .line(to: point(10, 9)), .line(to: point(10, 8)),
            ]
        ),
        // After Z, the current point is the start of the subpath.
        (
            "M1 2h3Zm1 1z",
            [
                .move(to: point(1, 2)), .line(to: point(4, 2)), .close, .move(to: point(2, 3)),
                .close,
            ]
        ),
        (
            "M10 10c1 2 3 4 5 6",
            [
                .move(to: point(10, 10)), .curve(point(11, 12), point(13, 14), to: point(15, 16)),
            ]
        ),
        // The first control point of S mirrors the last one, or is the current point.
        (
            "M0 0C0 1 2 3 4 4S6 7 8 8 s0 0 1 1",
            [
                .move(to: point(0, 0)), .curve(point(0, 1), point(2, 3), to: point(4, 4)),
                .curve(point(6, 5), point(6, 7), to: point(8, 8)),
                .curve(point(10, 9), point(8, 8), to: point(9, 9)),
            ]
        ),
        (
            "M1 1s2 3 4 4",
            [
                .move(to: point(1, 1)), .curve(point(1, 1), point(3, 4), to: point(5, 5)),
            ]
        ),
        (
            "M10 0A10 10 0 1 1 0-10",
            [
                .move(to: point(10, 0)),
                .arc(center: point(0, 0), radius: 10, isClockwise: true, to: point(0, -10)),
            ]
        ),
        (
            "M0 0a5,5,0,0010 0",
            [
                .move(to: point(0, 0)),
                .arc(center: point(5, 0), radius: 5, isClockwise: false, to: point(10, 0)),
            ]
        ),
        // A radius that is too small is scaled up.
        (
            "M0 0A1 1 0 0 1 10 0",
            [
                .move(to: point(0, 0)),
                .arc(center: point(5, 0), radius: 5, isClockwise: true, to: point(10, 0)),
            ]
        ),
    ]

    @Test(arguments: outlines)
    func followsTheCommands(_ outline: StaticString, _ segments: [CodeDrawing.PathSegment]) {
        let read = Artwork.segments(of: outline)
        #expect(read.count == segments.count)
        for (one, other) in zip(read, segments) {
            #expect(one.points.count == other.points.count, "\(one), \(other)")
            #expect(
                zip(one.points, other.points).allSatisfy {
                    abs($0.x - $1.x) < 1e-12 && abs($0.y - $1.y) < 1e-12
                },
                "\(one), \(other)"
            )
        }
    }

    @Test func theArtworkStaysOnItsDisc() {
        let outlines = [
            (Artwork.camera.flatMap(Artwork.segments(of:)), 113.95),
            ([Artwork.phoneCircle, Artwork.phoneScreen].flatMap(Artwork.segments(of:)), 107.84),
        ]
        for (segments, size) in outlines {
            let points = segments.flatMap(\.points)
            #expect(points.allSatisfy { (-0.01...size).contains($0.x) })
            #expect(points.allSatisfy { (-0.01...size).contains($0.y) })
        }
    }
}

extension CodeDrawing.PathSegment {
    /// The points of a segment, with its kind and direction as the last one.
    fileprivate var points: [CodeDrawing.Point] {
        switch self {
        case .move(let to): [to]
        case .line(let to): [to, to]
        case .curve(let first, let second, let to): [first, second, to]
        case .arc(let center, let radius, let isClockwise, let to):
            [center, to, center, CodeDrawing.Point(x: radius, y: isClockwise ? 1 : 0)]
        case .close: []
        }
    }
}
