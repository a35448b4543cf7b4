// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// An opaque shape on a code.
///
/// Lengths are in radii of the disc, the origin is its center, x points right and y down. Parts
/// beyond the drawing's view box are cut off.
public struct Sticker: Sendable, Hashable {
    /// The shape of a sticker.
    public enum Form: Sendable, Hashable {
        /// A disc around the center.
        case disc(radius: Double)
        /// A rectangle, rotated clockwise by a number of degrees.
        case rectangle(width: Double, height: Double, turn: Double)
    }

    /// The shape of the sticker.
    public var form: Form

    /// The position of the sticker's center.
    public var center: ScenePoint

    /// The colour of the sticker.
    public var color: RGBColor

    /// Creates a sticker.
    public init(_ form: Form, center: ScenePoint, color: RGBColor) {
        self.form = form
        self.center = center
        self.color = color
    }

    /// The share of the disc's area that the sticker would cover if it were entirely inside.
    public var share: Double {
        switch form {
        case .disc(let radius): radius * radius
        case .rectangle(let width, let height, _): width * height / .pi
        }
    }

    /// Returns the sticker in the user units of a drawing.
    func shape(centerX: Double, centerY: Double, radius: Double) -> CodeDrawing.Shape {
        switch form {
        case .disc(let own):
            return .disc(
                CodeDrawing.Disc(
                    centerX: centerX + center.x * radius,
                    centerY: centerY + center.y * radius,
                    radius: own * radius,
                    fill: color
                )
            )
        case .rectangle(let width, let height, let turn):
            let (cosine, sine) = Elementary.cosineAndSine(turn * .pi / 180)
            let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
                let (across, along) = (x * width / 2, y * height / 2)
                return ScenePoint(
                    x: center.x + cosine * across - sine * along,
                    y: center.y + sine * across + cosine * along
                )
            }
            return .path(
                CodeDrawing.Path(
                    segments: CodeDrawing.PathSegment.polygon(corners),
                    translateX: centerX,
                    translateY: centerY,
                    scale: radius,
                    fill: color
                )
            )
        }
    }
}
