// SPDX-License-Identifier: Apache-2.0

/// The style of a line; lengths are in points: SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line, 1 by default.
    public var lineWidth: CGFloat
    /// The shape of the ends of the line.
    public var lineCap: CGLineCap
    /// The shape of the joins of lines.
    public var lineJoin: CGLineJoin
    /// The limit of the length of a miter join, as a multiple of the width.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps, alternately.
    public var dash: [CGFloat]
    /// The offset into the dashes at which the line begins.
    public var dashPhase: CGFloat

    /// Creates a style for lines.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    package var values: [PropertyValue] {
        [
            .length(lineWidth), .integer(lineCap.rawValue), .integer(lineJoin.rawValue),
            .length(miterLimit), .list(dash.map { .length($0) }), .length(dashPhase),
        ]
    }
}

/// The style of a filled area: SwiftUI's `FillStyle`.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule decides what is inside of a path.
    public var isEOFilled: Bool
    /// Whether edges are antialiased, as they always are here.
    public var isAntialiased: Bool

    /// Creates a style for areas.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
