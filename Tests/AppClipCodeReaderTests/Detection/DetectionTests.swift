// SPDX-License-Identifier: Apache-2.0

import CodeScenes
import Testing

@testable import AppClipCodeReader

@Suite("Finding the middles of codes (A11)")
struct DetectionTests {
    /// Returns a gray image of an ellipse, with each pixel sampled at its centre.
    private func image(
        width: Int = 90,
        height: Int = 80,
        center: SIMD2<Double>,
        major: Double,
        minor: Double,
        degrees: Double,
        ink: UInt8 = 30,
        ground: UInt8 = 200
    ) throws -> ColorRaster {
        let turn = Homography.rotation(degrees: degrees)
        var bytes = [UInt8](repeating: ground, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let dx = Double(x) + 0.5 - center.x
                let dy = Double(y) + 0.5 - center.y
                let along = dx * turn[0, 0] + dy * turn[1, 0]
                let across = dx * turn[0, 1] + dy * turn[1, 1]
                if along * along / (major * major) + across * across / (minor * minor) < 1 {
                    bytes[y * width + x] = ink
                }
            }
        }
        let layout = try #require(ImageLayout(width: width, height: height, format: .gray))
        var rows = PixelRows(layout: layout, ground: 255)
        return unsafe ColorRaster(
            bytes.span.bytes,
            rows: &rows,
            columns: 0..<width,
            lines: 0..<height
        )
    }

    @Test(
        "an ellipse is measured to a fraction of a pixel, dark or light",
        arguments: [(18.0, 18.0, 0.0), (20, 11, 30), (24, 9, 120)],
        [(UInt8(30), UInt8(200)), (220, 60)]
    )
    func ellipses(shape: (Double, Double, Double), colors: (UInt8, UInt8)) throws {
        let center = SIMD2(44.3, 39.8)
        let raster = try image(
            center: center,
            major: shape.0,
            minor: shape.1,
            degrees: shape.2,
            ink: colors.0,
            ground: colors.1
        )
        let contrast = LocalContrast(raster)
        let side =
            colors.0 < colors.1 ? LocalContrast.Side.darker : LocalContrast.Side.lighter
        let regions = contrast.regions { region in
            let start = Int(region.minY) * raster.width + Int(region.startX)
            return contrast.sides[start] == side && region.maxX - region.minX > 10
        }
        let region = try #require(regions.count == 1 ? regions.first : nil)
        var contour = Contour()
        let isClosed = contour.trace(region, in: contrast, longest: 420)
        #expect(isClosed)
        let ellipse = try #require(Ellipse(contour))
        #expect(ellipse.isRegular)
        #expect(abs(ellipse.center.x - center.x) < 0.2)
        #expect(abs(ellipse.center.y - center.y) < 0.2)
        #expect(abs(ellipse.major - shape.0) < 1)
        #expect(abs(ellipse.minor - shape.1) < 1)
        if shape.0 > shape.1 {
            let axis = Homography.rotation(degrees: shape.2)
            let aligned = ellipse.direction.x * axis[0, 0] + ellipse.direction.y * axis[1, 0]
            #expect(abs(aligned) > 0.998)
        }
    }

    @Test("the middle of a code is the likeliest candidate")
    func code() throws {
        let rendered = Photographs.scene(try Photographs.code()).render()
        let layout = try #require(rendered.image.layout)
        var rows = PixelRows(layout: layout, ground: 255)
        let raster = unsafe ColorRaster(
            rendered.image.bytes.span.bytes,
            rows: &rows,
            columns: 0..<layout.width,
            lines: 0..<layout.height
        )
        let best = try #require(LogoDetection.candidates(in: raster, level: 0).logos.first)
        let middle = rendered.truths[0](ScenePoint(x: 0, y: 0))
        #expect(abs(best.center.x - middle.x) < 1)
        #expect(abs(best.center.y - middle.y) < 1)
        #expect(abs(best.radius / 48 - 1) < 0.1)
        #expect(best.doubt < 0.3)
    }

    @Test("a filled image, a bar and a triangle are not middles of codes")
    func others() throws {
        let square = try image(center: SIMD2(40, 40), major: 1_000, minor: 1_000, degrees: 0)
        #expect(LogoDetection.candidates(in: square, level: 0).logos.isEmpty)
        // Narrower than the flattest disc that is detected.
        let bar = try image(center: SIMD2(45, 40), major: 40, minor: 6, degrees: 10)
        #expect(LogoDetection.candidates(in: bar, level: 0).logos.isEmpty)
        var bytes = [UInt8](repeating: 230, count: 90 * 80)
        for y in 20..<60 {
            for x in 45 - (y - 20) / 2...45 + (y - 20) / 2 { bytes[y * 90 + x] = 20 }
        }
        let layout = try #require(ImageLayout(width: 90, height: 80, format: .gray))
        var rows = PixelRows(layout: layout, ground: 255)
        let triangle = unsafe ColorRaster(
            bytes.span.bytes,
            rows: &rows,
            columns: 0..<90,
            lines: 0..<80
        )
        #expect(LogoDetection.candidates(in: triangle, level: 0).logos.isEmpty)
    }

    @Test("regions are connected across corners, and only on one side of the mean")
    func regions() throws {
        // Two dark pixels that touch at a corner, and a separate third one, on a light background.
        var bytes = [UInt8](repeating: 200, count: 60 * 60)
        for place in [20 * 60 + 20, 26 * 60 + 26] {
            for y in 0..<6 { for x in 0..<6 { bytes[place + y * 60 + x] = 0 } }
        }
        for y in 0..<6 { for x in 0..<6 { bytes[(45 + y) * 60 + 45 + x] = 0 } }
        let layout = try #require(ImageLayout(width: 60, height: 60, format: .gray))
        var rows = PixelRows(layout: layout, ground: 255)
        let raster = unsafe ColorRaster(
            bytes.span.bytes,
            rows: &rows,
            columns: 0..<60,
            lines: 0..<60
        )
        let contrast = LocalContrast(raster)
        let dark = contrast.regions { region in
            let start = Int(region.minY) * 60 + Int(region.startX)
            return contrast.sides[start] == LocalContrast.Side.darker
        }
        #expect(dark.count == 2)
        let joined = try #require(dark.max { $0.maxX - $0.minX < $1.maxX - $1.minX })
        #expect(joined.minX >= 19 && joined.maxX <= 33 && joined.maxX - joined.minX >= 11)
        #expect(joined.maxY - joined.minY == joined.maxX - joined.minX)
    }
}
