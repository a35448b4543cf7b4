// SPDX-License-Identifier: Apache-2.0

/// A point in a plane: in an image, in pixels, or in a code, in radii of its disc.
///
/// x points right, y down. In an image, the upper left pixel covers 0...1 in both directions; in a
/// code's plane the origin is the center of the disc.
public struct ScenePoint: Sendable, Hashable {
    /// The coordinate to the right.
    public var x: Double

    /// The coordinate downwards.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
