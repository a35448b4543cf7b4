// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

// The drawings here are ours: the rings are laid out as in a code, the middle is a plain square.

let black = RGBColor(red: 0, green: 0, blue: 0)
let white = RGBColor(red: 255, green: 255, blue: 255)
let gray = RGBColor(red: 0x88, green: 0x88, blue: 0x88)
let blue = RGBColor(red: 0, green: 0x7A, blue: 0xFF)

let plainBox = CodeDrawing.Rectangle(x: 0, y: 0, width: 800, height: 800)
let badgeBox = CodeDrawing.Rectangle(x: -50, y: -50, width: 900, height: 1_100)

/// A square of 20 x 20 about the origin.
let square: [CodeDrawing.PathSegment] = [
    .move(to: .init(x: -10, y: -10)), .line(to: .init(x: 10, y: -10)),
    .line(to: .init(x: 10, y: 10)), .line(to: .init(x: -10, y: 10)), .close,
]

/// A disc with one half ring below the middle and a square in the middle.
func sampleDrawing(
    viewBox: CodeDrawing.Rectangle = plainBox,
    path: [CodeDrawing.PathSegment] = square
) -> CodeDrawing {
    CodeDrawing(
        viewBox: viewBox,
        shapes: [
            .disc(.init(centerX: 400, centerY: 400, radius: 400, fill: blue)),
            .arc(
                .init(
                    centerX: 400,
                    centerY: 400,
                    radius: 300,
                    startDegrees: 0,
                    endDegrees: 180,
                    strokeWidth: 40,
                    stroke: white
                )
            ),
            .path(.init(segments: path, translateX: 400, translateY: 400, scale: 5, fill: black)),
        ]
    )
}
