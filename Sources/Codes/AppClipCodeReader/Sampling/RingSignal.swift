// SPDX-License-Identifier: Apache-2.0

/// What an image shows along the five rings of a code, before anything is decided.
///
/// It is what sampling hands to decoding. Angles count clockwise on the screen from +x, in
/// ``angleCount`` equal steps, in the code's plane turned by an angle that is not yet known.
package struct RingSignal: Sendable, Equatable {
    /// The samples of a ring.
    package static let angleCount = 720

    /// By ring, innermost first, then by angle: 0 where the line has the background's colour, 1
    /// where it has the foreground's, about a half in the third colour; -0.5...1.5.
    package var ink: [Float]

    /// As ``ink``: how far a sample can be believed, 0...1; 0 under a sticker or in a glare.
    package var reliability: [Float]

    /// Makes a signal of 5 × ``angleCount`` samples of each kind.
    package init(ink: [Float], reliability: [Float]) {
        let count = 5 * Self.angleCount
        precondition(ink.count == count && reliability.count == count, "five rings of samples")
        self.ink = ink
        self.reliability = reliability
    }
}
