// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The part of an image around a code, at the level that suits it, and how much ink is where.
///
/// *Ink* is the projection of a colour on the line from the background's to the foreground's: 0
/// for the one, 1 for the other, about a half for the third colour. Thereby light on dark, dark on
/// light and all hues are the same case.
struct WorkingPatch {
    /// The radius, in pixels, that a code's disc should have: larger ones are averaged, which
    /// removes noise and makes the cost the same for all sizes.
    private static let bestRadius = 130.0

    /// How far the surroundings reach, in radii of the disc.
    private static let usualMargin = 1.35

    /// A polygon of 24 corners around a circle has its corners at 1.01 radii.
    private static let cornerCount = 24
    private static let cornerRadius = 1.01

    /// Pixels further away are those of a plane seen edge-on.
    private static let farthest = 1e6

    /// The least side of a patch, in pixels.
    private static let leastSide = 8

    /// The square of the least distance between the two colours, in steps of 0...255.
    private static let leastContrast: Float = 9

    /// The least brightness of the background, in units of the contrast, negated, from which the
    /// light can be measured.
    private static let leastBrightness: Float = -0.25

    /// The pixels.
    let raster: ColorRaster

    /// The ink of each pixel, row by row.
    let ink: [Float]

    /// From the patch to the image.
    let toImage: Homography

    /// From the image to the patch.
    let fromImage: Homography

    /// The colours that ink is measured between; 0...255: red, green, blue, and 0.
    let background: SIMD4<Float>

    /// The colour of ink 1.
    let foreground: SIMD4<Float>

    /// The pixels of a row.
    var width: Int { raster.width }

    /// The rows.
    var height: Int { raster.height }

    /// Cuts out the surroundings of a code that lies about as `map` says, which maps the code's
    /// plane to the image; `nil` where less than a few pixels of it are in the image, or the
    /// colours are one.
    ///
    /// The patch reaches `margin` radii of the disc from its middle.
    init?(
        around map: Homography,
        background: SIMD4<Float>,
        foreground: SIMD4<Float>,
        margin: Double = Self.usualMargin,
        of pyramid: inout Pyramid,
        pixels: RawSpan
    ) {
        var low = SIMD2(Double.infinity, Double.infinity)
        var high = -low
        // Strides of floating-point numbers call the C library, which a browser does not have.
        for corner in 0..<Self.cornerCount {
            let turn = Trigonometry.cosineAndSine(degrees: Double(15 * corner))
            // The corners of a polygon around the circle.
            let point = map(
                PlanePoint(
                    x: Self.cornerRadius * margin * turn.cosine,
                    y: Self.cornerRadius * margin * turn.sine
                )
            )
            guard point.x.magnitude < Self.farthest, point.y.magnitude < Self.farthest else {
                return nil
            }
            low = SIMD2(min(low.x, point.x), min(low.y, point.y))
            high = SIMD2(max(high.x, point.x), max(high.y, point.y))
        }
        let radius = ((high.x - low.x) * (high.y - low.y)).squareRoot() / (2 * margin)
        let level = Self.level(forRadius: radius, coarsest: pyramid.coarsest)
        let scale = Pyramid.scale(ofLevel: level)
        let size = pyramid.size(ofLevel: level)
        let left = max(0, Int(max(low.x, 0) * scale))
        let top = max(0, Int(max(low.y, 0) * scale))
        let right = min(size.width, Int(max(high.x, 0) * scale) + 2)
        let bottom = min(size.height, Int(max(high.y, 0) * scale) + 2)
        guard right - left >= Self.leastSide, bottom - top >= Self.leastSide else { return nil }

        raster = pyramid.rectangle(
            ofLevel: level,
            columns: left..<right,
            lines: top..<bottom,
            of: pixels
        )
        toImage = .scaling(
            1 / scale,
            thenShiftingBy: Double(left) / scale,
            Double(top) / scale
        )
        fromImage = .scaling(scale, thenShiftingBy: -Double(left), -Double(top))
        self.background = background
        self.foreground = foreground
        let difference = foreground - background
        let contrast = (difference * difference).sum()
        guard contrast >= Self.leastContrast else { return nil }
        ink = Self.ink(of: raster, along: difference / contrast, from: background)
    }

    /// The patch with other ink.
    init(_ patch: WorkingPatch, ink: [Float]) {
        raster = patch.raster
        toImage = patch.toImage
        fromImage = patch.fromImage
        background = patch.background
        foreground = patch.foreground
        self.ink = ink
    }

    /// The patch at half its size; `nil` where it is too small for that.
    init?(halving patch: WorkingPatch) {
        guard min(patch.width, patch.height) >= 2 * Self.leastSide else { return nil }
        raster = patch.raster.halved
        toImage = patch.toImage * .scaling(2, thenShiftingBy: 0, 0)
        fromImage = .scaling(0.5, thenShiftingBy: 0, 0) * patch.fromImage
        background = patch.background
        foreground = patch.foreground
        let difference = foreground - background
        let contrast = (difference * difference).sum()
        ink = Self.ink(of: raster, along: difference / contrast, from: background)
    }

    /// The level at which the radius comes nearest to the best one, by its ratio.
    private static func level(forRadius radius: Double, coarsest: Int) -> Int {
        var level = 0
        // Between two levels the geometric mean divides.
        var limit = bestRadius * 2.0.squareRoot()
        while level < coarsest, radius > limit {
            level += 1
            limit *= 2
        }
        return level
    }

    private static func ink(
        of raster: ColorRaster,
        along direction: SIMD4<Float>,
        from background: SIMD4<Float>
    ) -> [Float] {
        let offset = (direction * background).sum()
        let count = raster.pixels.count
        return unsafe [Float](unsafeUninitializedCapacity: count) { ink, initialized in
            // Both have `count` elements.
            unsafe raster.pixels.withUnsafeBufferPointer { pixels in
                for index in 0..<count {
                    let pixel = unsafe pixels[index]
                    let red = Float(Int32(bitPattern: pixel & 0xFF))
                    let green = Float(Int32(bitPattern: pixel &>> 8 & 0xFF))
                    let blue = Float(Int32(bitPattern: pixel &>> 16 & 0xFF))
                    unsafe ink[index] =
                        red * direction.x + green * direction.y + blue * direction.z - offset
                }
            }
            initialized = count
        }
    }

    /// The number that makes ink proportional to the light when it is added; `nil` where the light
    /// cannot be measured, since the background is the darker colour.
    var darkness: Float? {
        let difference = foreground - background
        let contrast = (difference * difference).sum()
        let base = (background * difference).sum() / contrast
        let isDarker =
            (background * background).sum() > (foreground * foreground).sum()
            && base < Self.leastBrightness
        return isDarker ? base : nil
    }
}
