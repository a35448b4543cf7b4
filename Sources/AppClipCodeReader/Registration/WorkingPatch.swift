import AppClipCodes

/// The part of a picture around a code, at the level that suits it, and how much ink is where.
///
/// *Ink* is the place of a colour on the line from the background's to the foreground's: 0 for the
/// one, 1 for the other, about a half for the third colour. Light on dark, dark on light and all
/// hues are thereby the same.
struct WorkingPatch {
    /// The radius, in pixels, that a code's disc should have: larger ones are averaged, which takes
    /// noise away and makes the cost the same for all sizes.
    private static let bestRadius = 130.0

    /// The pixels.
    let raster: ColorRaster

    /// The ink of each pixel, row by row.
    let ink: [Float]

    /// From the patch to the picture.
    let toPicture: Homography

    /// From the picture to the patch.
    let fromPicture: Homography

    /// The colours that ink is measured between; 0...255: red, green, blue, and 0.
    let background: SIMD4<Float>

    /// The colour of ink 1.
    let foreground: SIMD4<Float>

    /// The pixels of a row.
    var width: Int { raster.width }

    /// The rows.
    var height: Int { raster.height }

    /// Cuts out the surroundings of a code that lies about as `map` says, which maps the code's
    /// plane to the picture; `nil` where less than a few pixels of it are in the picture, or the
    /// colours are one.
    ///
    /// The patch reaches `margin` radii of the disc from its middle.
    init?(
        around map: Homography,
        background: SIMD4<Float>,
        foreground: SIMD4<Float>,
        margin: Double = 1.35,
        of pyramid: inout Pyramid,
        pixels: RawSpan
    ) {
        var low = SIMD2(Double.infinity, Double.infinity)
        var high = -low
        // Strides of floating-point numbers call the C library, which a browser has not.
        for corner in 0..<24 {
            let turn = Trigonometry.cosineAndSine(degrees: Double(15 * corner))
            // The corners of a polygon around the circle.
            let point = map(
                PlanePoint(x: 1.01 * margin * turn.cosine, y: 1.01 * margin * turn.sine)
            )
            guard point.x.magnitude < 1e6, point.y.magnitude < 1e6 else { return nil }
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
        guard right - left >= 8, bottom - top >= 8 else { return nil }

        raster = pyramid.rectangle(
            ofLevel: level,
            columns: left..<right,
            lines: top..<bottom,
            of: pixels
        )
        toPicture = .scaling(
            1 / scale,
            thenShiftingBy: Double(left) / scale,
            Double(top) / scale
        )
        fromPicture = .scaling(scale, thenShiftingBy: -Double(left), -Double(top))
        self.background = background
        self.foreground = foreground
        let difference = foreground - background
        let contrast = (difference * difference).sum()
        guard contrast >= 9 else { return nil }
        ink = Self.ink(of: raster, along: difference / contrast, from: background)
    }

    /// The patch with other ink.
    init(_ patch: WorkingPatch, ink: [Float]) {
        raster = patch.raster
        toPicture = patch.toPicture
        fromPicture = patch.fromPicture
        background = patch.background
        foreground = patch.foreground
        self.ink = ink
    }

    /// The patch at half its size; `nil` where it is too small for that.
    init?(halving patch: WorkingPatch) {
        guard min(patch.width, patch.height) >= 16 else { return nil }
        raster = patch.raster.halved
        toPicture = patch.toPicture * .scaling(2, thenShiftingBy: 0, 0)
        fromPicture = .scaling(0.5, thenShiftingBy: 0, 0) * patch.fromPicture
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

    /// What to add to ink so that it is proportional to the light; `nil` where the light does not
    /// show, since the background is the darker colour.
    var darkness: Float? {
        let difference = foreground - background
        let contrast = (difference * difference).sum()
        let base = (background * difference).sum() / contrast
        let isDarker =
            (background * background).sum() > (foreground * foreground).sum() && base < -0.25
        return isDarker ? base : nil
    }
}
