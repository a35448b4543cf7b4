// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Paints a code into an image as a camera sees it.
///
/// Each pixel is the mean of a grid of samples, as fine as the texels of the code's texture, which
/// are finer than the smallest pixel: so there is no aliasing, however small or flat the code is.
struct CodePainter {
    /// The number of texels along the side of the smallest pixel.
    private static let texelsPerPixel = 3.0

    /// The maximum side of a texture, in texels.
    private static let longestTexture = 2_200.0

    /// The maximum number of samples along a side of a pixel; with more, their sum would exceed a
    /// texel's bits.
    private static let mostSamples = 16

    private let texture: CodeTexture
    private let lens: Lens
    private let map: SurfaceMap
    private let columns: Range<Int>
    private let rows: Range<Int>

    // From radii to texels.
    private let scale: Double
    private let originX: Double
    private let originY: Double

    /// Prepares to paint; `nil` if no part of the code is in the image.
    init?(_ placed: PlacedCode, truth: SceneTruth, lens: Lens, map: SurfaceMap) {
        self.lens = lens
        self.map = map
        let disc = placed.disc
        let box = placed.drawing.viewBox
        let window = Window(
            left: (box.x - disc.x) / disc.radius,
            top: (box.y - disc.y) / disc.radius,
            right: (box.x + box.width - disc.x) / disc.radius,
            bottom: (box.y + box.height - disc.y) / disc.radius
        )
        let width = Int(truth.intrinsics.rows[2] * 2)
        let height = Int(truth.intrinsics.rows[5] * 2)
        guard
            let visible = window.visiblePixels(width: width, height: height, lens: lens, map: map)
        else { return nil }
        (columns, rows) = (visible.columns, visible.rows)
        let longest = max(box.width, box.height)
        let unitScale = min(
            Self.texelsPerPixel / (visible.smallestPixel * disc.radius),
            Self.longestTexture / longest
        )
        texture = CodeTexture(placed.covered, scale: unitScale)
        scale = unitScale * disc.radius
        let origin = texture.map(x: disc.x, y: disc.y)
        (originX, originY) = (origin.x, origin.y)
    }

    func paint(on exposure: inout Exposure) {
        // The corners of the pixels above and below the row, in texels; not finite where the
        // camera does not see the paper.
        var upper = corners(ofRow: rows.lowerBound)
        for row in rows {
            let lower = corners(ofRow: row + 1)
            for index in 0..<columns.count {
                paint(
                    Pixel(
                        upperLeft: upper[index],
                        upperRight: upper[index + 1],
                        lowerLeft: lower[index],
                        lowerRight: lower[index + 1]
                    ),
                    on: &exposure,
                    at: row * exposure.width + columns.lowerBound + index
                )
            }
            upper = lower
        }
    }

    private func corners(ofRow row: Int) -> [ScenePoint] {
        var corners: [ScenePoint] = []
        corners.reserveCapacity(columns.count + 1)
        for column in columns.lowerBound...columns.upperBound {
            let ray = lens.ray(x: Double(column), y: Double(row))
            if let point = map.point(x: ray.x, y: ray.y) {
                corners.append(
                    ScenePoint(x: originX + scale * point.x, y: originY + scale * point.y)
                )
            } else {
                corners.append(ScenePoint(x: .infinity, y: .infinity))
            }
        }
        return corners
    }

    // Within a pixel, the map is almost bilinear.
    private func paint(_ pixel: Pixel, on exposure: inout Exposure, at place: Int) {
        guard pixel.touches(width: Double(texture.width), height: Double(texture.height)) else {
            return
        }
        let across = samples(
            pixel.upperLeft,
            pixel.upperRight,
            pixel.lowerLeft,
            pixel.lowerRight
        )
        let down = samples(
            pixel.upperLeft,
            pixel.lowerLeft,
            pixel.upperRight,
            pixel.lowerRight
        )
        var sum: UInt64 = 0
        for row in 0..<down {
            let t = (Double(row) + 0.5) / Double(down)
            var x = pixel.upperLeft.x + (pixel.lowerLeft.x - pixel.upperLeft.x) * t
            var y = pixel.upperLeft.y + (pixel.lowerLeft.y - pixel.upperLeft.y) * t
            let endX = pixel.upperRight.x + (pixel.lowerRight.x - pixel.upperRight.x) * t
            let endY = pixel.upperRight.y + (pixel.lowerRight.y - pixel.upperRight.y) * t
            let stepX = (endX - x) / Double(across)
            let stepY = (endY - y) / Double(across)
            x += stepX / 2
            y += stepY / 2
            for _ in 0..<across {
                sum &+= texture.color(x: x, y: y).lanes
                x += stepX
                y += stepY
            }
        }
        if sum > 0 { exposure.paint(Texel(lanes: sum), of: across * down, at: place) }
    }

    /// Returns the number of samples that a pixel needs along two of its sides.
    private func samples(
        _ start: ScenePoint,
        _ end: ScenePoint,
        _ otherStart: ScenePoint,
        _ otherEnd: ScenePoint
    ) -> Int {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let (otherX, otherY) = (otherEnd.x - otherStart.x, otherEnd.y - otherStart.y)
        let square = max(x * x + y * y, otherX * otherX + otherY * otherY)
        return max(1, min(Self.mostSamples, Elementary.ceiling(square.squareRoot())))
    }
}

/// The corners of a pixel, in texels.
private struct Pixel {
    let upperLeft: ScenePoint
    let upperRight: ScenePoint
    let lowerLeft: ScenePoint
    let lowerRight: ScenePoint

    /// Returns whether all corners are on the paper, not far away, and some are within the texture.
    func touches(width: Double, height: Double) -> Bool {
        let left = min(min(upperLeft.x, upperRight.x), min(lowerLeft.x, lowerRight.x))
        let right = max(max(upperLeft.x, upperRight.x), max(lowerLeft.x, lowerRight.x))
        guard left < width, right > 0, right < 1e6, left > -1e6 else { return false }
        let top = min(min(upperLeft.y, upperRight.y), min(lowerLeft.y, lowerRight.y))
        let bottom = max(max(upperLeft.y, upperRight.y), max(lowerLeft.y, lowerRight.y))
        return top < height && bottom > 0 && bottom < 1e6 && top > -1e6
    }
}
