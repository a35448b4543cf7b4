// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension CodeDrawing.PathSegment {
    /// Returns the segments of a closed polygon, its corners rounded to six decimal places.
    ///
    /// Rounding removes the last bits of the sines, so that edges which should coincide with the
    /// border of two texels do.
    static func polygon(_ corners: [ScenePoint]) -> [CodeDrawing.PathSegment] {
        let points = corners.map { CodeDrawing.Point(x: rounded($0.x), y: rounded($0.y)) }
        guard let first = points.first else { return [] }
        return [.move(to: first)] + points.dropFirst().map { .line(to: $0) } + [.close]
    }

    private static func rounded(_ number: Double) -> Double {
        let size = Double(Int(abs(number) * 1e6 + 0.5)) / 1e6
        return number < 0 ? -size : size
    }
}
