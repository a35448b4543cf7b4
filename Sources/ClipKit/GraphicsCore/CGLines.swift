// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// How a line ends: Core Graphics' `CGLineCap`.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// At its end point.
    case butt
    /// With half a circle around its end point.
    case round
    /// With half a square around its end point.
    case square
}

/// How lines meet: Core Graphics' `CGLineJoin`.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// With a point.
    case miter
    /// With a part of a circle.
    case round
    /// With the point cut off.
    case bevel
}

/// What is inside of a path: Core Graphics' `CGPathFillRule`.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Where the path goes around more often in one direction than in the other.
    case winding
    /// Where the path is crossed an odd number of times from outside.
    case evenOdd
}

/// How what is drawn mixes with what is below: Core Graphics' `CGBlendMode`.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// It covers it.
    case normal
    /// Multiplies the colours.
    case multiply
    /// Multiplies what the colours lack.
    case screen
    /// Multiplies or screens, by what is below.
    case overlay
    /// The darker colour.
    case darken
    /// The lighter colour.
    case lighten
}
#endif
