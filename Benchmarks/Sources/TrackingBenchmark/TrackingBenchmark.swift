// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import CodeScenes

/// Prints how precisely codes are tracked through rendered frames of 640 × 480 pixels, and how long a frame takes.
///
/// Run with `swift run -c release --package-path Benchmarks TrackingBenchmark [FRAMES]`.
@main
enum TrackingBenchmark {
    static func main() throws {
        let frames = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 30
        print(
            "walk                       frames  lost   position %         angle °      ",
            "ambiguous   ms a frame"
        )
        print("                                         median   worst   median   worst")
        for tilt in stride(from: 0.0, through: 60, by: 10) {
            try Walk("3 diameters, tilt \(Int(tilt))", tilt: tilt).measure(frames)
        }
        for tilt in [0.0, 5, 20, 45] {
            try Walk("6 diameters, tilt \(Int(tilt))", tilt: tilt, distance: 6, diameter: 110)
                .measure(frames)
        }
        for tilt in [0.0, 5, 20, 45] {
            try Walk("20 diameters, tilt \(Int(tilt))", tilt: tilt, distance: 20, diameter: 80)
                .measure(frames)
        }
        try Walk("fast, tilt 30", tilt: 30, step: 12).measure(frames)
        try Walk("two codes, tilt 30", tilt: 30, diameter: 150, codeCount: 2).measure(frames)
    }
}
