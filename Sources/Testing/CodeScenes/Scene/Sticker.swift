// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// Something opaque on a code.
///
/// Lengths are in radii of the disc, the origin is its middle, x points right and y down. What
/// would lie beyond the drawing's view box is cut off.
public struct Sticker: Sendable, Hashable {
    /// The form of a sticker.
    public enum Form: Sendable, Hashable {
        /// A disc.
        case disc(radius: Double)
        /// A rectangle, turned clockwise by so many degrees.
        case rectangle(width: Double, height: Double, turn: Double)
    }

    /// Its form.
    public var form: Form

    /// Where its middle is.
    public var center: ScenePoint

    /// Its colour.
    public var color: RGBColor

    /// Makes a sticker.
    public init(_ form: Form, center: ScenePoint, color: RGBColor) {
        self.form = form
        self.center = center
        self.color = color
    }

    /// The share of the disc's area that the sticker would cover if it lay inside.
    public var share: Double {
        switch form {
        case .disc(let radius): radius * radius
        case .rectangle(let width, let height, _): width * height / .pi
        }
    }

    /// The sticker in the user units of a drawing.
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
