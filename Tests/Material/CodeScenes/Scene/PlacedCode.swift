// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// A drawing in front of the camera: a code, or an object that only resembles one.
public struct PlacedCode: Sendable {
    /// The drawing on the paper.
    public var drawing: CodeDrawing

    /// The code whose drawing it is; `nil` for a drawing that must not be read.
    public var code: AppClipCode?

    /// The position and the rotation of the code.
    public var placement: Placement

    /// The shape of the paper.
    public var surface = Surface.flat

    /// The stickers on the code.
    public var stickers: [Sticker] = []

    /// Places a code.
    public init(_ code: AppClipCode, placement: Placement) {
        self.code = code
        self.placement = placement
        drawing = code.drawing
    }

    /// Places a drawing that is not a code.
    ///
    /// Its first disc must be the one to which the placement refers.
    public init(drawing: CodeDrawing, placement: Placement) {
        code = nil
        self.placement = placement
        self.drawing = drawing
    }

    /// The center of the disc and its radius, in user units of the drawing.
    var disc: (x: Double, y: Double, radius: Double) {
        for case .disc(let disc) in drawing.shapes {
            return (disc.centerX, disc.centerY, disc.radius)
        }
        let box = drawing.viewBox
        return (box.x + box.width / 2, box.y + box.height / 2, min(box.width, box.height) / 2)
    }

    /// The drawing with the stickers on it.
    var covered: CodeDrawing {
        guard !stickers.isEmpty else { return drawing }
        let (x, y, radius) = disc
        let shapes = stickers.map { $0.shape(centerX: x, centerY: y, radius: radius) }
        return CodeDrawing(viewBox: drawing.viewBox, shapes: drawing.shapes + shapes)
    }
}
