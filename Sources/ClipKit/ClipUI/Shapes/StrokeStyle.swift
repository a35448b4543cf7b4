// SPDX-License-Identifier: Apache-2.0

/// How a line is drawn; lengths are in points: SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Equatable, Sendable {
    /// The width.
    public var lineWidth: CGFloat
    /// How it ends.
    public var lineCap: CGLineCap
    /// How lines meet.
    public var lineJoin: CGLineJoin
    /// How long points of lines that meet may be, by their width.
    public var miterLimit: CGFloat
    /// The lengths of dashes and of what is between them, in turn.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins.
    public var dashPhase: CGFloat

    /// Creates a style of lines.
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

/// How an area is filled: SwiftUI's `FillStyle`.
public struct FillStyle: Equatable, Sendable {
    /// Whether what a path goes around twice is outside.
    public var isEOFilled: Bool
    /// Whether edges are smooth, as they always are here.
    public var isAntialiased: Bool

    /// Creates a style of areas.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
