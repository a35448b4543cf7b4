// SPDX-License-Identifier: Apache-2.0

/// An angle: SwiftUI's `Angle`.
///
/// On the screen it runs clockwise.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle, of which a whole turn is 2π.
    public var radians: Double

    /// The angle, of which a whole turn is 360.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Creates an angle of 0.
    public init() { radians = 0 }

    /// Creates an angle.
    public init(radians: Double) { self.radians = radians }

    /// Creates an angle.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// No turn.
    public static let zero = Angle()

    /// Whether an angle is smaller.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

    /// Two turns, one after the other.
    public static func + (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians + right.radians)
    }

    /// A turn, and another one back.
    public static func - (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians - right.radians)
    }

    /// A turn back.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// A turn several times.
    public static func * (left: Angle, right: Double) -> Angle {
        Angle(radians: left.radians * right)
    }

    /// A turn several times.
    public static func * (left: Double, right: Angle) -> Angle { right * left }

    /// A part of a turn.
    public static func / (left: Angle, right: Double) -> Angle {
        Angle(radians: left.radians / right)
    }

    /// Adds a turn.
    public static func += (left: inout Angle, right: Angle) { left = left + right }

    /// Takes a turn back.
    public static func -= (left: inout Angle, right: Angle) { left = left - right }
}
