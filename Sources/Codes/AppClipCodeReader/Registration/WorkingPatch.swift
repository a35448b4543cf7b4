// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The part of an image around a code, at the level that suits it, with the ink of each pixel.
///
/// *Ink* is the projection of a colour onto the line from the background colour to the foreground
/// colour: 0 for the background, 1 for the foreground, about a half for the third colour. In this
/// way light on dark, dark on light and all hues are the same case.
struct WorkingPatch {
    /// The preferred radius of a code's disc, in pixels: larger discs are averaged, which removes
    /// noise and makes the cost the same for all sizes.
    private static let bestRadius = 130.0

    /// The distance to which the surroundings extend, in radii of the disc.
    private static let usualMargin = 1.35

    /// A polygon of 24 corners around a circle has its corners at 1.01 radii.
    private static let cornerCount = 24
    private static let cornerRadius = 1.01

    /// The maximum distance of pixels; those further away belong to a plane seen edge-on.
    private static let farthest = 1e6

    /// The minimum side of a patch, in pixels.
    private static let leastSide = 8

    /// The square of the minimum distance between the two colours, in steps of 0...255.
    private static let leastContrast: Float = 9

    /// The minimum brightness of the background, in units of the contrast, negated, from which on
    /// the light can be measured.
    private static let leastBrightness: Float = -0.25

    /// The pixels of the patch.
    let raster: ColorRaster

    /// The ink of each pixel, row by row.
    let ink: [Float]

    /// The map from the patch to the image.
    let toImage: Homography

    /// The map from the image to the patch.
    let fromImage: Homography

    /// The colour of ink 0; 0...255: red, green, blue, and 0.
    let background: SIMD4<Float>

    /// The colour of ink 1, in the same form.
    let foreground: SIMD4<Float>

    /// The number of pixels in a row.
    var width: Int { raster.width }

    /// The number of rows.
    var height: Int { raster.height }

    /// Creates a patch with the surroundings of a code at about the position that `map` gives,
    /// which maps the code's plane to the image; `nil` if less than a few pixels of it are in the
    /// image, or the colours are the same.
    ///
    /// The patch extends `margin` radii of the disc from its middle.
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
        // Strides of floating-point numbers call the C library, which is not available in a
        // browser.
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

    /// Creates a copy of a patch with other ink.
    init(_ patch: WorkingPatch, ink: [Float]) {
        raster = patch.raster
        toImage = patch.toImage
        fromImage = patch.fromImage
        background = patch.background
        foreground = patch.foreground
        self.ink = ink
    }

    /// Creates a patch at half the size of another; `nil` if that one is too small.
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

    /// Returns the level at which the radius is nearest to the best one, by its ratio.
    private static func level(forRadius radius: Double, coarsest: Int) -> Int {
        var level = 0
        // The boundary between two levels is the geometric mean.
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

    /// The number that makes ink proportional to the light when it is added; `nil` if the light
    /// cannot be measured because the background is the darker colour.
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
