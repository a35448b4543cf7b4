// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Text on a dark plate.
struct Plate {
    private let title: CaptionLayout
    private let detail: String
    private let color: RGBColor?
    private let unit: Double
    private let titleSize: Double
    private let detailSize: Double
    private let padding: Double
    let width: Double
    let height: Double

    /// Lays out the text; `unit` is a pixel of an image of usual size.
    init(
        _ title: String,
        detail: String = "",
        color: RGBColor?,
        unit: Double,
        widest: Double,
        canvas: borrowing Canvas
    ) {
        self.color = color
        self.detail = detail
        self.unit = unit
        padding = 14 * unit
        canvas.setFont(size: 1)
        func unitWidth(_ text: String) -> Double {
            canvas.setFont(size: 100)
            return canvas.width(of: text) / 100
        }
        // The layout of captions tries sizes from 8 points down to 5; here those are 26 to 16 units.
        let points = 3.25 * unit
        let bar = color == nil ? 0 : 14 * unit
        let room = max(unit, widest - 2 * padding - bar)
        let layout = CaptionLayout(
            title,
            width: room / points,
            height: 3 * CaptionLayout.lineSpacing * CaptionLayout.smallestPoints + 1,
            unitWidth: unitWidth
        )
        let fitted =
            layout ?? CaptionLayout(line: title, points: room / points / unitWidth(title))
        self.title = fitted
        titleSize = fitted.points * points
        detailSize = 17 * unit
        let widths =
            fitted.lines.map { unitWidth($0) * fitted.points * points }
            + [unitWidth(detail) * detailSize]
        width = (widths.max() ?? 0) + 2 * padding + bar
        let lines = Double(fitted.lines.count) * titleSize * CaptionLayout.lineSpacing
        height = lines + (detail.isEmpty ? 0 : detailSize * 1.5) + 1.6 * padding
    }

    func paint(on canvas: borrowing Canvas, x: Double, y: Double) {
        canvas.roundedRectangle(x: x, y: y, width: width, height: height, radius: 10 * unit)
        canvas.setColor(RGBColor(0x14171C), opacity: 0.9)
        canvas.fill()
        var left = x + padding
        if let color {
            canvas.roundedRectangle(
                x: left,
                y: y + padding,
                width: 5 * unit,
                height: height - 2 * padding,
                radius: 2.5 * unit
            )
            canvas.setColor(color)
            canvas.fill()
            left += 14 * unit
        }
        var baseline = y + 0.8 * padding + titleSize * 0.95
        canvas.setColor(.white)
        canvas.setFont(size: titleSize)
        for line in title.lines {
            canvas.show(line, x: left, y: baseline)
            baseline += titleSize * CaptionLayout.lineSpacing
        }
        guard !detail.isEmpty else { return }
        canvas.setColor(RGBColor(0xB4BECB))
        canvas.setFont(size: detailSize)
        let lines = Double(title.lines.count) * titleSize * CaptionLayout.lineSpacing
        canvas.show(detail, x: left, y: y + 0.8 * padding + lines + detailSize * 1.05)
    }
}
