// SPDX-License-Identifier: Apache-2.0

/// A point of a plane: of an image, in pixels, or of a code, in radii of its disc.
///
/// In an image x points right, y down, and the upper left pixel covers 0...1 in both; its middle
/// is at (0.5, 0.5). In a code's plane the origin is the middle of the disc.
public struct PlanePoint: Sendable, Hashable {
    /// The coordinate to the right.
    public var x: Double

    /// The coordinate downward.
    public var y: Double

    /// Creates a point from its coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
