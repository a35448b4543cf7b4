public import AppClipCodeReader
import AppClipCodes

/// A picture with what was found in it drawn over it.
public struct AnnotatedPicture: Sendable {
    /// A code in the picture.
    public struct Mark: Sendable, Hashable {
        /// The corners of the square about the code, in pixels of the picture: upper left, upper
        /// right, lower right, lower left, as the upright code has them.
        public let corners: [PlanePoint]

        /// What is written largest, such as its URL.
        public let title: String

        /// What is written below, or nothing.
        public let detail: String

        /// Makes a mark.
        ///
        /// - Parameters:
        ///   - corners: Four points.
        ///   - title: What is written largest.
        ///   - detail: What is written below, or nothing.
        public init(corners: [PlanePoint], title: String, detail: String = "") {
            precondition(corners.count == 4, "a square has four corners")
            self.corners = corners
            self.title = title
            self.detail = detail
        }
    }

    /// The longest side that a small picture is magnified to, at least, so that words can be read
    /// in it.
    public static let leastLongestSide = 640

    private let pixels: [UInt8]
    private let layout: PictureLayout
    private let marks: [Mark]
    private let note: String?

    /// Puts marks on a picture.
    ///
    /// - Parameters:
    ///   - pixels: At least `layout.byteCount` bytes.
    ///   - layout: How the pixels lie.
    ///   - marks: What was found, in the order of their colours.
    ///   - note: What is written at the lower side of the picture, or `nil`.
    public init(pixels: [UInt8], layout: PictureLayout, marks: [Mark], note: String? = nil) {
        self.pixels = pixels
        self.layout = layout
        self.marks = marks
        self.note = note
    }

    /// By how much the picture is magnified.
    var magnification: Int {
        let longest = max(layout.width, layout.height)
        return max(1, (Self.leastLongestSide + longest - 1) / longest)
    }

    /// The picture as a PNG file, opaque; what is transparent shows white.
    ///
    /// - Complexity: O(pixels); it takes four bytes a pixel while it is made.
    /// - Throws: `PictureError` with code `pixelSize` or `cairo`.
    public func png() throws(PictureError) -> [UInt8] {
        let surface = try ImageSurface.showing(
            pixels,
            layout: layout,
            magnification: magnification
        )
        paint(on: surface.canvas, width: Double(surface.width), height: Double(surface.height))
        return try surface.png()
    }

    private func paint(on canvas: borrowing Canvas, width: Double, height: Double) {
        canvas.useFinestSmoothing()
        canvas.roundJoins()
        // Words as large as a two-hundredth of a poster, never smaller than can be read.
        let unit = max(1, max(width, height) / 1_280)
        let outlines = marks.map { MarkOutline($0.corners, magnification: Double(magnification)) }
        for (index, outline) in outlines.enumerated() {
            outline.paint(on: canvas, color: Self.color(index), unit: unit)
        }
        var layout = PlateLayout(width: width, height: height, margin: 12 * unit)
        layout.taken = outlines.map(\.bounds)
        for (index, outline) in outlines.enumerated() {
            let plate = Plate(
                marks[index].title,
                detail: marks[index].detail,
                color: Self.color(index),
                unit: unit,
                widest: width - 24 * unit,
                canvas: canvas
            )
            let place = layout.place(width: plate.width, height: plate.height, at: outline.bounds)
            plate.paint(on: canvas, x: place.x, y: place.y)
        }
        if let note {
            let plate = Plate(
                note,
                color: nil,
                unit: unit,
                widest: width - 24 * unit,
                canvas: canvas
            )
            let x = (width - plate.width) / 2
            plate.paint(on: canvas, x: x, y: height - plate.height - 24 * unit)
        }
    }

    // Bright ones that differ, so that a plate and its code are known for a pair.
    private static func color(_ index: Int) -> RGBColor {
        let colors: [UInt32] = [0x30D158, 0x64D2FF, 0xFF9F0A, 0xFF6482, 0xBF5AF2, 0xFFD60A]
        return RGBColor(colors[index % colors.count])
    }
}
