import AppClipCodeReader
import AppClipCodes

/// The square about a code, as the picture shows it.
struct MarkOutline {
    private let corners: [PlanePoint]

    /// Takes corners in pixels that are drawn as many units wide as they are magnified.
    init(_ corners: [PlanePoint], magnification: Double) {
        self.corners = corners.map {
            PlanePoint(x: $0.x * magnification, y: $0.y * magnification)
        }
    }

    /// The upright rectangle about it.
    var bounds: Box {
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
        return Box(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
    }

    /// Draws a thin line all round, thick corners, and a mark at the upper side of the code.
    func paint(on canvas: borrowing Canvas, color: RGBColor, unit: Double) {
        // One number that is not finite would put cairo's whole context out of use.
        guard corners.allSatisfy({ abs($0.x) < 1e6 && abs($0.y) < 1e6 }) else { return }
        let line = max(2 * unit, min(8 * unit, size / 60))
        // Each line once in the dark and a little wider, so that it is seen on any ground.
        for isShadow in [true, false] {
            let extra = isShadow ? max(1.5, line * 0.5) : 0
            canvas.setColor(isShadow ? RGBColor(0x14171C) : .white, opacity: isShadow ? 0.55 : 0.95)
            addEdges(to: canvas)
            canvas.stroke(width: line * 0.4 + extra, roundCaps: true)
            if !isShadow { canvas.setColor(color) }
            addCorners(to: canvas)
            canvas.stroke(width: line + extra, roundCaps: true)
            addUpperMark(to: canvas)
            if isShadow {
                canvas.stroke(width: extra, roundCaps: true)
            } else {
                canvas.fill()
            }
        }
    }

    private var size: Double { (bounds.width + bounds.height) / 2 }

    private func addEdges(to canvas: borrowing Canvas) {
        canvas.move(x: corners[0].x, y: corners[0].y)
        for corner in corners.dropFirst() { canvas.line(x: corner.x, y: corner.y) }
        canvas.closeOutline()
    }

    // A fifth of each side, from both ends.
    private func addCorners(to canvas: borrowing Canvas) {
        for index in 0..<4 {
            let corner = corners[index]
            let before = Self.between(corner, corners[(index + 3) % 4], 0.2)
            let after = Self.between(corner, corners[(index + 1) % 4], 0.2)
            canvas.move(x: before.x, y: before.y)
            canvas.line(x: corner.x, y: corner.y)
            canvas.line(x: after.x, y: after.y)
        }
    }

    // A triangle on the middle of the upper side that points away from the code.
    private func addUpperMark(to canvas: borrowing Canvas) {
        let left = Self.between(corners[0], corners[1], 0.45)
        let right = Self.between(corners[0], corners[1], 0.55)
        let middle = Self.between(corners[0], corners[1], 0.5)
        let below = Self.between(corners[3], corners[2], 0.5)
        let tip = Self.between(middle, below, -0.085)
        let base = Self.between(middle, below, -0.015)
        let shift = PlanePoint(x: base.x - middle.x, y: base.y - middle.y)
        canvas.move(x: left.x + shift.x, y: left.y + shift.y)
        canvas.line(x: tip.x, y: tip.y)
        canvas.line(x: right.x + shift.x, y: right.y + shift.y)
        canvas.closeOutline()
    }

    private static func between(_ a: PlanePoint, _ b: PlanePoint, _ part: Double) -> PlanePoint {
        PlanePoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
}
