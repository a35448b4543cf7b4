// SPDX-License-Identifier: Apache-2.0

import CodeScenes

/// Samples an image between its pixels.
struct ImageProbe {
    let image: SceneImage

    /// Returns the mean of red, green and blue at a point, interpolated between the centres of four pixels.
    func brightness(_ point: ScenePoint) -> Double {
        let (x, y) = (point.x - 0.5, point.y - 0.5)
        let column = min(image.width - 2, max(0, Int(x)))
        let row = min(image.height - 2, max(0, Int(y)))
        let (right, down) = (x - Double(column), y - Double(row))
        let upper = value(column, row) * (1 - right) + value(column + 1, row) * right
        let lower = value(column, row + 1) * (1 - right) + value(column + 1, row + 1) * right
        return upper * (1 - down) + lower * down
    }

    private func value(_ x: Int, _ y: Int) -> Double {
        let start = (y * image.width + x) * image.format.bytesPerPixel
        return (0..<3).reduce(0) { $0 + Double(image.bytes[start + $1]) } / 3
    }

    /// Returns the centroid of the dark pixels within a distance from a point, on white.
    func darkMiddle(near point: ScenePoint, within distance: Double) -> ScenePoint {
        var sum = ScenePoint(x: 0, y: 0)
        var weight = 0.0
        let reach = Int(distance) + 1
        for y in max(0, Int(point.y) - reach)...min(image.height - 1, Int(point.y) + reach) {
            for x in max(0, Int(point.x) - reach)...min(image.width - 1, Int(point.x) + reach) {
                let (right, down) = (Double(x) + 0.5 - point.x, Double(y) + 0.5 - point.y)
                guard right * right + down * down < distance * distance else { continue }
                let dark = 255 - value(x, y)
                sum.x += dark * (Double(x) + 0.5)
                sum.y += dark * (Double(y) + 0.5)
                weight += dark
            }
        }
        return ScenePoint(x: sum.x / weight, y: sum.y / weight)
    }
}
