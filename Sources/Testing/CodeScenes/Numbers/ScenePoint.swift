// SPDX-License-Identifier: Apache-2.0

/// A point of a plane: of an image, in pixels, or of a code, in radii of its disc.
///
/// x points right, y down. In an image the upper left pixel covers 0...1 in both; in a code's
/// plane the origin is the middle of the disc.
public struct ScenePoint: Sendable, Hashable {
    /// To the right.
    public var x: Double

    /// Downward.
    public var y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
