// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import Foundation

/// A direction with a length: Core Graphics' `CGVector`.
public struct CGVector: Hashable, Codable, Sendable {
    /// How far it goes along x.
    public var dx: CGFloat
    /// How far it goes along y.
    public var dy: CGFloat

    /// No length.
    public static let zero = Self()

    /// No length.
    public init() { self.init(dx: 0, dy: 0) }

    /// A vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
#endif
