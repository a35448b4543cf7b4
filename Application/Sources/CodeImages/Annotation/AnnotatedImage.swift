// SPDX-License-Identifier: Apache-2.0

public import AppClipCodeReader
import AppClipCodes

/// An image with the found codes marked on it.
public struct AnnotatedImage: Sendable {
    /// A code in the image.
    public struct Mark: Sendable, Hashable {
        /// The corners of the square around the code, in pixels of the image: upper left, upper
        /// right, lower right, lower left, as seen on the upright code.
        public let corners: [PlanePoint]

        /// The title, in the largest size, such as the URL.
        public let title: String

        /// The text below the title; empty for none.
        public let detail: String

        /// Creates a mark.
        ///
        /// - Parameters:
        ///   - corners: Four points.
        ///   - title: The title.
        ///   - detail: The text below the title; empty for none.
        public init(corners: [PlanePoint], title: String, detail: String = "") {
            precondition(corners.count == 4, "a square has four corners")
            self.corners = corners
            self.title = title
            self.detail = detail
        }
    }

    /// The minimum length of the longest side of the output: smaller images are magnified to it, so
    /// that the text is readable.
    public static let leastLongestSide = 640

    private let pixels: [UInt8]
    private let layout: ImageLayout
    private let marks: [Mark]
    private let note: String?

    /// Creates an image with marks.
    ///
    /// - Parameters:
    ///   - pixels: At least `layout.byteCount` bytes.
    ///   - layout: The layout of the pixels.
    ///   - marks: The marks of the found codes, in the order of their colours.
    ///   - note: The text at the lower edge of the image, or `nil`.
    public init(pixels: [UInt8], layout: ImageLayout, marks: [Mark], note: String? = nil) {
        self.pixels = pixels
        self.layout = layout
        self.marks = marks
        self.note = note
    }

    /// The factor by which the image is magnified.
    var magnification: Int {
        let longest = max(layout.width, layout.height)
        return max(1, (Self.leastLongestSide + longest - 1) / longest)
    }

    /// Returns the image as an opaque PNG file, on white.
    ///
    /// If a code fills the image, a frame makes room for the marks that do not fit into it.
    ///
    /// - Complexity: O(pixels); it uses four bytes of memory per pixel.
    /// - Throws: `ImageError` with code `pixelSize` or `cairo`.
    public func png() throws(ImageError) -> [UInt8] {
        let image = Box(
            x: 0,
            y: 0,
            width: Double(layout.width * magnification),
            height: Double(layout.height * magnification)
        )
        // A unit is a pixel of an image of usual size: text and lines grow with the image.
        let unit = max(1, max(image.width, image.height) / 1_280)
        let outlines = marks.map {
            MarkOutline($0.corners, magnification: Double(magnification), unit: unit)
        }
        var plates = PlateLayout(
            region: Self.region(image, outlines, margin: 6 * unit),
            margin: 12 * unit
        )
        plates.taken = outlines.map(\.box)
        let placed = try placedPlates(outlines, in: &plates, unit: unit)
        let frame = ImageFrame(of: plates.region, about: image)
        let surface = try ImageSurface.showing(
            pixels,
            layout: layout,
            magnification: magnification,
            frame: frame
        )
        paint(outlines, placed, on: surface.canvas, frame)
        return try surface.png()
    }

    private func paint(
        _ outlines: [MarkOutline],
        _ plates: [(Plate, Box)],
        on canvas: borrowing Canvas,
        _ frame: ImageFrame
    ) {
        canvas.translate(x: Double(frame.left), y: Double(frame.top))
        canvas.useFinestSmoothing()
        canvas.roundJoins()
        for (index, outline) in outlines.enumerated() {
            outline.paint(on: canvas, color: Self.color(index))
        }
        for (plate, place) in plates { plate.paint(on: canvas, x: place.x, y: place.y) }
    }

    // The image, and the parts of the outlines outside of it, up to a sixth of its size.
    private static func region(_ image: Box, _ outlines: [MarkOutline], margin: Double) -> Box {
        let most = image.grown(by: max(image.width, image.height) / 6)
        return outlines.reduce(image) { region, outline in
            guard outline.isFinite, outline.box.overlap(with: most) > 0 else { return region }
            let wanted =
                outline.box.intersection(image) == outline.box
                ? outline.box : outline.box.grown(by: margin)
            return region.union(wanted.intersection(most))
        }
    }

    private func placedPlates(
        _ outlines: [MarkOutline],
        in layout: inout PlateLayout,
        unit: Double
    ) throws(ImageError) -> [(Plate, Box)] {
        // Text has to be measured before there is an image to draw it on.
        let measure = try ImageSurface(width: 1, height: 1, hasAlpha: false)
        var placed: [(Plate, Box)] = []
        let widest = layout.region.width - 2 * layout.margin
        for (index, outline) in outlines.enumerated() {
            let plate = Plate(
                marks[index].title,
                detail: marks[index].detail,
                color: Self.color(index),
                unit: unit,
                widest: widest,
                canvas: measure.canvas
            )
            let place = layout.place(width: plate.width, height: plate.height, at: outline.box)
            placed.append((plate, place))
        }
        if let note {
            let plate = Plate(
                note,
                color: nil,
                unit: unit,
                widest: widest,
                canvas: measure.canvas
            )
            // Above the middle of the lower side.
            let foot = Box(
                x: layout.region.x,
                y: layout.region.maxY,
                width: layout.region.width,
                height: 0
            )
            placed.append((plate, layout.place(width: plate.width, height: plate.height, at: foot)))
        }
        return placed
    }

    // Bright colours that differ from each other, so that a plate and its code are recognized as a
    // pair.
    private static func color(_ index: Int) -> RGBColor {
        let colors: [UInt32] = [0x30D158, 0x64D2FF, 0xFF9F0A, 0xFF6482, 0xBF5AF2, 0xFFD60A]
        return RGBColor(colors[index % colors.count])
    }
}
