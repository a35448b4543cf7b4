// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes

/// The outline of the square around a code, as the image shows it.
struct MarkOutline {
    private let corners: [PlanePoint]
    private let line: Double

    /// The bounding box of everything that is drawn.
    let box: Box

    /// Creates an outline from corners in pixels of the image before its magnification.
    init(_ corners: [PlanePoint], magnification: Double, unit: Double) {
        let corners = corners.map {
            PlanePoint(x: $0.x * magnification, y: $0.y * magnification)
        }
        let points = corners + [Self.upperMark(corners).tip]
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
        let bounds = Box(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
        line = max(2 * unit, min(8 * unit, (bounds.width + bounds.height) / 120))
        box = bounds.grown(by: line)
        self.corners = corners
    }

    /// Whether it can be drawn: a single number that is not finite would put cairo's context into an
    /// error state.
    var isFinite: Bool { corners.allSatisfy { abs($0.x) < 1e6 && abs($0.y) < 1e6 } }

    /// Draws a thin line all around, thick corners, and a mark at the upper side of the code.
    func paint(on canvas: borrowing Canvas, color: RGBColor) {
        guard isFinite else { return }
        // Each line is first drawn dark and wider, so that it is visible on any background.
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

    private func addEdges(to canvas: borrowing Canvas) {
        canvas.move(x: corners[0].x, y: corners[0].y)
        for corner in corners.dropFirst() { canvas.line(x: corner.x, y: corner.y) }
        canvas.closeOutline()
    }

    // Adds a fifth of each side, at both of its ends.
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

    private func addUpperMark(to canvas: borrowing Canvas) {
        let mark = Self.upperMark(corners)
        canvas.move(x: mark.left.x, y: mark.left.y)
        canvas.line(x: mark.tip.x, y: mark.tip.y)
        canvas.line(x: mark.right.x, y: mark.right.y)
        canvas.closeOutline()
    }

    // Adds a triangle above the middle of the upper side that points away from the code.
    private static func upperMark(
        _ corners: [PlanePoint]
    ) -> (left: PlanePoint, tip: PlanePoint, right: PlanePoint) {
        let middle = between(corners[0], corners[1], 0.5)
        let below = between(corners[3], corners[2], 0.5)
        let base = between(middle, below, -0.03)
        func atBase(_ part: Double) -> PlanePoint {
            let point = between(corners[0], corners[1], part)
            return PlanePoint(x: point.x + base.x - middle.x, y: point.y + base.y - middle.y)
        }
        return (atBase(0.46), between(middle, below, -0.085), atBase(0.54))
    }

    private static func between(_ a: PlanePoint, _ b: PlanePoint, _ part: Double) -> PlanePoint {
        PlanePoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
}
