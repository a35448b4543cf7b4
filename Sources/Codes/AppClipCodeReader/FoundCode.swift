// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// A code that was found in an image and read.
public struct FoundCode: Sendable, Hashable {
    /// Its URL.
    public let url: EncodableURL

    /// Its 16 bytes.
    public let payload: Payload

    /// Whether it comes with an NFC tag: the image in its middle tells; `nil` where that
    /// cannot be made out.
    public let kind: CodeStyle.Kind?

    /// Where the corners of the square about its disc are in the image, in pixels: upper left,
    /// upper right, lower right, lower left, as the upright code has them.
    public let corners: [PlanePoint]

    /// From the upright code's plane to the image.
    ///
    /// The disc has the radius 1 about the origin, y points down; the image is measured in
    /// pixels.
    public let homography: Homography

    /// Whether the image shows the code as in a mirror.
    public let isMirrored: Bool

    /// The colours as the image shows them, the light taken as it is.
    public let colors: Colors

    /// How many of the 128 slots and of the arcs' colours were seen otherwise than the code has
    /// them.
    public let correctedSlots: Int

    /// How much speaks for the reading, 0...1.
    ///
    /// Only what is certain is reported at all: the number orders images by their quality.
    public let confidence: Double

    /// The colours of a code in an image.
    public struct Colors: Sendable, Hashable {
        /// Of the arcs that are not in the third colour, and of the middle.
        public let foreground: RGBColor

        /// Of the disc.
        public let background: RGBColor

        /// Of the other arcs.
        public let third: RGBColor

        /// Makes the colours of a code.
        public init(foreground: RGBColor, background: RGBColor, third: RGBColor) {
            self.foreground = foreground
            self.background = background
            self.third = third
        }
    }

    init(
        url: EncodableURL,
        payload: Payload,
        kind: CodeStyle.Kind?,
        homography: Homography,
        isMirrored: Bool,
        colors: Colors,
        correctedSlots: Int,
        confidence: Double
    ) {
        self.url = url
        self.payload = payload
        self.kind = kind
        self.homography = homography
        self.isMirrored = isMirrored
        self.colors = colors
        self.correctedSlots = correctedSlots
        self.confidence = confidence
        corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { x, y in
            homography(PlanePoint(x: x, y: y))
        }
    }
}
