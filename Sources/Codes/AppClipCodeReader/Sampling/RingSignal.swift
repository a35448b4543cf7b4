// SPDX-License-Identifier: Apache-2.0

/// The ink of an image along the five rings of a code, before any decision about its bits.
///
/// It is the output of sampling and the input of decoding. Angles count clockwise on the screen
/// from +x, in ``angleCount`` equal steps, in the code's plane at a rotation that is not yet known.
package struct RingSignal: Sendable, Equatable {
    /// The number of samples of a ring.
    package static let angleCount = 720

    /// By ring, innermost first, then by angle: 0 if the line has the background colour, 1 if it
    /// has the foreground colour, about a half for the third colour; -0.5...1.5.
    package var ink: [Float]

    /// The reliability of each sample, in the order of ``ink``, 0...1; 0 under a sticker or in a
    /// glare.
    package var reliability: [Float]

    /// Creates a signal from 5 × ``angleCount`` samples of each kind.
    package init(ink: [Float], reliability: [Float]) {
        let count = 5 * Self.angleCount
        precondition(ink.count == count && reliability.count == count, "five rings of samples")
        self.ink = ink
        self.reliability = reliability
    }
}
