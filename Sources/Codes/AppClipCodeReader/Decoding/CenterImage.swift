// SPDX-License-Identifier: Apache-2.0

package import AppClipCodes

/// The image in the middle of a code, which shows whether it comes with an NFC tag.
///
/// It is a disc with the contour of a camera or of a phone cut out.
package struct CenterImage: Sendable {
    /// The number of samples in a row, and the number of rows.
    package static let side = 24

    /// Half the side of the sampled square around the code's middle, in radii of the disc; the
    /// image's own radius is 0.267.
    package static let reach = 0.25

    /// By row and column: the ink around the middle of each cell; 0 for the background, 1 for the
    /// foreground.
    package var ink: [Float]

    /// Creates an image from `side` × `side` samples, row by row from the upper left.
    package init(ink: [Float]) {
        precondition(ink.count == Self.side * Self.side, "a square of samples")
        self.ink = ink
    }

    /// Returns the middle of a cell on the upright code's plane.
    package static func place(row: Int, column: Int) -> PlanePoint {
        func coordinate(_ index: Int) -> Double {
            reach * (2 * (Double(index) + 0.5) / Double(side) - 1)
        }
        return PlanePoint(x: coordinate(column), y: coordinate(row))
    }

    /// Returns the kind that the image shows; `nil` if that is not clear.
    ///
    /// The phone's screen has the colour of the arcs in the third colour, whose ink is `thirdInk`.
    package func kind(thirdInk: Float) -> CodeStyle.Kind? {
        let camera = correlation { GlyphShapes.camera[$0] }
        let phone = correlation { cell in
            GlyphShapes.phoneDisc[cell] + thirdInk * GlyphShapes.phoneScreen[cell]
        }
        guard abs(camera - phone) >= Self.margin, max(camera, phone) >= Self.leastCorrelation else {
            return nil
        }
        return camera > phone ? .camera : .nfc
    }

    /// The minimum correlation with one of the two images, and the minimum difference to the other;
    /// the images correlate with each other by about 0.5.
    private static let leastCorrelation: Float = 0.6
    private static let margin: Float = 0.12

    /// Returns the normalised cross-correlation of the ink with a drawing, -1...1 (template
    /// matching), which does not depend on contrast and brightness.
    private func correlation(with drawing: (Int) -> Float) -> Float {
        var sums: (one: Float, other: Float, count: Float) = (0, 0, 0)
        for cell in GlyphShapes.cells {
            sums.one += ink[cell]
            sums.other += drawing(cell)
            sums.count += 1
        }
        let means = (one: sums.one / sums.count, other: sums.other / sums.count)
        var products: (both: Float, one: Float, other: Float) = (0, 1e-6, 1e-6)
        for cell in GlyphShapes.cells {
            let one = ink[cell] - means.one
            let other = drawing(cell) - means.other
            products.both += one * other
            products.one += one * one
            products.other += other * other
        }
        return products.both / (products.one * products.other).squareRoot()
    }
}

/// The two images, drawn into the cells by the main lines of their outlines, in the units of
/// `Artwork`.
private enum GlyphShapes {
    /// A radius slightly inside the rim of 0.267.
    private static let radius = 0.235

    /// The cells within the disc, away from its rim.
    static let cells: [Int] = (0..<CenterImage.side * CenterImage.side).filter { cell in
        let place = CenterImage.place(
            row: cell / CenterImage.side,
            column: cell % CenterImage.side
        )
        return place.x * place.x + place.y * place.y < radius * radius
    }

    /// The foreground of the camera.
    static let camera = drawn(scale: 1.874, middle: 56.95) { x, y in
        let fromLens = (x - 56.95) * (x - 56.95) + (y - 57) * (y - 57)
        if fromLens < 16.05 * 16.05 { return fromLens > 10.66 * 10.66 }
        if (x - 78.9) * (x - 78.9) + (y - 46.1) * (y - 46.1) < 16 { return true }
        if x > 20.1, x < 93.7, y > 31.8, y < 82.4 {
            return isCutCorner(x, y, 20.1, 93.7, 31.8, 82.4)
        }
        // The bump above the lens.
        return !(y > 24.9 && y <= 31.8 && abs(x - 56.9) < 10 + (y - 24.9))
    }

    /// The foreground of the phone.
    static let phoneDisc = drawn(scale: 1.98, middle: 53.92) { x, y in
        !isPhone(x, y) || isCutCorner(x, y, 24, 83.9, 24, 200)
    }

    /// The third colour of the phone.
    static let phoneScreen = drawn(scale: 1.98, middle: 53.92) { x, y in
        guard isPhone(x, y), x > 29.9, x < 77.9, y > 29.95 else { return false }
        return !(y < 33 && x > 39 && x < 68.9)
    }

    private static func isPhone(_ x: Double, _ y: Double) -> Bool {
        let (fromX, fromY) = (x - 53.92, y - 53.92)
        return x > 24 && x < 83.9 && y > 24 && fromX * fromX + fromY * fromY < 47.94 * 47.94
    }

    /// Returns whether a point of a rectangle lies outside its round corners, of the radius 10.
    private static func isCutCorner(
        _ x: Double,
        _ y: Double,
        _ left: Double,
        _ right: Double,
        _ top: Double,
        _ bottom: Double
    ) -> Bool {
        let beyondX = max(left + 10 - x, x - (right - 10), 0)
        let beyondY = max(top + 10 - y, y - (bottom - 10), 0)
        return beyondX * beyondX + beyondY * beyondY > 100
    }

    /// Returns the fraction of each cell that is covered, by 4 × 4 points.
    private static func drawn(
        scale: Double,
        middle: Double,
        _ covers: (Double, Double) -> Bool
    ) -> [Float] {
        let side = CenterImage.side
        // The factor from radii of the disc to the units of the contour.
        let units = 400 / scale
        let step = 2 * CenterImage.reach / Double(side)
        return (0..<side * side).map { cell in
            let place = CenterImage.place(row: cell / side, column: cell % side)
            var count = 0
            for point in 0..<16 {
                let x = place.x + (Double(point % 4) - 1.5) / 4 * step
                let y = place.y + (Double(point / 4) - 1.5) / 4 * step
                if covers(x * units + middle, y * units + middle) { count += 1 }
            }
            return Float(count) / 16
        }
    }
}
