// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// A drawing whose numbers are checked, ready to be painted any number of times.
struct CodePainter {
    let viewBox: CodeDrawing.Rectangle
    private let shapes: [CodeDrawing.Shape]

    init(_ drawing: CodeDrawing) throws(ImageError) {
        let box = drawing.viewBox
        guard box.x.isFinite, box.y.isFinite, box.width.isFinite, box.height.isFinite,
            box.width > 0, box.height > 0
        else { throw ImageError(.viewBox) }
        self.viewBox = box

        if let index = drawing.shapes.firstIndex(where: { !$0.isDrawable }) {
            throw ImageError(.shape(index))
        }
        self.shapes = drawing.shapes
    }

    /// Height divided by width.
    var ratio: Double { viewBox.height / viewBox.width }

    /// Paints the view box into a rectangle of the canvas with the same proportions.
    func paint(on canvas: borrowing Canvas, x: Double, y: Double, width: Double) {
        canvas.withSavedState {
            canvas.translate(x: x, y: y)
            canvas.scale(x: width / viewBox.width, y: width / viewBox.width)
            canvas.translate(x: -viewBox.x, y: -viewBox.y)
            for shape in shapes { paint(shape, on: canvas) }
        }
    }

    private func paint(_ shape: CodeDrawing.Shape, on canvas: borrowing Canvas) {
        switch shape {
        case .disc(let disc):
            canvas.arc(x: disc.centerX, y: disc.centerY, radius: disc.radius, from: 0, to: 2 * .pi)
            canvas.setColor(disc.fill)
            canvas.fill()
        case .arc(let arc):
            canvas.arc(
                x: arc.centerX,
                y: arc.centerY,
                radius: arc.radius,
                from: arc.startDegrees * .pi / 180,
                to: arc.endDegrees * .pi / 180
            )
            canvas.setColor(arc.stroke)
            canvas.stroke(width: arc.strokeWidth, roundCaps: true)
        case .path(let path):
            canvas.withSavedState {
                canvas.translate(x: path.translateX, y: path.translateY)
                canvas.scale(x: path.scale, y: path.scale)
                canvas.add(path.segments)
                canvas.setColor(path.fill)
                canvas.fill()
            }
        }
    }
}

extension CodeDrawing.Shape {
    // A single number that is not finite puts cairo's context into an error state.
    fileprivate var isDrawable: Bool {
        switch self {
        case .disc(let disc): [disc.centerX, disc.centerY, disc.radius].allSatisfy(\.isFinite)
        case .arc(let arc):
            [
                arc.centerX, arc.centerY, arc.radius, arc.startDegrees, arc.endDegrees,
                arc.strokeWidth,
            ]
            .allSatisfy(\.isFinite)
        case .path(let path):
            [path.translateX, path.translateY, path.scale].allSatisfy(\.isFinite)
                && path.segments.allSatisfy(\.isFinite)
        }
    }
}

extension CodeDrawing.PathSegment {
    fileprivate var isFinite: Bool {
        switch self {
        case .move(let to), .line(let to): to.isFinite
        case .curve(let first, let second, let to):
            first.isFinite && second.isFinite && to.isFinite
        case .arc(let center, let radius, _, let to):
            center.isFinite && radius.isFinite && to.isFinite
        case .close: true
        }
    }
}

extension CodeDrawing.Point {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
