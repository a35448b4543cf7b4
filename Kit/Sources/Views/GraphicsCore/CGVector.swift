// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A vector in two dimensions: Core Graphics' `CGVector`.
public struct CGVector: Hashable, Codable, Sendable {
    /// The component along the x axis.
    public var dx: CGFloat
    /// The component along the y axis.
    public var dy: CGFloat

    /// The zero vector.
    public static let zero = Self()

    /// Creates the zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
