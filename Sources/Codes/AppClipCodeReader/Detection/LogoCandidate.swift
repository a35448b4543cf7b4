// SPDX-License-Identifier: Apache-2.0

/// An ellipse in an image that may be the disc in the middle of a code.
struct LogoCandidate {
    /// The map from the code's plane to the image, by the ellipse alone: affine, and without
    /// rotation.
    var map: Homography

    /// The mean radius of the corresponding code's disc, in pixels of the image.
    var radius: Double

    /// The centre, in pixels of the image.
    var center: SIMD2<Double>

    /// The dissimilarity to the middle of a code: 0 for a perfect match, without unit.
    var doubt = 0.0

    /// The colour within the ellipse, 0...255: red, green, blue, and 0.
    var foreground = SIMD4<Float>.zero

    /// The colour around the ellipse, in the same form.
    var background = SIMD4<Float>.zero

    /// Creates a candidate from an ellipse in pixels of a level, the rim at a radius of the code's
    /// plane.
    init(_ ellipse: Ellipse, rim: Double = CodePlane.logoRadius, level: Int) {
        let scale = 1 / Pyramid.scale(ofLevel: level)
        let a = ellipse.major * scale / rim
        let b = ellipse.minor * scale / rim
        let (x, y) = (ellipse.direction.x, ellipse.direction.y)
        // The symmetric matrix that scales by the semi-axes.
        let shear = (a - b) * x * y
        center = ellipse.center * scale
        map = Homography(
            SIMD3(a * x * x + b * y * y, shear, center.x),
            SIMD3(shear, a * y * y + b * x * x, center.y),
            SIMD3(0, 0, 1)
        )
        radius = (a * b).squareRoot()
    }
}

extension LogoCandidate {
    private static let circle = Circle(steps: 32)

    /// A radius inside the rim of 0.267, outside the cut-outs of the camera (0.21) and of the phone
    /// (0.237).
    private static let within: Float = 0.25

    /// Radii in the clear ring, which reaches from 0.267 to the first stroke at 0.414.
    private static let around: [Float] = [0.30, 0.34, 0.38]

    /// The maximum ``doubt`` of a plausible candidate; codes have up to about 0.3.
    private static let greatestDoubt: Float = 0.75

    /// The square of the minimum distance between the two colours, in steps of 0...255: a
    /// difference below three steps may be rounding and noise.
    private static let leastContrast: Float = 9

    /// The same for whole codes, whose colours are less certain: ten steps.
    private static let leastRingContrast: Float = 100

    /// The weight of a colour difference off the line between the two colours, relative to one
    /// along it.
    private static let strayWeight: Float = 0.5

    /// Compares the colours within and around the ellipse, and returns whether they are those of a
    /// code.
    ///
    /// Sets ``doubt`` and the colours. The raster is that of the given level.
    mutating func isPlausible(in raster: ColorRaster, level: Int) -> Bool {
        let toLevel =
            Homography.scaling(Pyramid.scale(ofLevel: level), thenShiftingBy: 0, 0) * map
        let circle = Self.circle
        func colors(at radius: Float) -> [SIMD4<Float>] {
            (0..<32).map { step in
                let x = Double(radius * circle.cosines[step])
                let y = Double(radius * circle.sines[step])
                return raster.color(at: toLevel(PlanePoint(x: x, y: y)))
            }
        }
        let inner = colors(at: Self.within)
        let outer = Self.around.flatMap(colors)
        foreground = Self.median(of: inner)
        background = Self.median(of: outer)
        let difference = foreground - background
        let contrast = (difference * difference).sum()
        guard contrast >= Self.leastContrast else { return false }
        let scale = 1 / contrast
        var offset: Float = 0
        var stray: Float = 0
        for color in outer {
            let rest = color - background
            offset += ((rest * difference).sum() * scale).magnitude
            stray += (rest.x.magnitude + rest.y.magnitude + rest.z.magnitude) / 3
        }
        var lack: Float = 0
        for color in inner {
            lack += (((color - background) * difference).sum() * scale - 1).magnitude
        }
        // 32 colours within the ellipse, 3 × 32 around it.
        let total =
            offset / 96 + lack / 32 + Self.strayWeight * stray / 96 / contrast.squareRoot()
        doubt = Double(total)
        return total <= Self.greatestDoubt
    }

    /// Compares the colours of the gaps and the rings in the ellipse of a whole code, and returns
    /// whether they can be distinguished.
    ///
    /// Sets the colours, ignoring those of the middle. The raster is that of the given level.
    mutating func hasRings(in raster: ColorRaster, level: Int) -> Bool {
        let toLevel =
            Homography.scaling(Pyramid.scale(ofLevel: level), thenShiftingBy: 0, 0) * map
        let circle = Self.circle
        func colors(at radii: [Float]) -> [SIMD4<Float>] {
            radii.flatMap { radius in
                (0..<32).map { step in
                    let x = Double(radius * circle.cosines[step])
                    let y = Double(radius * circle.sines[step])
                    return raster.color(at: toLevel(PlanePoint(x: x, y: y)))
                }
            }
        }
        background = Self.median(of: colors(at: CodePlane.clearRadii))
        let rings = colors(at: CodePlane.ringRadii)
        var distances = rings.map { color in
            let apart = color - background
            return (apart * apart).sum()
        }
        let all = distances
        // Arcs in the foreground colour are at least a third of the rings.
        let far = distances.element(ofRank: distances.count * 3 / 4)
        guard far >= Self.leastRingContrast else { return false }
        foreground = Self.median(of: rings.indices.filter { all[$0] >= far }.map { rings[$0] })
        return true
    }

    /// Returns the median of each channel.
    static func median(of colors: [SIMD4<Float>]) -> SIMD4<Float> {
        var channel = [Float](repeating: 0, count: colors.count)
        var result = SIMD4<Float>.zero
        for index in 0..<3 {
            for place in colors.indices { channel[place] = colors[place][index] }
            result[index] = channel.median()
        }
        return result
    }
}

extension ColorRaster {
    /// Returns the colour at a place between pixels, by bilinear interpolation; beyond the border
    /// that on the border.
    func color(at point: PlanePoint) -> SIMD4<Float> {
        // Written so that a point at infinity, or NaN, is moved to the border.
        let x = max(0, min(point.x - 0.5, Double(width - 1)))
        let y = max(0, min(point.y - 0.5, Double(height - 1)))
        guard x.isFinite, y.isFinite else { return channels(0, 0) }
        let (left, top) = (Int(x), Int(y))
        let right = min(left + 1, width - 1)
        let bottom = min(top + 1, height - 1)
        let u = Float(x - Double(left))
        let v = Float(y - Double(top))
        let above = channels(left, top) * (1 - u) + channels(right, top) * u
        let below = channels(left, bottom) * (1 - u) + channels(right, bottom) * u
        return above * (1 - v) + below * v
    }

    /// Returns red, green and blue of a pixel, and 0.
    func channels(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let pixel = pixels[y * width + x]
        return SIMD4(
            Float(pixel & 0xFF),
            Float(pixel >> 8 & 0xFF),
            Float(pixel >> 16 & 0xFF),
            0
        )
    }
}
