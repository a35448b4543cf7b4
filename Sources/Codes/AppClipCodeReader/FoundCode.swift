// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// A code that was found in an image and read.
public struct FoundCode: Sendable, Hashable {
    /// The URL that the code contains.
    public let url: EncodableURL

    /// The 16 bytes of the code.
    public let payload: Payload

    /// The kind of the code, with or without an NFC tag, as the image in its middle shows it
    /// `nil` if that is not clear.
    public let kind: CodeStyle.Kind?

    /// The corners of the square around its disc in the image, in pixels: upper left, upper right,
    /// lower right, lower left of the upright code.
    public let corners: [PlanePoint]

    /// The map from the upright code's plane to the image.
    ///
    /// The disc has the radius 1 around the origin, y points down; the image is measured in pixels.
    public let homography: Homography

    /// Whether the image shows the code mirrored.
    public let isMirrored: Bool

    /// The colours as the image shows them, without a correction of the light.
    public let colors: Colors

    /// The number of the 128 slots and of the arcs' colours that were observed differently from the
    /// code.
    public let correctedSlots: Int

    /// The quality of the reading, 0...1.
    ///
    /// Only certain readings are reported: the number orders images by their quality.
    public let confidence: Double

    /// The colours of a code in an image.
    public struct Colors: Sendable, Hashable {
        /// The colour of the arcs that are not in the third colour, and of the middle.
        public let foreground: RGBColor

        /// The colour of the disc.
        public let background: RGBColor

        /// The third colour, that of the other arcs.
        public let third: RGBColor

        /// Creates the colours of a code.
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
