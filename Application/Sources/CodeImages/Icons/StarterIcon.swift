// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// The icon that a new project starts with: a card in a colour, to be replaced with a real one.
public struct StarterIcon: Sendable {
    /// The length of the side of an app's icon, in pixels.
    public static let side = 1_024

    /// The colour of the background.
    public let color: RGBColor

    /// Creates an icon.
    public init(color: RGBColor) { self.color = color }

    /// Returns a PNG file of ``side`` × ``side`` pixels, without an alpha channel, as the store
    /// requires it.
    ///
    /// - Throws: ``ImageError`` if there is not enough memory.
    public func png() throws(ImageError) -> [UInt8] {
        let image = try ImageSurface(width: Self.side, height: Self.side, hasAlpha: false)
        let white = RGBColor(red: 255, green: 255, blue: 255)
        image.canvas.setColor(color)
        image.canvas.paint()
        image.canvas.setColor(white)
        image.canvas.roundedRectangle(x: 232, y: 192, width: 560, height: 640, radius: 96)
        image.canvas.fill()
        image.canvas.setColor(color)
        image.canvas.arc(x: 512, y: 416, radius: 112, from: 0, to: 2 * .pi)
        image.canvas.fill()
        image.canvas.roundedRectangle(x: 328, y: 640, width: 368, height: 96, radius: 48)
        image.canvas.fill()
        return try image.png()
    }
}
