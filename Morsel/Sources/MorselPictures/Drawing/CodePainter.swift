import AppClipCodes

/// A drawing whose path data is read, ready to be painted any number of times.
struct CodePainter {
    private enum Step {
        case disc(CodeDrawing.Disc)
        case arc(CodeDrawing.Arc)
        case path(CodeDrawing.Path, [PathSegment])
    }

    let viewBox: CodeDrawing.Rectangle
    private let steps: [Step]

    init(_ drawing: CodeDrawing) throws(PictureError) {
        let box = drawing.viewBox
        guard box.x.isFinite, box.y.isFinite, box.width.isFinite, box.height.isFinite,
            box.width > 0, box.height > 0
        else { throw PictureError(.viewBox) }
        self.viewBox = box

        var steps: [Step] = []
        steps.reserveCapacity(drawing.shapes.count)
        for (index, shape) in drawing.shapes.enumerated() {
            guard shape.isFinite else { throw PictureError(.shape(index)) }
            switch shape {
            case .disc(let disc): steps.append(.disc(disc))
            case .arc(let arc): steps.append(.arc(arc))
            case .path(let path):
                do throws(PathData.ParsingError) {
                    steps.append(.path(path, try PathData(path.data).segments))
                } catch {
                    throw PictureError(.pathData(error, shape: index))
                }
            }
        }
        self.steps = steps
    }

    /// Height divided by width.
    var ratio: Double { viewBox.height / viewBox.width }

    /// Paints the view box into a rectangle of the canvas with the same proportions.
    func paint(on canvas: borrowing Canvas, x: Double, y: Double, width: Double) {
        canvas.withSavedState {
            canvas.translate(x: x, y: y)
            canvas.scale(x: width / viewBox.width, y: width / viewBox.width)
            canvas.translate(x: -viewBox.x, y: -viewBox.y)
            for step in steps { paint(step, on: canvas) }
        }
    }

    private func paint(_ step: Step, on canvas: borrowing Canvas) {
        switch step {
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
        case .path(let path, let segments):
            canvas.withSavedState {
                canvas.translate(x: path.translateX, y: path.translateY)
                canvas.scale(x: path.scale, y: path.scale)
                canvas.add(segments)
                canvas.setColor(path.fill)
                canvas.fill()
            }
        }
    }
}

extension CodeDrawing.Shape {
    // One number that is not finite would put cairo's whole context out of use.
    fileprivate var isFinite: Bool {
        let numbers =
            switch self {
            case .disc(let disc): [disc.centerX, disc.centerY, disc.radius]
            case .arc(let arc):
                [
                    arc.centerX, arc.centerY, arc.radius, arc.startDegrees, arc.endDegrees,
                    arc.strokeWidth,
                ]
            case .path(let path): [path.translateX, path.translateY, path.scale]
            }
        return numbers.allSatisfy(\.isFinite)
    }
}
