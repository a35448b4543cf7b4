// SPDX-License-Identifier: Apache-2.0

/// The shape of the ends of a line: Core Graphics' `CGLineCap`.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// An end at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// A half square around the end point.
    case square
}

/// The shape of the joints between lines: Core Graphics' `CGLineJoin`.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A sharp corner.
    case miter
    /// A rounded corner.
    case round
    /// A corner that is cut off.
    case bevel
}

/// The rule that determines the inside of a path: Core Graphics' `CGPathFillRule`.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Points around which the path winds more often in one direction than in the other.
    case winding
    /// Points from which a ray crosses the path an odd number of times.
    case evenOdd
}

/// The way a drawing blends with its background: Core Graphics' `CGBlendMode`.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// The drawing covers the background.
    case normal
    /// Multiplies the colours.
    case multiply
    /// Multiplies the inverted colours.
    case screen
    /// Multiplies or screens the colours, depending on the background.
    case overlay
    /// Takes the darker colour.
    case darken
    /// Takes the lighter colour.
    case lighten
}
