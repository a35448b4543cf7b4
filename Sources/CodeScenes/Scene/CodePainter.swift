import AppClipCodes

/// Paints a code into a picture as a camera sees it.
///
/// Each pixel is the mean of a grid of samples, as fine as the texels of the code's texture, which
/// are finer than the smallest pixel: so nothing flickers, however small or flat the code is.
struct CodePainter {
    /// How many texels lie along the side of the smallest pixel.
    private static let texelsPerPixel = 2.5

    /// The longest side of a texture, in texels.
    private static let longestTexture = 2_200.0

    /// The most samples along a side of a pixel.
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

    /// Prepares to paint; `nil` when nothing of the code is in the picture.
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
            let seen = window.seen(width: width, height: height, lens: lens, map: map)
        else { return nil }
        (columns, rows) = (seen.columns, seen.rows)
        let longest = max(box.width, box.height)
        let unitScale = min(
            Self.texelsPerPixel / (seen.smallestPixel * disc.radius),
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
                let color = mean(upper[index], upper[index + 1], lower[index], lower[index + 1])
                guard color.w > 0 else { continue }
                exposure.paint(color, at: row * exposure.width + columns.lowerBound + index)
            }
            upper = lower
        }
    }

    private func corners(ofRow row: Int) -> [SIMD2<Double>] {
        var corners: [SIMD2<Double>] = []
        corners.reserveCapacity(columns.count + 1)
        for column in columns.lowerBound...columns.upperBound {
            let ray = lens.ray(x: Double(column), y: Double(row))
            if let point = map.point(x: ray.x, y: ray.y) {
                corners.append(
                    SIMD2(originX + scale * point.x, originY + scale * point.y)
                )
            } else {
                corners.append(SIMD2(.infinity, .infinity))
            }
        }
        return corners
    }

    // Inside a pixel the map is all but bilinear.
    private func mean(
        _ upperLeft: SIMD2<Double>,
        _ upperRight: SIMD2<Double>,
        _ lowerLeft: SIMD2<Double>,
        _ lowerRight: SIMD2<Double>
    ) -> SIMD4<Float> {
        let least = pointwiseMin(
            pointwiseMin(upperLeft, upperRight),
            pointwiseMin(lowerLeft, lowerRight)
        )
        let most = pointwiseMax(
            pointwiseMax(upperLeft, upperRight),
            pointwiseMax(lowerLeft, lowerRight)
        )
        guard
            least.x < Double(texture.width), least.y < Double(texture.height), most.x > 0,
            most.y > 0, most.x < 1e6, most.y < 1e6, least.x > -1e6, least.y > -1e6
        else { return .zero }
        let across = Self.samples(upperRight - upperLeft, lowerRight - lowerLeft)
        let down = Self.samples(lowerLeft - upperLeft, lowerRight - upperRight)
        var sum = SIMD4<Float>.zero
        for j in 0..<down {
            let t = (Double(j) + 0.5) / Double(down)
            let left = upperLeft + (lowerLeft - upperLeft) * t
            let right = upperRight + (lowerRight - upperRight) * t
            let step = (right - left) / Double(across)
            var place = left + step / 2
            for _ in 0..<across {
                sum += texture.color(x: place.x, y: place.y)
                place += step
            }
        }
        return sum / Float(across * down)
    }

    private static func samples(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Int {
        let square = max((one * one).sum(), (other * other).sum())
        return max(1, min(mostSamples, Elementary.ceiling(square.squareRoot())))
    }
}
