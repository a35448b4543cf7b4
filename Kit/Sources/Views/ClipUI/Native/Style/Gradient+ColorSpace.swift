// SPDX-License-Identifier: Apache-2.0

extension Gradient {
    /// The colour space in which a gradient mixes colours: SwiftUI's `Gradient.ColorSpace`.
    public struct ColorSpace: Hashable, Sendable {
        private let number: Int

        /// The colour space of the screen.
        public static let device = ColorSpace(number: 1)
        /// A colour space in which equal steps look equal.
        public static let perceptual = ColorSpace(number: 2)
    }

    /// Returns the gradient in a colour space; here, colours are always mixed in sRGB.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
    /// Returns the gradient in a colour space; here, colours are always mixed in sRGB.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
