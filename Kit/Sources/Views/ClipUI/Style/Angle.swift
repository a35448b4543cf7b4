// SPDX-License-Identifier: Apache-2.0

/// An angle: SwiftUI's `Angle`.
///
/// On the screen, positive angles are clockwise.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians: a full rotation is 2π.
    public var radians: Double

    /// The angle in degrees: a full rotation is 360.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Creates an angle of 0.
    public init() { radians = 0 }

    /// Creates an angle in radians.
    public init(radians: Double) { self.radians = radians }

    /// Creates an angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// The angle 0.
    public static let zero = Angle()

    /// Returns whether the first angle is smaller.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

    /// Returns the sum of two angles.
    public static func + (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians + right.radians)
    }

    /// Returns the difference of two angles.
    public static func - (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians - right.radians)
    }

    /// Returns the opposite angle.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// Returns an angle multiplied by a number.
    public static func * (left: Angle, right: Double) -> Angle {
        Angle(radians: left.radians * right)
    }

    /// Returns an angle multiplied by a number.
    public static func * (left: Double, right: Angle) -> Angle { right * left }

    /// Returns an angle divided by a number.
    public static func / (left: Angle, right: Double) -> Angle {
        Angle(radians: left.radians / right)
    }

    /// Adds an angle.
    public static func += (left: inout Angle, right: Angle) { left = left + right }

    /// Subtracts an angle.
    public static func -= (left: inout Angle, right: Angle) { left = left - right }
}
